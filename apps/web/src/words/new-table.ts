import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Texts of the form that creates an online table. */
export const sayNewTable = voiceOf(t['new-table'])
