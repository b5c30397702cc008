import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Pictures of rules, and positions to try things out. */
export const sayLessons = voiceOf(t.lessons)
