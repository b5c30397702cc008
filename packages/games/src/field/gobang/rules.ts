import type { By, Result, Seat, Tell } from '@spellendoos/kernel'
import { NOBODY, onlySeat, placesByMost } from '@spellendoos/mechanics'
import { BOARD, FIELDS, NEIGHBOURS, NEXT, OPPOSITE, WAYS } from '../board.ts'
import { boxOf } from '../drawing.ts'
import { ROW } from './lines.ts'
import { fromOf, HAND, moveOf, PASS, PLACING, toOf, type Move } from '../slide.ts'
import { clearTrail, copyTrail, follow, newTrail, timesSeen, type Trail } from '../trail.ts'

/** Pawns of a side, shared by two partners. */
export const PAWNS = 12
/** gobang.fifty-turns: this many turns of every player in a row, all of them sliding. */
export const QUIET_TURNS = 50
/** gobang.repetition */
export const REPETITIONS = 3

export type Ending = 'gobang.five' | 'gobang.repetition' | 'gobang.fifty-turns'

export interface State {
  readonly seats: number
  /** Which pawn is on each field, 1–24; 0 for none. */
  readonly board: number[]
  /** Where each pawn is, from pawn 1 on; −1 in the hand. The pawns of a seat are consecutive. */
  readonly pawns: number[]
  /** Pawns placed so far, by all. */
  placed: number
  seat: Seat
  /** Turns in a row in which nobody placed a pawn. */
  quiet: number
  /** The positions since the last pawn was placed, between two players. */
  readonly trail: Trail
  end: Ending | null
  last: Move | null
}

export const setup = (_: unknown, seats: number): State => ({
  seats,
  board: new Array<number>(FIELDS).fill(0),
  pawns: new Array<number>(2 * PAWNS).fill(-1),
  placed: 0,
  seat: 0,
  quiet: 0,
  trail: newTrail(),
  end: null,
  last: null,
})

export const copy = (s: State): State => ({
  seats: s.seats,
  board: s.board.slice(),
  pawns: s.pawns.slice(),
  placed: s.placed,
  seat: s.seat,
  quiet: s.quiet,
  trail: copyTrail(s.trail),
  end: s.end,
  last: s.last,
})

/** gobang.pairs: partners sit opposite each other. */
export const sideOf = (seat: Seat): Seat => seat & 1
const pawnsEach = (seats: number): number => (2 * PAWNS) / seats
export const ownerOf = (s: State, pawn: number): Seat => Math.floor((pawn - 1) / pawnsEach(s.seats))
/** Pawns that a player still has to place. */
export const inHand = (s: State, seat: Seat): number =>
  pawnsEach(s.seats) - Math.floor((s.placed + s.seats - 1 - seat) / s.seats)
export const isPlacing = (s: State): boolean => s.placed < 2 * PAWNS

export const turn = (s: State): readonly By[] => (s.end === null ? onlySeat(s.seat) : NOBODY)

const NO_MOVES: readonly Move[] = []
const JUST_PASS: readonly Move[] = [PASS]

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.end !== null) return NO_MOVES
  return isPlacing(s) ? freeFields(s) : slides(s)
}

/** The slides from each field, in the order of its neighbours. */
const SLIDES = Int32Array.from(NEIGHBOURS.flatMap((around, from) => around.map((to) => moveOf(from, to))))
/** Where the slides from each field begin, and where each of them leads. */
const starts = new Int16Array(FIELDS + 1)
NEIGHBOURS.forEach((around, from) => (starts[from + 1] = starts[from]! + around.length))
const ends = Uint8Array.from(SLIDES, toOf)
/** A buffer for moves, so that each list is allocated once with its full length. */
const room = new Array<Move>(FIELDS).fill(0)

/**
 * The first moves that place a pawn, as many as there are free fields; occupied fields among them are replaced by later
 * free ones.
 */
function freeFields({ board, pawns, placed }: State): Move[] {
  const free = PLACING.slice(0, FIELDS - placed)
  let next = free.length
  for (let pawn = 0; pawn < pawns.length; pawn++) {
    const taken = pawns[pawn]!
    if (taken < 0 || taken >= free.length) continue
    while (board[next] !== 0) next++
    free[taken] = PLACING[next++]!
  }
  return free
}

/** gobang.slide, gobang.pass */
function slides({ board, pawns, seat, seats }: State): readonly Move[] {
  const each = pawnsEach(seats)
  let found = 0
  for (let i = seat * each; i < (seat + 1) * each; i++) {
    const from = pawns[i]!
    const end = starts[from + 1]!
    for (let n = starts[from]!; n < end; n++) if (board[ends[n]!] === 0) room[found++] = SLIDES[n]!
  }
  return found === 0 ? JUST_PASS : room.slice(0, found)
}

