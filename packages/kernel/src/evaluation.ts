import type { Seat } from './game.ts'

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
   * Reckons a little of what is needed to judge this position and those that come of it; whether there is more of it.
   * Asked again and again before anything else, until there is no more or the time is up: as long as it is not
   * reckoned, a position is judged without it.
   */
  prepare?(this: void, s: State): boolean
  /** A whole number up to 2^53 that tells positions apart. Without it none is remembered. */
  key?(this: void, s: State): number
  /** Whether a move has to be looked at before the position can be judged: a capture, a threat. */
  forcing?(this: void, s: State, move: Move): boolean
  /** How good a move looks before it is tried; the most promising are tried first. */
  promise?(this: void, s: State, move: Move): number
  /** A number below 65,536 by which a move is remembered in other positions, such as its two fields. */
  mark?(this: void, move: Move): number
  /** The moves that are worth a thought, at least one; all of them, if left out. */
  thinkable?(this: void, s: State, seat: Seat): readonly Move[]
  /** Dice may be read in any order. */
  readonly anyOrder?: boolean
  /** Given where luck and choice can be reckoned out to the end. */
  readonly reckoning?: Reckoning<State>
}

/** How the best play is reckoned out: every throw, every choice, every position once. */
export interface Reckoning<State> {
  /** Positions with the same text are worth the same to everyone. */
  key(this: void, s: State): string
  /** Whether the reckoning that starts at `from` stops here, so that `worth` has to say the rest. */
  beyond?(this: void, from: State, s: State): boolean
}
