import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** The form that lays a table for people far apart. */
export const sayNewTable = voiceOf(t.laying)
