import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

export const saySettings = voiceOf(t.settings)
