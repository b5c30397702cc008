import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Around a table far away: gathering, links, the line, and leaving. */
export const sayOnline = voiceOf(t.online)
