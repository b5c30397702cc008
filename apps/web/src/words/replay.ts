import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

export const sayReplay = voiceOf(t.replay)
