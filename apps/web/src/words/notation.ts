import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** What is said where positions and moves are written. */
export const sayNotation = voiceOf(t.notation)
