import type { Entry, Eye, Json, Seat, Series } from '@spellendoos/kernel'
import type { Openness, Pace, Phrase } from '@spellendoos/wire'

/** How a table was laid: the first line of its record. Of keys only the hashes are kept. */
export interface LaidTable {
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
  /** By seat: the hash of the secret of the browser that sits there; null where none is known. */
  readonly browsers?: readonly (string | null)[]
  readonly watch: string
  readonly invite: string
  readonly series: Series
}

/** What a line of a table's record says. Times stand beside it. It holds secrets: no line leaves the server. */
export type Body =
  | { readonly is: 'laid'; readonly table: LaidTable }
  /**
   * Somebody took a seat, or changed the name; a new key where the old link is not the one that is used. Of the browser
   * only the hash of its secret.
   */
  | {
      readonly is: 'sat'
      readonly seat: Seat
      readonly name: string
      readonly key?: string
      readonly browser?: string
    }
  | { readonly is: 'rose'; readonly seat: Seat }
  | { readonly is: 'filled'; readonly seat: Seat; readonly level: number }
  | { readonly is: 'ready'; readonly seat: Seat; readonly ready: boolean }
  /** Everyone was ready: the host's seed for this match. */
  | { readonly is: 'sealing'; readonly seed: string }
  /** These seats did not contribute in time. */
  | { readonly is: 'voided'; readonly seats: readonly Seat[] }
  /** What one wish, clock or computer player brought about, chance's answers included. */
  | { readonly is: 'played'; readonly entries: readonly Entry[] }
  | { readonly is: 'said'; readonly seat: Seat; readonly text: string }
  | { readonly is: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly is: 'renewed'; readonly seat: Seat; readonly key: string }
  /** Somebody blocked who sits at another seat, or no longer does: it stands in the store, and every node asks there. */
  | { readonly is: 'blocked'; readonly seat: Seat; readonly other: Seat; readonly blocked: boolean }
  | { readonly is: 'again'; readonly seat: Seat }
  | { readonly is: 'next'; readonly match: string }

/** The request that a line answers, so that it is done once however often it is sent. */
export interface Asked {
  readonly by: Eye
  readonly id: string
}

export type Written = Body & { readonly asked?: Asked }
