import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

export const sayTable = voiceOf(t.table)
