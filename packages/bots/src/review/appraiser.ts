import type { Seat } from '@spellendoos/kernel'
import type { Weighed } from '../weigh.ts'
import type { Worths } from './scale.ts'

/** What a player did on their turn. */
export interface Decision {
  readonly seat: Seat
  /** In notation. */
  readonly move: string
}

/** The appraisal of a decision. */
export interface DecisionVerdict {
  /** The best move as far as the seat could know. */
  readonly best: string
  /** The worth of the move that was played minus that of the best, for everyone. */
  readonly difference: Worths
  /** The variance of the difference; left out if nothing was sampled. */
  readonly variance?: Worths
  /** The moves it was compared with, best first, as the seat saw them. */
  readonly weighed: Weighed
}

/** What a position is worth, and how good the decision in it was. */
export interface Appraisal {
  readonly worths: Worths
  /** The variance of the worth; left out if nothing was sampled. */
  readonly variance?: Worths
  /** The outcome is known, whatever anybody does. */
  readonly certain?: true
  /** Left out if there was no decision, or if it cannot be judged. */
  readonly verdict?: DecisionVerdict
}

/**
 * Appraises the positions of one match, in their order. It sees the true state; decisions are judged by what their seat
 * saw.
 */
export interface Appraiser<State> {
  /** Does one step of a computation that is needed later; returns whether there are more steps. */
  prepare?(s: State): boolean
  appraise(s: State, decision?: Decision): Appraisal
  /** Goes past a position that is appraised elsewhere; those after it are appraised as if it had been appraised here. */
  pass?(s: State): void
  /**
   * What a position after an answer of chance was worth to the mean over all answers; `undefined` if that is what
   * `appraise` says. Asked before it is appraised.
   */
  drawn?(s: State): Worths | undefined
}

/** The limits of an appraiser. Higher limits take longer and give more reliable results. */
export interface Effort {
  /** For games without chance: how many plies ahead, and how many positions at most per decision. */
  readonly depth: number
  readonly nodes: number
  /** For playouts: how many plies for a position, and for a comparison of two moves. */
  readonly plies: number
  /** How many playouts are used to find the best move; others measure how much better it was. */
  readonly tries: number
}

export const EFFORT: Effort = { depth: 8, nodes: 15_000, plies: 20_000, tries: 200 }
