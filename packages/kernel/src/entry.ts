import type { Ask, Draw, Seat } from './game.ts'
import type { Json } from './text.ts'

/** What players may do at any table, whatever the game. */
export type Act = 'resign' | 'offer-draw' | 'accept' | 'decline' | 'undo'
export const ACTS: readonly Act[] = ['resign', 'offer-draw', 'accept', 'decline', 'undo']

/**
 * One entry of a match's log. Moves are in notation, clocks by name, and chance by its answer, so that a log can be
 * replayed without a generator. Nothing is ever removed: an undo is an entry too.
 */
export type Entry = EntryBody & {
  /** When the host received it, in milliseconds; hosts without a clock leave it out. */
  readonly at?: number
}
type EntryBody =
  | { readonly by: Seat; readonly move: string }
  /** With the question, so that a verifier that does not know the rules can check the answer. */
  | { readonly by: 'chance'; readonly draw: Draw; readonly ask?: Ask }
  | { readonly by: 'clock'; readonly move: string }
  | { readonly by: Seat; readonly act: Act }
  /** From here on a computer player of this level, or with this number, plays the seat; 0 returns it to the person. */
  | { readonly by: Seat; readonly bot: number }
  /** A commitment: the host's to its seed, or a seat's to its contributions to chance, with its public key. */
  | { readonly by: Seat | 'host'; readonly seal: string; readonly key?: string }
  /** A seat's contribution to chance, revealed. */
  | { readonly by: Seat; readonly reveal: string }
  /** What a seat contributes to the current draw. */
  | { readonly by: Seat; readonly link: string }
  /** A seat was asked to contribute to the current draw and did not. */
  | { readonly by: Seat; readonly absent: true }

/** What a match is, apart from its log. */
export interface Header {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: Readonly<Record<string, Json>>
  readonly seats: number
  /** Where it starts, if not from the game's own set-up. */
  readonly position?: string
}
