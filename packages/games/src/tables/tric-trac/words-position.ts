import { SHARED_PROBLEMS } from '../words-position.ts'
import { t } from './words/texts.ts'

/** What can be wrong with a position, beyond its board. */
export const POSITION_PROBLEMS = { ...SHARED_PROBLEMS, ...t['position-problems'] }
