import type { Seat } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** Ready-made messages that can be sent at any table. */
export const PHRASES = t.talk

export type Phrase = keyof typeof PHRASES

/** Something said at the table. Watchers hear it and say nothing. Anyone who reconnects may be sent it again. */
export type TalkMessage = {
  /** When it was said. There are no numbers: a gap between two would reveal a block. */
  readonly at: number
  readonly seat: Seat
} & ({ readonly text: string } | { readonly phrase: Phrase })
