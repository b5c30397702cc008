import type { Seat } from '@spellendoos/kernel'
import type { Table } from './variant.ts'

/** A field holds 0 if it is free, or the number of the man on it, counted from 1. */
export const FREE = 0
/** The wall around the board: neither free nor anyone's. */
const WALL = -1

/**
 * A move is a whole number: eight bits each for the field that a man leaves and the field it goes to, and above them
 * the fewest jumps that lead there, 0 for a step. Chains with the same start and end are one move.
 */
export type Move = number
/** Only for a player who cannot move; no other move goes from a field to the same field. */
export const PASS: Move = 0

export const fromOf = (move: Move): number => move & 255
export const toOf = (move: Move): number => (move >> 8) & 255
/** The value of one jump in a move's number. */
export const ONE_JUMP = 1 << 16
export const jumpsOf = (move: Move): number => move >> 16

/** How a match can end; each is the name of a rule. */
export type Ending = 'goal' | 'partners' | 'repetition' | 'no-progress'

export interface Halma {
  /** What is on each field; the last one is the wall. */
  readonly board: number[]
  /** The field of each man: the first player's men first, and of each player first those that have to arrive. */
  readonly men: number[]
  /** Whose turn it is. */
  seat: Seat
  /** Turns that each player has had. */
  readonly turns: number[]
  /** Men of each player in their goal, and the steps that all their men still have to go. */
  readonly inside: number[]
  readonly away: number[]
  /**
   * The fewest steps that each player's men ever had to go, and the men to bring out of the court if that is required.
   */
  readonly lowest: number[]
  /** Turns in a row without progress. */
  quiet: number
  /** The players who are home, in order. */
  readonly home: Seat[]
  /** Opposite players exchange courts together. */
  readonly partners: boolean
  /** The goal that was agreed, if there are several. */
  readonly goal: number
  /** Steps and single jumps so far, where they are counted. */
  count: number
  /** A number that identifies this position, and those of all positions so far if two play. */
  key: number
  readonly trail: number[]
  last: Move
  ended: Ending | null
}

/** Whose man this is. */
export const ownerOf = ({ men }: Table, man: number): Seat => Math.floor((man - 1) / men)

/** How many of a player's men are in their own court. */
export function camped({ men, courses }: Table, s: Halma, seat: Seat): number {
  const { camp } = courses[seat]!
  const first = seat * men
  let count = 0
  for (let i = 0; i < camp.length; i++) {
    const man = s.board[camp[i]!]! - 1
    if (man >= first && man < first + men) count++
  }
  return count
}

/** What a player still has to do: steps to go, and men to bring out of the court if that is required. */
export const toGo = (table: Table, s: Halma, seat: Seat): number =>
  s.away[seat]! + (table.leavers > 0 ? camped(table, s, seat) : 0)

/** A match about to begin, with the men of each player on these fields. */
export function newHalma(
  table: Table,
  fields: number,
  men: readonly (readonly number[])[],
  { partners, goal }: Pick<Halma, 'partners' | 'goal'>,
): Halma {
  const s: Halma = {
    board: [...new Array<number>(fields).fill(FREE), WALL],
    men: men.flat(),
    seat: 0,
    turns: men.map(() => 0),
    inside: [],
    away: [],
    lowest: [],
    quiet: 0,
    home: [],
    partners,
    goal,
    count: 0,
    key: 0,
    trail: [],
    last: PASS,
    ended: null,
  }
  s.men.forEach((field, i) => (s.board[field] = i + 1))
  for (const [seat, { away, keys, markedKeys }] of table.courses.entries()) {
    const own = men[seat]!
    const steps = own.slice(0, table.runners).map((field) => away[field]!)
    s.inside.push(steps.filter((each) => each === 0).length)
    s.away.push(steps.reduce((sum, each) => sum + each, 0))
    s.lowest.push(toGo(table, s, seat))
    own.forEach((field, i) => (s.key += (i === 0 ? markedKeys : keys)[field]!))
  }
  if (table.seats === 2) s.trail.push(s.key)
  return s
}

export const copyHalma = (s: Halma): Halma => ({
  board: s.board.slice(),
  men: s.men.slice(),
  seat: s.seat,
  turns: s.turns.slice(),
  inside: s.inside.slice(),
  away: s.away.slice(),
  lowest: s.lowest.slice(),
  quiet: s.quiet,
  home: s.home.slice(),
  partners: s.partners,
  goal: s.goal,
  count: s.count,
  key: s.key,
  trail: s.trail.slice(),
  last: s.last,
  ended: s.ended,
})
