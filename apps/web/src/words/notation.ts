import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Texts for positions and moves. */
export const sayNotation = voiceOf(t.notation)
