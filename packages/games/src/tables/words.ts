import { t } from './words/texts.ts'

/** Rules that tables games have in common, word for word; `pass-throw` where a double brings another throw. */
export const SHARED_RULES = t['shared-rules']

/** What tables games say alike. */
export const SHARED_SAYS = t['shared-says']
