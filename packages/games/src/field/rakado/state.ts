import type { Seat } from '@spellendoos/kernel'
import { newRollOff, type RollOff } from '@spellendoos/mechanics'
import { FIELDS, NEXT, SIZE, WAYS } from '../board.ts'

/** Pawns of each player, one for every column. */
export const PAWNS = SIZE
/** rakado.most-throws */
export const MOST_THROWS = 5000

export type Ending = 'rakado.end' | 'rakado.most-throws'

export interface State {
  /** Which pawn stands on each field, 1–16 for player 1 and 17–32 for player 2; 0 for none. */
  readonly board: number[]
  /** The pawns that have arrived. */
  readonly arrived: number[]
  seat: Seat
  rollOff: RollOff | null
  /** The die is in the air. */
  rolling: boolean
  /** What it shows; 0 before the first throw. */
  shown: number
  /** What is to be played; 0 before a throw. */
  pips: number
  /** rakado.penalty: the opponent's pawns that overlooked a capture in the last turn. */
  missed: number[]
  /** The own pawns that overlooked one in this turn. */
  missing: number[]
  throws: number
  end: Ending | null
  /** The fields of the last move. */
  last: readonly number[]
}

export function emptyBoard(): State {
  return {
    board: new Array<number>(FIELDS).fill(0),
    arrived: [],
    seat: 0,
    rollOff: newRollOff(2),
    rolling: false,
    shown: 0,
    pips: 0,
    missed: [],
    missing: [],
    throws: 0,
    end: null,
    last: [],
  }
}

/** rakado.setup: both base rows are full. */
export function setup(): State {
  const s = emptyBoard()
  for (let column = 0; column < SIZE; column++) {
    s.board[column] = column + 1
    s.board[FIELDS - SIZE + column] = PAWNS + column + 1
  }
  return s
}

export const copy = (s: State): State => ({
  board: s.board.slice(),
  arrived: s.arrived.slice(),
  seat: s.seat,
  rollOff:
    s.rollOff === null ? null : { running: s.rollOff.running.slice(), throws: s.rollOff.throws.slice() },
  rolling: s.rolling,
  shown: s.shown,
  pips: s.pips,
  missed: s.missed.slice(),
  missing: s.missing.slice(),
  throws: s.throws,
  end: s.end,
  last: s.last,
})

export const ownerOf = (pawn: number): Seat => (pawn <= PAWNS ? 0 : 1)
export const isOwn = (pawn: number, seat: Seat): boolean => pawn > 0 && ownerOf(pawn) === seat
export const isFoe = (pawn: number, seat: Seat): boolean => pawn > 0 && ownerOf(pawn) !== seat
export const arrivedOf = (s: State, seat: Seat): number =>
  s.arrived.filter((pawn) => ownerOf(pawn) === seat).length
export const isFarRow = (field: number, seat: Seat): boolean =>
  Math.floor(field / SIZE) === (seat === 0 ? SIZE - 1 : 0)

/** Straight ahead for each player, and the other ways in which a pawn may capture. */
export const AHEAD = [2, 6] as const
export const SIDEWAYS_AND_SLANTING = [
  [0, 1, 3, 4],
  [0, 4, 5, 7],
] as const

/** The field so many steps on, if all fields before it are free; −1 where it cannot be reached. */
export function reach({ board }: State, from: number, way: number, pips: number): number {
  let at = from
  for (let step = 1; step <= pips; step++) {
    at = NEXT[at * WAYS + way]!
    if (at < 0 || (step < pips && board[at] !== 0)) return -1
  }
  return at
}
