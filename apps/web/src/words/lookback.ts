import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** What was luck and what was skill in a match. */
export const sayLookback = voiceOf(t.lookback)
