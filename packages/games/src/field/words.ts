import type { Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** Sentences that games on the halma board have in common. */
export const BOARD_TEXT: Text = t['board-text']

export const REPETITION_TEXT: Text = t['repetition-text']

/** What every game of the family says. */
export const SAYS = t.says

export const BY_THE_BOOK_TEXT: Text = t['by-the-book-text']
