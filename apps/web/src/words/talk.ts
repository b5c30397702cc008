import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

export const sayTalk = voiceOf(t.talk)
