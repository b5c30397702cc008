import type { Seat } from './game.ts'
import type { PuzzleGoal } from './puzzle.ts'
import type { SearchBoard } from './search-board.ts'

/**
 * What counts in the puzzles of a game. A game folder may hold an `aim.ts` that exports one as `aim`; only the tools
 * that find and prove puzzles fetch it.
 */
export interface Aim<State = unknown, Move = unknown> {
  /** What a solver can be asked for, the best first; where it is a gain, the finder says how much. */
  readonly reach: readonly PuzzleGoal['reach'][]
  /** The levels of the computer players in whose matches puzzles are found; those that make mistakes, if left out. */
  readonly levels?: readonly number[]
  /** So many moves at the beginning of those matches are made at random, so that no two are alike. */
  readonly opening?: number
  /** Whether positions one mistake away from a match are looked into as well. */
  readonly slips?: true
  /** Whether a position is near enough to the end to be looked into; every position is, if left out. */
  isRipe?(this: void, s: State): boolean
  /** Kinds of puzzles of which there are to be equally many, and which of them a position makes. */
  readonly kinds?: readonly string[]
  kindOf?(this: void, s: State): string
  /** How many more pieces a seat has than the other. */
  lead?(this: void, s: State, seat: Seat): number
  /** Whether a game for one has reached its goal. */
  isFinished?(this: void, s: State): boolean
  /** Whether a seat wins with the best play, where that is solved. */
  wins?(this: void, s: State, seat: Seat): boolean | undefined
  /** The moves after which the seat on turn may still win within so many turns; after no other it can. */
  tries?(this: void, s: State, turns: number): readonly Move[]
  /** The moves after which the seat on turn does not lose at once, where it has to ward something off. */
  wards?(this: void, s: State): readonly Move[] | undefined
  /** Whether a move changes the lead, so that what follows from it has to be played out before anything is counted. */
  forcing?(this: void, s: State, move: Move): boolean
  /** Whether two moves differ in nothing that matters at the end of a solution, such as the stone that a mill takes. */
  alike?(this: void, a: Move, b: Move): boolean
  /** What tells positions apart, where neither an evaluation nor the position's text does. */
  key?(this: void, s: State): number | string
  /** The position as a board whose points are the lead of the seat on turn. */
  board?(this: void, s: State): SearchBoard<Move>
  /** What is the same for positions that are alike, turned and mirrored too: they make the same puzzle. */
  twins?(this: void, s: State): readonly string[]
}
