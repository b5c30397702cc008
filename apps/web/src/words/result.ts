import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** What is said when a match is over. */
export const sayResult = voiceOf(t.result)
