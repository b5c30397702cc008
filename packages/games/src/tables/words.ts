import { t } from './words/texts.ts'

/** Rules that tables games have in common, word for word; `pass-throw` if a double gives another throw. */
export const SHARED_RULES = t['shared-rules']

/** What all tables games say. */
export const SHARED_SAYS = t['shared-says']
