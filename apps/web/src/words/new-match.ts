import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** The form that lays out a new match. */
export const sayNewMatch = voiceOf(t.opening)
