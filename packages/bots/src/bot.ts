import type { Evaluation, Rng, Seat, Solver } from '@spellendoos/kernel'

/** What a computer player is asked: a view, never a state. */
export interface Question<View = unknown> {
  readonly view: View
  readonly seat: Seat
  /** How many sit at the table. */
  readonly seats: number
  /** Who plays with whom, where partners do; else everyone plays alone. */
  readonly sides?: readonly (readonly Seat[])[]
  /** From 1, a beginner, to 5. */
  readonly level: number
  /** The same question with the same seed gets the same answer, unless time cuts it short. */
  readonly seed: number
  /** Asked again and again: true when the time is up or nobody wants to know any more. A bot has no clock. */
  readonly stop?: () => boolean
}

/** What a game brings along for its computer players, as far as it was fetched. */
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
  /** How many of a hundred moves that lie there it does not see; at least one is always seen. */
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
