import type { Random } from '@spellendoos/fair'
import type { Game, Seat, Text } from '@spellendoos/kernel'
import type { Logger } from 'pino'
import type { Fanout } from '../fanout/fanout.ts'
import type { Store } from '../store/store.ts'

/** What a computer player is asked: a view, never a state. */
export interface Question {
  readonly game: string
  readonly view: unknown
  readonly seat: Seat
  readonly seats: number
  readonly level: number
  readonly seed: number
}

/** Computer players, who think beside the server's own work. */
export interface Thinkers {
  /** The move in notation, or nothing when it is better to wait. */
  think(question: Question): Promise<string | undefined>
  close(): Promise<void>
}

/** Somebody the table waits for and who does not look on. */
export interface Awaited {
  readonly match: string
  /** The hash of the key that opens the seat. */
  readonly key: string
  /** The game's name. */
  readonly game: Text
}

/** Everything around the rooms of one node, handed in so that tests can let time pass and things break. */
export interface House {
  /** This node's name, different from all others. */
  readonly node: string
  readonly store: Store
  readonly fanout: Fanout
  readonly thinkers: Thinkers
  /** Tells somebody who is not there that a table waits. Nobody waits for it, and it never fails. */
  readonly ring: (awaited: Awaited) => void
  readonly random: Random
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Milliseconds that all nodes count alike; they may jump when the database's clock does. */
  readonly now: () => number
  /** Calls back after some milliseconds; the answer calls that off. */
  readonly after: (milliseconds: number, then: () => void) => () => void
  /** The game with just these rules; nothing where they are not on this shelf. */
  readonly game: (id: string, version?: number) => Promise<Game | undefined>
}
