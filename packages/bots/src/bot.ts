import type { Evaluation, Rng, Seat, Solver } from '@spellendoos/kernel'
import type { Question } from './question.ts'

/** A question while it is thought about. */
export interface Thought<View = unknown> extends Pick<
  Question<View>,
  'view' | 'seat' | 'seats' | 'level' | 'seed'
> {
  /** The sides, where there are partners; otherwise everyone plays alone. */
  readonly sides?: readonly (readonly Seat[])[]
  /** Asked again and again: true when the time is up or nobody wants to know any more. A bot has no clock. */
  readonly stop?: () => boolean
}

/** What a game knows for its computer players, as far as it was loaded. */
export interface Knowledge<State = unknown, Move = unknown, View = unknown> {
  readonly evaluation?: Evaluation<State, Move> | undefined
  readonly solver?: Solver<View> | undefined
}

/** What the simple bot may spend. */
export interface BotWish {
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
  /** In notation. Nothing: out of turn, it is better to wait; or the seat has no move at all. */
  readonly move?: string
  /** How good it is for the seat, where known: 0 lost, 1 won; alone, what a position may come to be worth. */
  readonly score?: number
  /** How it expects play to go on, its own move first. */
  readonly line?: readonly string[]
  /** What it thinks of every move it looked at, the best first. */
  readonly choices?: readonly Finding[]
  /** Decisions looked at. */
  readonly nodes: number
  /** How many plies ahead it looked at all moves, where it did so ply by ply. */
  readonly depth?: number
}

/** What was found out about a move. */
export interface Finding {
  readonly move: string
  /** As `score`. */
  readonly score: number
  /** How far off that usually is, where it was found by playing matches out. */
  readonly doubt?: number
  readonly line: readonly string[]
}
