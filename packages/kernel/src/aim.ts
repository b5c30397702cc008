import type { Seat } from './game.ts'
import type { PuzzleGoal } from './puzzle.ts'
import type { SearchBoard } from './search-board.ts'

/**
 * What counts in the puzzles of a game. A game folder may hold an `aim.ts` that exports one as `aim`; only the tools
 * that find and prove puzzles fetch it.
 */
export interface Aim<State = unknown, Move = unknown> {
  /** What a solver is asked for; where it is a gain, the finder says how much. */
  readonly reach: PuzzleGoal['reach']
  /** How many more pieces a seat has than the other. */
  lead?(this: void, s: State, seat: Seat): number
  /** Whether a move changes the lead, so that what follows from it has to be played out before anything is counted. */
  forcing?(this: void, s: State, move: Move): boolean
  /** The position as a board whose points are the lead of the seat on turn. */
  board?(this: void, s: State): SearchBoard<Move>
  /** Texts of the position, turned and mirrored: a puzzle with one of them is the same puzzle. */
  twins?(this: void, s: State): readonly string[]
}
