import type { Rng, Seat } from './game.ts'
import type { PuzzleGoal } from './puzzle.ts'
import type { SearchBoard } from './search-board.ts'

/**
 * What counts in the puzzles of a game. A game folder may hold an `aim.ts` that exports one as `aim`; only the tools
 * that find and prove puzzles fetch it.
 */
export interface Aim<State = unknown, Move = unknown> {
  /** The goals that a solver can be given, best first; for a gain, the finder decides how much. */
  readonly reach: readonly PuzzleGoal['reach'][]
  /**
   * The levels of the computer players in whose matches puzzles are searched for; if left out, the levels that make
   * mistakes.
   */
  readonly levels?: readonly number[]
  /** How many moves at the start of those matches are random, so that no two matches are alike. */
  readonly opening?: number
  /** Makes up a position at random, for a game whose matches are too much alike; no match is played then. */
  made?(this: void, rng: Rng): State
  /** Whether positions one mistake away from a match are searched as well. */
  readonly slips?: true
  /** Whether a position is close enough to the end to be searched; if left out, every position is. */
  isRipe?(this: void, s: State): boolean
  /** How many turns of the solver are looked ahead from here at most, where more would take too long. */
  turns?(this: void, s: State): number
  /** Kinds of puzzles that should occur equally often, or as many times as often as they are listed. */
  readonly kinds?: readonly string[]
  /** The kind of a position with its best move, in notation. */
  kindOf?(this: void, s: State, best: string): string
  /** How many more pieces a seat has than the other. */
  lead?(this: void, s: State, seat: Seat): number
  /** Whether a game for one has reached its goal. */
  isFinished?(this: void, s: State): boolean
  /** Whether a seat wins with the best play, where that is solved. */
  wins?(this: void, s: State, seat: Seat): boolean | undefined
  /** The moves after which the seat on turn can still win within this many turns; no other move keeps that chance. */
  tries?(this: void, s: State, turns: number): readonly Move[]
  /**
   * The moves by which the seat on turn may keep the other from winning within so many turns; every other move loses like
   * one of these. Undefined if nothing is known, so that all moves count.
   */
  wards?(this: void, s: State, turns: number): readonly Move[] | undefined
  /** Whether a move changes the lead, so that its consequences must be played out before counting. */
  forcing?(this: void, s: State, move: Move): boolean
  /** Whether two moves differ in nothing that matters at the end of a solution, such as the stone that a mill takes. */
  alike?(this: void, a: Move, b: Move): boolean
  /** What distinguishes positions, if neither an evaluation nor the position's text does. */
  key?(this: void, s: State): number | string
  /** The position as a board whose points are the lead of the seat on turn. */
  board?(this: void, s: State): SearchBoard<Move>
  /** What equivalent positions (also rotated or mirrored) have in common: they make the same puzzle. */
  twins?(this: void, s: State): readonly string[]
}
