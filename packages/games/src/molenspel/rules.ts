import type { By, Result, Seat, Tell } from '@spellendoos/kernel'
import { NOBODY, onlySeat } from '@spellendoos/mechanics'
import {
  ALL,
  count,
  inMills,
  lowest,
  makesMill,
  NEIGHBOURS,
  only,
  POINTS,
  type Point,
  type Points,
} from './board.ts'
import { fromOf, HANDS, moveOf, NONE, takenOf, toOf, type Move } from './move.ts'

/** Stones of each player. */
export const STONES = 9
/** With this many stones left a player flies, and with fewer they have lost. */
export const FLYING = 3
/** molenspel.fifty-turns: this many turns in a row, of both players together and from the first stone on. */
export const QUIET_TURNS = 50
/** molenspel.repetition */
export const REPETITIONS = 3

/** The rules that end a match. */
export type Ending =
  | 'molenspel.too-few'
  | 'molenspel.three-each'
  | 'molenspel.stuck'
  | 'molenspel.repetition'
  | 'molenspel.fifty-turns'

export interface State {
  /** molenspel.take-from-mills: a stone in a mill may be taken when there is no other. */
  readonly takeFromMills: boolean
  /** The points of each player's stones. */
  readonly stones: Points[]
  /** Stones that each player still has to place. */
  readonly hands: number[]
  /** Which stone is on each point, 1–9 for white and 10–18 for black, 0 for none: only for the picture. */
  readonly board: number[]
  seat: Seat
  /** Turns in a row without a mill. */
  quiet: number
  /** The positions since the last stone was placed or taken; empty while stones are in hand. */
  readonly seen: number[]
  end: Ending | null
  last: Move | null
}

export function setup(options: { readonly takeFromMills: boolean }): State {
  return {
    takeFromMills: options.takeFromMills,
    stones: [0, 0],
    hands: [STONES, STONES],
    board: new Array<number>(POINTS.length).fill(0),
    seat: 0,
    quiet: 0,
    seen: [],
    end: null,
    last: null,
  }
}

export const copy = (s: State): State => ({
  takeFromMills: s.takeFromMills,
  stones: s.stones.slice(),
  hands: s.hands.slice(),
  board: s.board.slice(),
  seat: s.seat,
  quiet: s.quiet,
  seen: s.seen.slice(),
  end: s.end,
  last: s.last,
})

export const turn = (s: State): readonly By[] => (s.end === null ? onlySeat(s.seat) : NOBODY)

export const freePoints = (s: State): Points => ALL & ~(s.stones[0]! | s.stones[1]!)
/** molenspel.in-hand */
export const stonesLeft = (s: State, seat: Seat): number => count(s.stones[seat]!) + s.hands[seat]!
/** molenspel.flying, molenspel.fly-after-placing */
export const flies = (s: State, seat: Seat): boolean =>
  s.hands[seat] === 0 && count(s.stones[seat]!) === FLYING
/** Where a stone of this player may move from a point, free or not. */
export const reach = (s: State, seat: Seat, from: Point): Points => (flies(s, seat) ? ALL : NEIGHBOURS[from]!)

/** molenspel.safe, molenspel.all-in-mills, molenspel.take-from-mills: what a mill of this player may take. */
export function takeable(s: State, seat: Seat): Points {
  const stones = s.stones[1 - seat]!
  const loose = stones & ~inMills(stones)
  return loose === 0 && s.takeFromMills ? stones : loose
}

const NO_MOVES: readonly Move[] = []

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.end !== null) return NO_MOVES
  const found: Move[] = []
  const own = s.stones[seat]!
  const free = freePoints(s)
  if (s.hands[seat]! > 0) {
    addMoves(found, s, NONE, free, own)
    return found
  }
  const flying = count(own) === FLYING
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const from = lowest(rest)
    addMoves(found, s, from, flying ? free : free & NEIGHBOURS[from]!, own & ~only(from))
  }
  return found
}

/** Adds a move to each of these points; if it closes a mill, one for every stone that may be taken. */
function addMoves(found: Move[], s: State, from: Point, targets: Points, staying: Points): void {
  for (let rest = targets; rest !== 0; rest &= rest - 1) {
    const to = lowest(rest)
    if (makesMill(staying, to)) addTakes(found, s, from, to)
    else found.push(moveOf(from, to, NONE))
  }
}

