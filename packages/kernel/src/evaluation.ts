import type { Seat } from './game.ts'
import type { SearchBoard } from './search-board.ts'

/**
 * What a game knows about its own positions, for computer players. A game folder may contain an `evaluation.ts` that
 * exports one of these as `evaluation`; it is loaded only by hosts where a computer player thinks. It is never asked
 * about positions that are over, and everything except `worth` is optional.
 */
export interface Evaluation<State = unknown, Move = unknown> {
  /** How good a position looks for a seat, from −1 (as good as lost) to 1 (as good as won). */
  worth(this: void, s: State, seat: Seat): number
  /** The same, if the outcome with best play is known for certain; a win that comes sooner is nearer to 1. */
  known?(this: void, s: State, seat: Seat): number | undefined
  /**
   * Does one step of the computation needed to judge this position and its successors, and returns whether there are
   * more steps. It is called repeatedly, before anything else, until it is done or time is up; until it is done,
   * positions are judged without the result.
   */
  prepare?(this: void, s: State): boolean
  /** The same position as a board on which a search makes and undoes moves. It belongs to the caller. */
  board?(this: void, s: State): SearchBoard<Move>
  /** An integer up to 2^53 that identifies a position. Without it positions are not cached. */
  key?(this: void, s: State): number
  /** Whether a move (a capture, a threat) must be examined before the position can be judged. */
  forcing?(this: void, s: State, move: Move): boolean
  /** How promising a move looks before it is tried; the most promising moves are tried first. */
  promise?(this: void, s: State, move: Move): number
  /** A number below 65,536 that identifies a move in other positions too, for instance by its two fields. */
  mark?(this: void, move: Move): number
  /**
   * The moves worth considering: at least one for the seat on turn, none if it is better to wait. All moves, if left
   * out.
   */
  thinkable?(this: void, s: State, seat: Seat): readonly Move[]
  /**
   * Whether a choice here does not count as a move of search depth, such as an offer and its answer: the search looks
   * equally far beyond each of the moves.
   */
  keepsDepth?(this: void, s: State): boolean
  /**
   * How many playouts are enough for this choice, such as one of many small choices that each decide little. If left
   * out, as many as the level allows.
   */
  enough?(this: void, s: State, seat: Seat): number
  /** The points that a seat can expect at the end of the match; if left out, those it has now. */
  points?(this: void, s: State, seat: Seat): number
  /** Whether a choice depends on something that `worth` does not take into account, so that it cannot be judged. */
  unjudged?(this: void, s: State, seat: Seat): boolean
  /** The current stake, by which lost points are divided; 1, if left out. */
  stake?(this: void, s: State): number
  /** What the game's players call somebody who loses this many points per decision, best first. */
  readonly ratings?: readonly Rating[]
  /** Whether the order of dice in a throw does not matter. */
  readonly anyOrder?: boolean
  /** Given where luck and choice can be solved exactly. */
  readonly exact?: ExactComputation<State>
}

/** A name that players have for a strength of play, as a key of `says`. */
export interface Rating {
  readonly name: string
  /** The most points that such a player loses at a decision, on average, at a stake of 1. */
  readonly most: number
}

/** How the best play is computed exactly: every throw, every choice, every position once. */
export interface ExactComputation<State> {
  /** Positions with the same text are worth the same to everyone. */
  key(this: void, s: State): string
  /** Whether the computation that starts at `from` stops here, so that `worth` has to say the rest. */
  beyond?(this: void, from: State, s: State): boolean
}
