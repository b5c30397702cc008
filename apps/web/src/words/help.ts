import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** What is said to whoever wants help. */
export const sayHelp = voiceOf(t.help)
