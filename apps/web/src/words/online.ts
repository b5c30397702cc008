import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Texts of online tables: gathering, links, the connection, and leaving. */
export const sayOnline = voiceOf(t.online)
