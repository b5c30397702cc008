import type { Drawing } from './drawing.ts'
import type { Fields } from './fields.ts'
import type { Side } from './courts.ts'

/** What makes one game of the halma family different from another. Every fact is in its list of rules. */
export interface HalmaRecord {
  /** The game's id, which is also the first part of its rules' ids. */
  readonly id: string
  readonly fields: Fields
  /** The allowed numbers of players, ascending. */
  readonly seats: readonly number[]
  /** Where everyone starts and where everyone goes; if `goals` names several, the goal is an option. */
  sides(seats: number, goal: number): readonly Side[]
  readonly goals?: readonly string[]
  /** Who has to arrive: all men; or the one that starts in the corner, marked, and the others may be anywhere. */
  readonly runners: 'all' | 'marked'
  /** After the first has arrived the others play on for the places. */
  readonly playOn: boolean
  /** Nobody wins while one of their men is in their own court. */
  readonly emptyCourt: boolean
  /**
   * From this turn of a player on, men in their own court have to leave it before others move, if they can; never if 0.
   */
  readonly leaveFrom: number
  /** Steps and single jumps are counted: the fewer the better. */
  readonly counted: boolean
  readonly drawing: Drawing
  /** Minutes a match takes people, roughly. */
  readonly minutes: number
  /** How many levels of computer players are distinguishable, if fewer than five. */
  readonly levels?: number
}

/** From this turn of a player on, men of others in their goal no longer keep them from arriving. */
export const FULL_FROM = 80
/** After this many turns in a row of everyone still playing without progress the match ends. */
export const QUIET_TURNS = 50
/** A position that occurs this many times is a draw between two players. */
export const TIMES = 3
