import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

export const sayRules = voiceOf(t.rules)
