import type { Seat } from '@spellendoos/kernel'
import type { Jumps } from './record.ts'

/** A field holds the number of a man, from 1: first those of the first player, then those of the second. */
export const FREE = 0
/** What is beyond the edge: neither free nor a man. */
export const WALL = -1

/** A move is a whole number: the field it starts from and, in the low six bits, the field it ends on. */
export type Move = number
export const PASS: Move = 0
export const moveOf = (from: number, to: number): Move => (from << 6) | to
export const fromOf = (move: Move): number => move >> 6
export const toOf = (move: Move): number => move & 63

/** How a match can end; each is the name of a rule. */
export type Ending =
  | 'goal'
  | 'left-behind'
  | 'no-men'
  | 'blocked'
  | 'both-blocked'
  | 'repetition'
  | 'no-progress'

export interface Steps {
  /** What is on each field, by its number; the wall on 0. */
  readonly board: number[]
  /** Where each man is, 0 once it is removed; the first half are the first player's. */
  readonly men: number[]
  /** Over whom a man can jump. */
  readonly jumps: Jumps
  seat: Seat
  /** Which turn of the player on turn this is, from 1. */
  turn: number
  /** Turns in a row, of both players together, without progress. */
  quiet: number
  /** For each player: the steps that all men together have before them, and the fewest there ever were. */
  readonly far: number[]
  readonly nearest: number[]
  /**
   * The positions that can recur, the present one last, two numbers each: the fields of either player's men, with 2 **
   * (field - 1) for every field, which is exact for up to 53 fields.
   */
  trail: number[]
  /** The last move, PASS before the first. */
  last: Move
  ended: Ending | null
  /** Who has won, once it has ended; nobody if it is drawn. */
  winner: Seat | null
}

export const copySteps = (s: Steps): Steps => ({
  board: s.board.slice(),
  men: s.men.slice(),
  jumps: s.jumps,
  seat: s.seat,
  turn: s.turn,
  quiet: s.quiet,
  far: s.far.slice(),
  nearest: s.nearest.slice(),
  trail: s.trail.slice(),
  last: s.last,
  ended: s.ended,
  winner: s.winner,
})

/** Whose man this is. Only for men. */
export const ownerOf = (s: Steps, man: number): Seat => (2 * man > s.men.length ? 1 : 0)

/** The fields of one player's men. */
export function fieldsOf(s: Steps, seat: Seat): number[] {
  const half = s.men.length / 2
  return s.men.slice(seat * half, (seat + 1) * half).filter((field) => field > 0)
}
