import { t } from './words/texts.ts'

/** What can be wrong with a position. */
export const POSITION_PROBLEMS = t['position-problems']
