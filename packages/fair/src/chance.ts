import type { Ask, Entry, Seat } from '@spellendoos/kernel'
import type { Flaw } from './words.ts'

/** How chance comes about at a table, and what of a log does not fit it. */
export interface Chance {
  /** The host's commitment to its seed. */
  readonly commitment: string | undefined
  /** Each seat's commitment to its contributions. */
  readonly seals: readonly (string | undefined)[]
  /** Whether everything was sealed that has to be before anything is dealt. */
  readonly ready: boolean
  /** The seats that this waits for. */
  readonly missing: readonly Seat[]
  /** How many draws were made. */
  readonly draws: number
  /** The seats whose part of the next draw is still to come. */
  readonly awaited: readonly Seat[]
  /** What is wrong with this entry as the next one; `ask` is what chance is asked for now, if it is. */
  flaw(entry: Entry, ask: Ask | undefined): Flaw | undefined
  /** Takes in an entry without a flaw. */
  take(entry: Entry): void
  /** The answer to what is asked now, once everything that goes into it is there. */
  answer(ask: Ask): readonly number[] | undefined
}
