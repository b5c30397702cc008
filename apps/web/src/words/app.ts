import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

export const sayApp = voiceOf(t.app)
