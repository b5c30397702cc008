import type { By, Result, Seat, Tell } from '@spellendoos/kernel'
import { NOBODY, onlySeat, placesByMost, squares } from '@spellendoos/mechanics'
import { boxOf } from '../drawing.ts'

/** tippy.board: the crossings inside the board, where four fields meet. */
export const SIZE = 15
export const CROSSINGS = squares(SIZE, SIZE)
const POINTS = SIZE * SIZE
/** Pawns of each player. */
export const PAWNS = 15

/** The four points around each point; none for those on the edge (tippy.edge). */
export const RINGS: readonly (readonly number[])[] = Array.from({ length: POINTS }, (_, point) => {
  const column = point % SIZE
  const row = Math.floor(point / SIZE)
  const isInside = column > 0 && column < SIZE - 1 && row > 0 && row < SIZE - 1
  return isInside ? [point - SIZE, point - 1, point + 1, point + SIZE] : []
})
/** The points whose ring each point belongs to. */
export const RINGED: readonly (readonly number[])[] = Array.from({ length: POINTS }, (_, point) =>
  [...RINGS.keys()].filter((other) => RINGS[other]!.includes(point)),
)

/** A move is the point on which a pawn is placed. */
export type Move = number

export interface State {
  readonly seats: number
  /** Which pawn is on each point, 15 numbers a seat from 1 on; 0 for none. */
  readonly board: number[]
  /** Pawns placed so far, by all. */
  placed: number
  readonly won: number[]
  readonly lost: number[]
  last: Move | null
  /** The points freed by the last move. */
  taken: readonly number[]
}

export const setup = (_: unknown, seats: number): State => ({
  seats,
  board: new Array<number>(POINTS).fill(0),
  placed: 0,
  won: new Array<number>(seats).fill(0),
  lost: new Array<number>(seats).fill(0),
  last: null,
  taken: [],
})

export const copy = (s: State): State => ({
  seats: s.seats,
  board: s.board.slice(),
  placed: s.placed,
  won: s.won.slice(),
  lost: s.lost.slice(),
  last: s.last,
  taken: s.taken,
})

export const isOver = (s: State): boolean => s.placed === PAWNS * s.seats
export const seatOf = (s: State): Seat => s.placed % s.seats
export const ownerOf = (pawn: number): Seat => Math.floor((pawn - 1) / PAWNS)
/** How many pawns a player has placed. */
export const placedBy = (s: State, seat: Seat): number =>
  Math.floor((s.placed + s.seats - 1 - seat) / s.seats)

export const turn = (s: State): readonly By[] => (isOver(s) ? NOBODY : onlySeat(seatOf(s)))

const NO_MOVES: readonly Move[] = []
/** A buffer for moves, so that each list is allocated once with its full length. */
const room = new Array<Move>(POINTS).fill(0)

export function moves(s: State, seat: Seat): readonly Move[] {
  if (isOver(s) || seat !== seatOf(s)) return NO_MOVES
  let found = 0
  for (let point = 0; point < POINTS; point++) if (s.board[point] === 0) room[found++] = point
  return room.slice(0, found)
}

/** tippy.ring: a pawn with pawns of others on all four sides. */
function isRinged({ board }: State, point: number): boolean {
  const owner = ownerOf(board[point]!)
  for (const near of RINGS[point]!) if (board[near] === 0 || ownerOf(board[near]!) === owner) return false
  return true
}

const NOTHING: readonly number[] = []

export function play(s: State, _by: By, point: Move, tell?: Tell): void {
  const seat = seatOf(s)
  s.board[point] = seat * PAWNS + placedBy(s, seat) + 1
  s.placed++
  s.last = point
  s.taken = NOTHING
  const to = CROSSINGS.names[point]!
  tell?.({ fact: 'placed', seat, path: [boxOf(seat), to], to })
  // tippy.into-ring: a pawn closes only rings that it is part of, never the one around itself.
  for (const other of RINGED[point]!) {
    if (s.board[other]! > 0 && isRinged(s, other)) take(s, seat, other, tell)
  }
  if (tell !== undefined && isOver(s)) tellEnd(s, tell)
}

function take(s: State, seat: Seat, point: number, tell?: Tell): void {
  const victim = ownerOf(s.board[point]!)
  s.board[point] = 0
  s.won[seat]!++
  s.lost[victim]!++
  s.taken = [...s.taken, point]
  const at = CROSSINGS.names[point]!
  tell?.({ fact: 'took', seat, takes: [at], at, victimSeat: victim })
}

/** tippy.score */
export const scores = (s: State): number[] => s.won.map((won, seat) => won - s.lost[seat]!)

/** Every pawn won is lost by another, so if nobody is above zero all are at zero: tippy.above-zero. */
export function result(s: State): Result | undefined {
  if (!isOver(s)) return undefined
  const points = scores(s)
  return {
    places: placesByMost(points),
    scores: points,
    why: isWon(points) ? 'tippy.score' : 'tippy.above-zero',
  }
}

const isWon = (points: readonly number[]): boolean => points.some((each) => each > 0)

function tellEnd(s: State, tell: Tell): void {
  const points = scores(s)
  if (!isWon(points)) return tell({ fact: 'drawn' })
  const most = Math.max(...points)
  points.forEach((own, seat) => {
    if (own === most) tell({ fact: 'won', seat, points: own })
  })
}
