import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Texts for the end of a match. */
export const sayResult = voiceOf(t.result)
