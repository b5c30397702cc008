import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

export const sayShelf = voiceOf(t.shelf)
