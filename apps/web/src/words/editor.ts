import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Setting up a position. */
export const sayEditor = voiceOf(t.editor)
