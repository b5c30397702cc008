import type { Entry, Eye, Json, Seat, Series } from '@spellendoos/kernel'
import type { Openness, Pace, Phrase } from '@spellendoos/wire'

/** How a table was set up: the first line of its record. Keys are stored only as hashes. */
export interface TableSetup {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
  readonly position?: string
  readonly pace: Pace
  readonly patience: number
  readonly openness: Openness
  readonly host: Seat
  readonly players: readonly { readonly name: string; readonly level: number }[]
  /** By seat; null where no link was made. */
  readonly keys: readonly (string | null)[]
  /** By seat: the hash of the secret of the browser that sits there; null if unknown. */
  readonly browsers?: readonly (string | null)[]
  readonly watch: string
  readonly invite: string
  readonly series: Series
  /** The public key of the server that created the table. */
  readonly signer?: string
}

/**
 * The content of a line of a table's record. Times are stored beside it. It contains secrets: no line leaves the
 * server.
 */
export type LineBody =
  | { readonly is: 'laid'; readonly table: TableSetup }
  /**
   * A player took a seat with a key of their own (in old records it may be the link's), or changed their name. The
   * browser is stored only as the hash of its secret.
   */
  | {
      readonly is: 'sat'
      readonly seat: Seat
      readonly name: string
      readonly key?: string
      readonly browser?: string
    }
  /** No key opens the seat from here on. In old records it is missing, and the key remained valid. */
  | { readonly is: 'rose'; readonly seat: Seat; readonly key?: null }
  | { readonly is: 'filled'; readonly seat: Seat; readonly level: number; readonly key?: null }
  | { readonly is: 'ready'; readonly seat: Seat; readonly ready: boolean }
  /**
   * Everyone was ready: the host's seed for this match, and whether seats contribute links (missing in old records).
   */
  | { readonly is: 'sealing'; readonly seed: string; readonly links?: true }
  /** These seats did not contribute in time. */
  | { readonly is: 'voided'; readonly seats: readonly Seat[] }
  /** All consequences of one request, clock or bot, chance's answers included. */
  | { readonly is: 'played'; readonly entries: readonly Entry[] }
  /** A player asks the others to take back a move, and their answers. In old records nobody was asked. */
  | { readonly is: 'asked-back'; readonly seat: Seat }
  | { readonly is: 'answered-back'; readonly seat: Seat; readonly allow: boolean }
  | { readonly is: 'said'; readonly seat: Seat; readonly text: string }
  | { readonly is: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly is: 'renewed'; readonly seat: Seat; readonly key: string }
  /** A player reported another seat: recorded once, however often it is requested. */
  | { readonly is: 'reported'; readonly seat: Seat; readonly other: Seat }
  /** A request was done that changed nothing: this line prevents a late copy of it from being done as a new one. */
  | { readonly is: 'noted'; readonly seat: Seat }
  /** A player blocked or unblocked another seat. The block itself is in the store, where every node finds it. */
  | { readonly is: 'blocked'; readonly seat: Seat; readonly other: Seat; readonly blocked: boolean }
  /** No node could take a move in this time, so it is charged to nobody. */
  | { readonly is: 'rested'; readonly from: number; readonly until: number }
  | { readonly is: 'again'; readonly seat: Seat }
  /** Where the next match is played, with the keys that open the seats here: no link is renewed after this. */
  | { readonly is: 'next'; readonly match: string }
  /** A seat signs the match. */
  | { readonly is: 'signed'; readonly seat: Seat; readonly signature: string }

/** The request that a line answers, so that it is done once however often it is sent. */
export interface RequestId {
  readonly by: Eye
  readonly id: string
}

export type WrittenLine = LineBody & { readonly asked?: RequestId }
