import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** The form for a new match. */
export const sayNewMatch = voiceOf(t.opening)
