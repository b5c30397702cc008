import type { At } from '@spellendoos/scene'
import type { Fields, Direction } from './fields.ts'

export type Jumps = 'nobody' | 'opponents' | 'anyone'

/** What makes one of these games different from another. Every fact is in its list of rules. */
export interface StepsRecord {
  /** The game's id, which is also the first part of its rules' ids. */
  readonly id: string
  readonly fields: Fields
  /** Where the match starts, as a position. */
  readonly start: string
  /** The men that each player starts with, and the most one can have. */
  readonly men: number
  /** The directions in which the men of the first player step and jump; those of the second go the opposite way. */
  readonly ways: readonly Direction[]
  /** Over whom a man can jump, if nothing else is agreed. */
  readonly jumps: Jumps
  /** To bring all men to where the opponent started, or to enclose the opponent's men, which are removed. */
  readonly aim: 'far-side' | 'enclose'
  /** What happens to a player on turn who cannot move. */
  readonly withoutMove: 'passes' | 'loses'
  /** From this turn of a player on, the opponent's men in the goal fill it for that player. */
  readonly leftBehind?: number
  /** How the board is placed in front of the first player. */
  readonly lies: 'straight' | 'turned' | 'on-corner'
  /**
   * The line in front of the first player's home, in columns and rows from the top left; the other's is its mirror
   * image.
   */
  readonly homeLine?: readonly At[]
}
