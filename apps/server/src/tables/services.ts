import type { Question } from '@spellendoos/bots/table'
import type { Random } from '@spellendoos/fair'
import type { Game, Text } from '@spellendoos/kernel'
import type { Logger } from 'pino'
import type { Fanout } from '../fanout/fanout.ts'
import type { Signer } from '../room/signer.ts'
import type { Downtime } from '../downtime.ts'
import type { Store } from '../store/store.ts'

/** Computer players, which think outside the server's own thread. */
export interface BotPool {
  /** The move in notation, or `undefined` if it is better to wait. Tables with viewers are served first. */
  think(question: Question, watched?: boolean): Promise<string | undefined>
  close(): Promise<void>
}

/** A player who is on turn and not connected. */
export interface AwaitedPlayer {
  readonly match: string
  /** The hash of the key that opens the seat. */
  readonly key: string
  /** The game's name. */
  readonly game: Text
}

/** Everything around the rooms of one node, passed in so that tests can let time pass and things break. */
export interface Services {
  /** The unique name of this node. */
  readonly node: string
  readonly store: Store
  readonly fanout: Fanout
  readonly bots: BotPool
  /** Notifies an absent player of their turn. It is not awaited and never fails. */
  readonly notify: (awaited: AwaitedPlayer) => void
  readonly random: Random
  readonly signer: Signer
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** The last period in which no node could take a move. */
  readonly downtime?: Downtime | undefined
  /** Milliseconds that all nodes count alike; they may jump when the database's clock does. */
  readonly now: () => number
  /** Calls back after some milliseconds; the returned function cancels that. */
  readonly after: (milliseconds: number, then: () => void) => () => void
  /** The game with exactly these rules; `undefined` if they are not on this shelf. */
  readonly game: (id: string, version?: number) => Promise<Game | undefined>
}
