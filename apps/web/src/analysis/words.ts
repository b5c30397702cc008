import { voiceOf } from '../words/lang.ts'
import { t } from './words/texts.ts'

export const sayAnalysis = voiceOf(t.says)
