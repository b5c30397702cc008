import type { Act, Seat } from '@spellendoos/kernel'
import type { Phrase } from './talk.ts'

/** What a client with a key can ask a table to do. */
export type Command =
  /**
   * Takes the empty seat that this link is for, or changes the name at one's own seat. `browser` is the secret of the
   * player's browser. The answer contains the seat's new key; the link no longer works.
   */
  | { readonly do: 'sit'; readonly name: string; readonly browser?: string }
  /** Gives the seat up, as long as the match has not begun; its key no longer works. */
  | { readonly do: 'rise' }
  /**
   * Puts a computer player of a level at an empty seat, whose link then no longer works; level 0 removes it. The number
   * of a character is a level too. Host only.
   */
  | { readonly do: 'fill'; readonly seat: Seat; readonly level: number }
  /** Ready to begin, or no longer ready. The match begins when every seat is taken and ready. */
  | { readonly do: 'ready'; readonly ready: boolean }
  /** Commits to this seat's contributions to chance: the end of its hash chain, and its public key. */
  | { readonly do: 'seal'; readonly seal: string; readonly key: string }
  /** The link of that chain for the pending draw. */
  | { readonly do: 'link'; readonly draw: number; readonly link: string }
  /** Signs the match as its replay records it. */
  | { readonly do: 'sign'; readonly signature: string }
  /** A move in notation; `seen` is the number of entries of the match that the player saw. */
  | { readonly do: 'move'; readonly move: string; readonly seen: number }
  /** A move is taken back once all other people at the table agree; at once if there are none. */
  | { readonly do: 'act'; readonly act: Act }
  /**
   * Answers a request to take back a move; `seen` as in the request. The player who asked withdraws it by disallowing
   * it.
   */
  | { readonly do: 'answer-back'; readonly seen: number; readonly allow: boolean }
  /** Lets a computer player take over until the player returns. */
  | { readonly do: 'leave' }
  /**
   * Takes the seat over again, unless the player has resigned. `seen` as for a move: a stand-in that took over later
   * stays, so a late repeat undoes no later leaving. Pages of the previous release do not send it.
   */
  | { readonly do: 'return'; readonly seen?: number }
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'phrase'; readonly phrase: Phrase }
  /** Asks for another match of the same players; it begins when everyone has asked. */
  | { readonly do: 'rematch' }
  /**
   * Replaces the key of one's own seat; the answer contains the new one. Before the match the host also does it for
   * empty seats. Once the table of the next match exists, it is done there.
   */
  | { readonly do: 'renew'; readonly seat: Seat }
  /** Reports what a seat said to the operator; a second report of the same seat changes nothing. */
  | { readonly do: 'report'; readonly seat: Seat }
  /** Blocks the player at a seat, at every table, or undoes that. The answer contains the handle of the block. */
  | { readonly do: 'block'; readonly seat: Seat; readonly blocked: boolean }

/**
 * A command as it is sent. If it is sent again with the same id, it is done once and gets the first answer. The ids of
 * `sit` and `renew` are secret: the new key is derived from them.
 */
export type Request = Command & { readonly id: string }
