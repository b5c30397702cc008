import type { Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** What every halma game says. */
export const HALMA_SAYS = t.says

/** The texts of rules that all halma games share. */
export const HALMA_RULES = t.rules

/** The texts of rules that halma games on squares share. */
export const ON_SQUARES = t['on-squares']

/** The texts of rules that halma games on the star share. */
export const ON_STAR = t['on-star']

/** The names of the squares of the halma board. */
export const HALMA_BOARD: Text = t.board

/** The two court lines in every corner of the halma board. */
export const COURT_LINES: Text = t['court-lines']
export const COURT_SHAPES: Text = t['court-shapes']
export const CORNERS: Text = t.corners

export const BY_THE_BOOK: Text = t['by-the-book']
