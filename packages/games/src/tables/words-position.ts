import { t } from './words/texts.ts'

/** What can be wrong with a position of any tables game that has its own notation. */
export const SHARED_PROBLEMS = t['shared-problems']
