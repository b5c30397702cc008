import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** The guided first match. */
export const sayLearn = voiceOf(t.learn)
