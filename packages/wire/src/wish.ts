import type { Act, Seat } from '@spellendoos/kernel'
import type { Phrase } from './talk.ts'

/** Something that who holds a link wants to do at a table. */
export type Wish =
  /** Takes the seat of this link, or changes the name in front of it; `browser` is the secret of who sits down. */
  | { readonly do: 'sit'; readonly name: string; readonly browser?: string }
  /** Gives the seat back, as long as the match has not begun. */
  | { readonly do: 'rise' }
  /** Puts a computer player of a level at an empty seat; level 0 sends it away. Only the one who laid the table. */
  | { readonly do: 'fill'; readonly seat: Seat; readonly level: number }
  /** Ready to begin, or not after all. The match begins when every seat is taken and ready. */
  | { readonly do: 'ready'; readonly ready: boolean }
  /** A commitment to this seat's contribution to chance. */
  | { readonly do: 'seal'; readonly seal: string }
  /** That contribution, laid open. */
  | { readonly do: 'reveal'; readonly contribution: string }
  /** A move in notation; `seen` is the number of entries of the match that the player saw. */
  | { readonly do: 'move'; readonly move: string; readonly seen: number }
  | { readonly do: 'act'; readonly act: Act }
  /** Lets a computer player take over, until coming back. */
  | { readonly do: 'leave' }
  | { readonly do: 'return' }
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'phrase'; readonly phrase: Phrase }
  /** Wants another match of the same players; it is laid when all people want it. */
  | { readonly do: 'rematch' }
  /** Makes the old link of a seat worthless; the answer holds the new key. Only the one who laid the table. */
  | { readonly do: 'renew'; readonly seat: Seat }
  /** Calls the attention of who runs this server to what a seat said. */
  | { readonly do: 'report'; readonly seat: Seat }
  /** Wants no more to do with who sits there, at any table, or again after all. The answer holds the handle of the block. */
  | { readonly do: 'block'; readonly seat: Seat; readonly blocked: boolean }

/** A wish as it is sent. Sent again with the same id it is answered with the first answer, and done once. */
export type Request = Wish & { readonly id: string }
