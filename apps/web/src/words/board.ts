import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** What can be said of a place or a cell besides what the scene says of it. */
export const sayBoard = voiceOf(t.board)
