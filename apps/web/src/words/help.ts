import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Texts of hints and warnings. */
export const sayHelp = voiceOf(t.help)
