import type { Drawing } from './drawing.ts'
import type { Fields } from './fields.ts'
import type { Side } from './courts.ts'

/** What makes one game of the halma family different from another. Every fact is in its list of rules. */
export interface HalmaRecord {
  /** The game, and the beginning of its rules' ids. */
  readonly id: string
  readonly fields: Fields
  /** The allowed numbers of players, ascending. */
  readonly seats: readonly number[]
  /** Where everyone starts and where everyone goes; which goal that is can be agreed where `goals` names several. */
  sides(seats: number, goal: number): readonly Side[]
  readonly goals?: readonly string[]
  /** Who has to arrive: all men; or the one that starts in the corner, marked, and the others may stand anywhere. */
  readonly runners: 'all' | 'marked'
  /** After the first has arrived the others play on for the places. */
  readonly playOn: boolean
  /** Nobody wins while a man of his own stands in his own court. */
  readonly emptyCourt: boolean
  /** From this turn of a player on, men in his own court leave it before others move, while they can; never if 0. */
  readonly leaveFrom: number
  /** Steps and single jumps are counted: the fewer the better. */
  readonly counted: boolean
  readonly drawing: Drawing
  /** Minutes a match takes people, roughly. */
  readonly minutes: number
  /** How many levels of computer players can be told apart, where five are too many. */
  readonly levels?: number
}

/** From this turn of a player on, men of others in his goal no longer keep him from arriving. */
export const FULL_FROM = 80
/** This many turns in a row of everyone still playing without progress end the match. */
export const QUIET_TURNS = 50
/** A position that comes back for this time is a draw for two. */
export const TIMES = 3
