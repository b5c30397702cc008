import type { Seat } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** Ready-made messages that can be sent at any table. */
export const PHRASES = t.talk

export type Phrase = keyof typeof PHRASES

/**
 * A message at the table. Watchers receive messages and cannot send any. A page that reconnects may receive one again.
 */
export type TalkMessage = {
  /** When it was sent. There are no numbers, because a gap between two would reveal a block. */
  readonly at: number
  readonly seat: Seat
} & ({ readonly text: string } | { readonly phrase: Phrase })