export function play(s: State, _by: By, move: Move, tell?: Tell): void {
  const { seat } = s
  if (move === PASS) rest(s)
  else if (fromOf(move) === HAND) place(s, toOf(move))
  else slide(s, fromOf(move), toOf(move))
  s.last = move
  s.seat = seat + 1 === s.seats ? 0 : seat + 1
  s.end = move !== PASS && makesFive(s, toOf(move), sideOf(seat)) ? 'gobang.five' : drawn(s)
  if (tell !== undefined) tellMove(s, seat, move, tell)
}

function rest(s: State): void {
  s.quiet++
  remember(s, 0, 0)
}

/** gobang.repetition holds for two players; four need no trail. */
function remember(s: State, from: number, to: number): void {
  if (s.seats === 2) follow(s.trail, s.seat, from, to)
}

/** Puts a player's next pawn on a field. */
export function put(s: State, seat: Seat, field: number): void {
  const each = pawnsEach(s.seats)
  let pawn = seat * each
  while (s.pawns[pawn]! >= 0) pawn++
  s.pawns[pawn] = field
  s.board[field] = pawn + 1
  s.placed++
}

function place(s: State, field: number): void {
  put(s, s.seat, field)
  s.quiet = 0
  clearTrail(s.trail)
}

function slide(s: State, from: number, to: number): void {
  const pawn = s.board[from]!
  s.board[from] = 0
  s.board[to] = pawn
  s.pawns[pawn - 1] = to
  s.quiet++
  remember(s, from, to)
}

/** Whether a side's pawn on this field is in a row of five or more. */
export function makesFive(s: State, field: number, side: Seat): boolean {
  for (let way = 0; way < OPPOSITE; way++) {
    if (1 + inLine(s, field, side, way) + inLine(s, field, side, way + OPPOSITE) >= ROW) return true
  }
  return false
}

/** The side of each pawn, by the number of players; 0 is nobody's. */
const NO_SIDE = 2
const SIDES = [2, 4].map((seats) =>
  Uint8Array.from({ length: 2 * PAWNS + 1 }, (_, pawn) =>
    pawn === 0 ? NO_SIDE : sideOf(Math.floor((pawn - 1) / pawnsEach(seats))),
  ),
)
export const sideOfPawn = (seats: number, pawn: number): Seat => SIDES[seats === 2 ? 0 : 1]![pawn]!

/** How many consecutive pawns of the side there are in one direction from a field. */
function inLine({ board, seats }: State, field: number, side: Seat, way: number): number {
  const sides = SIDES[seats === 2 ? 0 : 1]!
  let count = 0
  let at = NEXT[field * WAYS + way]!
  while (at >= 0 && sides[board[at]!] === side) {
    count++
    at = NEXT[at * WAYS + way]!
  }
  return count
}

/** The rule by which the match is drawn, if it is. */
export function drawn(s: State): Ending | null {
  if (s.quiet === 0) return null
  if (timesSeen(s.trail, s.seats) >= REPETITIONS) return 'gobang.repetition'
  return s.quiet >= QUIET_TURNS * s.seats ? 'gobang.fifty-turns' : null
}

/** The side that made the last move wins by five in a row. */
export function result(s: State): Result | undefined {
  if (s.end === null) return undefined
  const winner = sideOf(s.seat + s.seats - 1)
  const won = Array.from({ length: s.seats }, (_, seat) => (sideOf(seat) === winner ? 1 : 0))
  return { places: s.end === 'gobang.five' ? placesByMost(won) : won.fill(1), why: s.end }
}

const ENDED: Readonly<Record<Ending, string>> = {
  'gobang.five': 'won',
  'gobang.repetition': 'drawn-repetition',
  'gobang.fifty-turns': 'drawn-fifty-turns',
}

function tellMove(s: State, seat: Seat, move: Move, tell: Tell): void {
  const to = BOARD.names[toOf(move)]!
  const from = BOARD.names[fromOf(move)]!
  if (move === PASS) tell({ fact: 'passed', seat })
  else if (fromOf(move) === HAND) tell({ fact: 'placed', seat, path: [boxOf(seat), to], to })
  else tell({ fact: 'slid', seat, path: [from, to], from, to })
  if (s.end !== null) tell({ fact: ENDED[s.end], seat })
}