function addTakes(found: Move[], s: State, from: Point, to: Point): void {
  const take = takeable(s, s.seat)
  if (take === 0) found.push(moveOf(from, to, NONE))
  for (let rest = take; rest !== 0; rest &= rest - 1) found.push(moveOf(from, to, lowest(rest)))
}

export function play(s: State, _by: By, move: Move, tell?: Tell): void {
  const seat = s.seat
  const other = 1 - seat
  const from = fromOf(move)
  const to = toOf(move)
  const taken = takenOf(move)
  const flew = tell !== undefined && flies(s, seat)
  const staying = from === NONE ? s.stones[seat]! : s.stones[seat]! & ~only(from)
  const closed = makesMill(staying, to)
  if (from === NONE) {
    s.board[to] = seat * STONES + STONES - s.hands[seat]! + 1
    s.hands[seat]!--
  } else {
    s.board[to] = s.board[from]!
    s.board[from] = 0
  }
  s.stones[seat] = staying | only(to)
  if (taken !== NONE) {
    s.stones[other]! &= ~only(taken)
    s.board[taken] = 0
  }
  s.quiet = closed ? 0 : s.quiet + 1
  s.last = move
  s.seat = other
  remember(s, from === NONE || taken !== NONE)
  s.end = ending(s)
  if (tell !== undefined) tellMove(s, seat, move, flew, closed, tell)
}

/** The position and who is to move, exactly: two sets of 24 points and a seat in one whole number. */
export const positionKey = (s: State): number => (s.stones[0]! * 2 ** 24 + s.stones[1]!) * 2 + s.seat

/** Keeps the positions that can recur: none, once a stone was placed or taken. */
function remember(s: State, fresh: boolean): void {
  if (fresh && s.seen.length > 0) s.seen.length = 0
  if (s.hands[0] === 0 && s.hands[1] === 0) s.seen.push(positionKey(s))
}

/** How often this position, with this player to move, has occurred. */
export function timesSeen(s: State): number {
  const { seen } = s
  if (seen.length === 0) return 1
  const now = seen[seen.length - 1]
  let times = 1
  for (let i = seen.length - 2; i >= 0; i--) if (seen[i] === now) times++
  return times
}

function isStuck(s: State): boolean {
  if (s.hands[s.seat]! > 0) return false
  const own = s.stones[s.seat]!
  if (count(own) === FLYING) return false
  const free = freePoints(s)
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    if ((NEIGHBOURS[lowest(rest)]! & free) !== 0) return false
  }
  return true
}

/** The rule that ends the match before the seat on turn moves, if any. A loss takes precedence over a draw. */
export function ending(s: State): Ending | null {
  const left = stonesLeft(s, s.seat)
  if (left < FLYING) return 'molenspel.too-few'
  if (left === FLYING && stonesLeft(s, 1 - s.seat) === FLYING) return 'molenspel.three-each'
  if (isStuck(s)) return 'molenspel.stuck'
  if (timesSeen(s) >= REPETITIONS) return 'molenspel.repetition'
  return s.quiet >= QUIET_TURNS ? 'molenspel.fifty-turns' : null
}

const LOST: readonly (Ending | null)[] = ['molenspel.too-few', 'molenspel.stuck']

export function result(s: State): Result | undefined {
  if (s.end === null) return undefined
  const places = LOST.includes(s.end) ? (s.seat === 0 ? [2, 1] : [1, 2]) : [1, 1]
  return { places, why: s.end }
}

/** The fact for each ending; its seat is the winner, or the player who made the last move. */
const ENDED: Readonly<Record<Ending, string>> = {
  'molenspel.too-few': 'won-too-few',
  'molenspel.stuck': 'won-stuck',
  'molenspel.three-each': 'drawn-three-each',
  'molenspel.repetition': 'drawn-repetition',
  'molenspel.fifty-turns': 'drawn-fifty-turns',
}

function tellMove(s: State, seat: Seat, move: Move, flew: boolean, closed: boolean, tell: Tell): void {
  const from = fromOf(move)
  const to = POINTS[toOf(move)]!
  const taken = takenOf(move)
  if (from === NONE) tell({ fact: 'placed', seat, path: [HANDS[seat]!, to], to })
  else tell({ fact: flew ? 'flown' : 'slid', seat, path: [POINTS[from]!, to], from: POINTS[from]!, to })
  if (taken !== NONE) tell({ fact: 'mill-takes', seat, takes: [POINTS[taken]!], taken: POINTS[taken]! })
  else if (closed) tell({ fact: 'mill-takes-nothing', seat })
  if (s.end !== null) tell({ fact: ENDED[s.end], seat })
}
