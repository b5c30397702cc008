import type { Seat } from '@spellendoos/kernel'
import type { Weighed } from '../weigh.ts'
import type { Worths } from './scale.ts'

/** What a player did on their turn. */
export interface Decision {
  readonly seat: Seat
  /** In notation. */
  readonly move: string
}

/** What became of a decision. */
export interface Verdict {
  /** The move that was best as far as the seat could know. */
  readonly best: string
  /** What the move that was played was worth less what the best was worth, to everyone. */
  readonly difference: Worths
  /** How far off that may be; left out where nothing was sampled. */
  readonly variance?: Worths
  /** The moves it was set beside, the best first, as the seat saw them. */
  readonly weighed: Weighed
}

/** What a position is worth, and what became of the decision that was made in it. */
export interface Appraisal {
  readonly worths: Worths
  /** How far off that may be; left out where nothing was sampled. */
  readonly variance?: Worths
  /** The end is known, whatever anybody does. */
  readonly certain?: true
  /** Left out where nothing was decided, or nobody can tell how well. */
  readonly verdict?: Verdict
}

/** Says what positions of one match are worth. It sees the true state; decisions are judged by what their seat saw. */
export interface Appraiser<State> {
  /** Computes something that is needed later; whether there is more of it. */
  prepare?(s: State): boolean
  appraise(s: State, decision?: Decision): Appraisal
}

/** What an appraiser may spend. More takes longer and is surer. */
export interface Effort {
  /** Where nothing is left to chance: how many plies ahead, and how many positions at most for a decision. */
  readonly depth: number
  readonly nodes: number
  /** Where matches are played out: how many plies for a position, and for a comparison of two moves. */
  readonly plies: number
}

export const EFFORT: Effort = { depth: 8, nodes: 15_000, plies: 20_000 }
