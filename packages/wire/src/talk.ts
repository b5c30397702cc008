import type { Seat } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** What can be said at any table, whoever sits there. */
export const PHRASES = t.talk

export type Phrase = keyof typeof PHRASES

/** Something said at the table. Watchers hear it and say nothing. Anyone who reconnects may be sent it again. */
export type TalkMessage = {
  /** When it was said. It has no number: a gap between two would reveal that somebody was blocked. */
  readonly at: number
  readonly seat: Seat
} & ({ readonly text: string } | { readonly phrase: Phrase })
