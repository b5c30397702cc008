import type { Ask, Entry, Seat } from '@spellendoos/kernel'
import type { Flaw } from './words.ts'

/** How chance is generated at a table, and which entries of a log do not fit it. */
export interface Chance {
  /** The host's commitment to its seed. */
  readonly commitment: string | undefined
  /** Each seat's commitment to its contributions. */
  readonly seals: readonly (string | undefined)[]
  /** Whether everything has been sealed that must be sealed before the deal. */
  readonly ready: boolean
  /** The seats that have not sealed or revealed yet. */
  readonly missing: readonly Seat[]
  /** How many draws were made. */
  readonly draws: number
  /** The seats whose link for the pending draw is missing. */
  readonly awaited: readonly Seat[]
  /** What is wrong with this as the next entry; `ask` is what chance is being asked for, if anything. */
  flaw(entry: Entry, ask: Ask | undefined): Flaw | undefined
  /** Applies an entry without a flaw. */
  take(entry: Entry): void
  /** The answer to the current question, once everything it depends on is known. */
  answer(ask: Ask): readonly number[] | undefined
}
