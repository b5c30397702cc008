import type { Seat } from '@spellendoos/kernel'
import { copyRollOff, newRollOff, type RollOff } from '@spellendoos/mechanics'
import { FIELDS, NEXT, SIZE, WAYS } from '../board.ts'

/** Pawns of each player, one for every column. */
export const PAWNS = SIZE
/** rakado.most-throws */
export const MOST_THROWS = 5000

export type Ending = 'rakado.end' | 'rakado.most-throws'

export interface State {
  /** Which pawn is on each field, 1–16 for player 1 and 17–32 for player 2; 0 for none. */
  readonly board: number[]
  /** The field of each pawn, the first of player 1 first; −1 when it is off the board. */
  readonly pawns: number[]
  /** The pawns that have arrived. */
  readonly arrived: number[]
  seat: Seat
  rollOff: RollOff | null
  /** The die is in the air. */
  rolling: boolean
  /** What it shows; 0 before the first throw. */
  shown: number
  /** The number to play; 0 before a throw. */
  pips: number
  /** rakado.penalty: the opponent's pawns that overlooked a capture in the last turn. */
  missed: number[]
  /** One's own pawns that overlooked one in this turn. */
  missing: number[]
  throws: number
  end: Ending | null
  /** The fields of the last move. */
  last: readonly number[]
}

export function emptyBoard(): State {
  return {
    board: new Array<number>(FIELDS).fill(0),
    pawns: new Array<number>(2 * PAWNS).fill(-1),
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
    stand(s, column + 1, column)
    stand(s, PAWNS + column + 1, FIELDS - SIZE + column)
  }
  return s
}

export const copy = (s: State): State => ({
  board: s.board.slice(),
  pawns: s.pawns.slice(),
  arrived: s.arrived.slice(),
  seat: s.seat,
  rollOff: copyRollOff(s.rollOff),
  rolling: s.rolling,
  shown: s.shown,
  pips: s.pips,
  missed: s.missed.slice(),
  missing: s.missing.slice(),
  throws: s.throws,
  end: s.end,
  last: s.last,
})

export function stand(s: State, pawn: number, field: number): void {
  s.board[field] = pawn
  s.pawns[pawn - 1] = field
}

/** Removes the pawn on this field from the board. */
export function lift(s: State, field: number): number {
  const pawn = s.board[field]!
  s.board[field] = 0
  s.pawns[pawn - 1] = -1
  return pawn
}

export const isOnBoard = (s: State, pawn: number): boolean => s.pawns[pawn - 1]! >= 0
export const ownerOf = (pawn: number): Seat => (pawn <= PAWNS ? 0 : 1)
export const isOwn = (pawn: number, seat: Seat): boolean => pawn > 0 && ownerOf(pawn) === seat
export const isFoe = (pawn: number, seat: Seat): boolean => pawn > 0 && ownerOf(pawn) !== seat
export const arrivedOf = (s: State, seat: Seat): number =>
  s.arrived.filter((pawn) => ownerOf(pawn) === seat).length
export function hasPawns({ pawns }: State, seat: Seat): boolean {
  for (let i = seat * PAWNS; i < (seat + 1) * PAWNS; i++) if (pawns[i]! >= 0) return true
  return false
}
export const isFarRow = (field: number, seat: Seat): boolean =>
  Math.floor(field / SIZE) === (seat === 0 ? SIZE - 1 : 0)

/** Straight ahead for each player, and the other directions in which a pawn may capture. */
export const AHEAD: readonly number[] = [2, 6]
export const SIDEWAYS_AND_SLANTING: readonly (readonly number[])[] = [
  [0, 1, 3, 4],
  [0, 4, 5, 7],
]

/** The field this many steps on, if all fields before it are free; −1 if it cannot be reached. */
export function reach({ board }: State, from: number, way: number, pips: number): number {
  let at = from
  for (let step = 1; step <= pips; step++) {
    at = NEXT[at * WAYS + way]!
    if (at < 0 || (step < pips && board[at] !== 0)) return -1
  }
  return at
}
