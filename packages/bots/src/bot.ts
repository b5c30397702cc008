import type { Evaluation, Rng, Seat, Solver } from '@spellendoos/kernel'
import type { Question } from './question.ts'

/** A question and the limits for answering it. */
export interface BotRequest<View = unknown> extends Pick<
  Question<View>,
  'view' | 'seat' | 'seats' | 'level' | 'seed' | 'match'
> {
  /** The sides, where there are partners; otherwise everyone plays alone. */
  readonly sides?: readonly (readonly Seat[])[]
  /** Polled during the search: true when the time is up or the answer is no longer wanted. A bot has no clock. */
  readonly stop?: () => boolean
}

/** What a game knows about itself for computer players, as far as it has been loaded. */
export interface Knowledge<State = unknown, Move = unknown, View = unknown> {
  readonly evaluation?: Evaluation<State, Move> | undefined
  readonly solver?: Solver<View> | undefined
}

/** What the simple bot may spend. */
export interface BotBudget {
  /** How many sit at the table. */
  readonly seats: number
  readonly rng: Rng
  /** The most playouts it may take. */
  readonly playouts: number
  /** The percentage of possible moves that it does not see; at least one is always seen. */
  readonly oversight?: number
  /** Asked before every playout: true when the time is up. A bot has no clock of its own. */
  readonly stop?: () => boolean
}

export interface BotAnswer {
  /** In notation. Left out if it is better to wait out of turn, or if the seat has no move at all. */
  readonly move?: string
  /** How good it is for the seat, if known: 0 lost, 1 won; alone, what a position may come to be worth. */
  readonly score?: number
  /** The expected continuation, beginning with its own move. */
  readonly line?: readonly string[]
  /** The rating of every move that it considered, best first. */
  readonly choices?: readonly Finding[]
  /** How many decisions were searched. */
  readonly nodes: number
  /** How many plies ahead all moves were searched, if the search went ply by ply. */
  readonly depth?: number
}

/** What was found out about a move. */
export interface Finding {
  readonly move: string
  /** As `score`. */
  readonly score: number
  /** The usual error of the estimate, if it comes from playouts. */
  readonly doubt?: number
  readonly line: readonly string[]
}
