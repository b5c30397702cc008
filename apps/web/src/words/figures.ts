import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

export const sayFigures = voiceOf(t.figures)
