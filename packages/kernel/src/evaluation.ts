import type { Seat } from './game.ts'
import type { SearchBoard } from './search-board.ts'

/**
 * What a game knows of its own positions, for computer players. A game folder may hold an `evaluation.ts` that
 * exports one as `evaluation`; it is fetched only where a computer player thinks. It is asked about positions
 * that are not over, and all but `worth` may be left out.
 */
export interface Evaluation<State = unknown, Move = unknown> {
  /** How good a position looks for a seat: from −1, as good as lost, to 1, as good as won. */
  worth(this: void, s: State, seat: Seat): number
  /** The same, where it is known for certain how it ends with the best play; nearer 1 the sooner it is won. */
  known?(this: void, s: State, seat: Seat): number | undefined
  /**
   * Computes a little of what is needed to judge this position and those that follow; answers whether there is more to do.
   * Asked again and again before anything else, until there is no more or the time is up: as long as it is not
   * computed, a position is judged without it.
   */
  prepare?(this: void, s: State): boolean
  /** The same position as a board on which a search makes and takes back moves. It is the caller's own. */
  board?(this: void, s: State): SearchBoard<Move>
  /** An integer up to 2^53 that identifies a position. Without it positions are not cached. */
  key?(this: void, s: State): number
  /** Whether a move has to be looked at before the position can be judged: a capture, a threat. */
  forcing?(this: void, s: State, move: Move): boolean
  /** How good a move looks before it is tried; the most promising are tried first. */
  promise?(this: void, s: State, move: Move): number
  /** A number below 65,536 by which a move is remembered in other positions, such as its two fields. */
  mark?(this: void, move: Move): number
  /** The moves that are worth a thought: at least one on turn, none where it is better to wait; all, if left out. */
  thinkable?(this: void, s: State, seat: Seat): readonly Move[]
  /**
   * Whether a choice here does not count as a move ahead, such as an offer and the answer to it: what follows each of
   * the moves is looked at just as far.
   */
  keepsDepth?(this: void, s: State): boolean
  /**
   * How many playouts settle this choice, where more would be wasted: one of many small choices, none of which
   * decides much. All that the level allows, if left out.
   */
  enough?(this: void, s: State, seat: Seat): number
  /** The points that a seat may expect to have at the end of the match; those it has, if left out. */
  points?(this: void, s: State, seat: Seat): number
  /** Whether a choice depends on something that `worth` does not see, so that it cannot be judged. */
  unjudged?(this: void, s: State, seat: Seat): boolean
  /** The current stake, by which lost points are divided; 1, if left out. */
  stake?(this: void, s: State): number
  /** What players of the game call a player who loses this many points per decision, the best first. */
  readonly ratings?: readonly Rating[]
  /** Dice may be read in any order. */
  readonly anyOrder?: boolean
  /** Given where luck and choice can be solved exactly. */
  readonly reckoning?: Reckoning<State>
}

/** A name that players have for a strength of play, as a key of `says`. */
export interface Rating {
  readonly name: string
  /** The most points that such a player loses at a decision, on average, at a stake of 1. */
  readonly most: number
}

/** How the best play is computed exactly: every throw, every choice, every position once. */
export interface Reckoning<State> {
  /** Positions with the same text are worth the same to everyone. */
  key(this: void, s: State): string
  /** Whether the computation that starts at `from` stops here, so that `worth` has to say the rest. */
  beyond?(this: void, from: State, s: State): boolean
}
