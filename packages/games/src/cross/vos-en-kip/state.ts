import type { RuleId, Seat } from '@spellendoos/kernel'
import { POINTS } from '../board.ts'
import { pointCalled, rowOf, type Point } from '../lines.ts'

export const HENS: Seat = 0
export const FOXES: Seat = 1

/** Hens are numbered 1 to 20, the foxes 21 and 22; 0 is a free point. */
export const MOST_HENS = 20
export const isHen = (piece: number): boolean => piece > 0 && piece <= MOST_HENS
export const isFox = (piece: number): boolean => piece > MOST_HENS

/** vos-en-kip.square: the three top rows of the upper arm. */
export const SQUARE: readonly Point[] = 'c7 d7 e7 c6 d6 e6 c5 d5 e5'.split(' ').map(pointCalled)
/** vos-en-kip.setup */
const DENS: readonly Point[] = ['c5', 'e5'].map(pointCalled)
const FIRST_HEN_ROW = 3

export interface State {
  /** vos-en-kip.must-jump: with `verplicht`, jumps are compulsory. */
  readonly compulsory: boolean
  /** Who is on each point. */
  readonly board: number[]
  /** Where the two foxes are. */
  readonly foxes: Point[]
  /** A bit for each fox that is frozen. */
  frozen: number
  hens: number
  /** The sum over all hens of a power of two for each point: equal numbers mean equal hens. */
  henKey: number
  seat: Seat
  /** Turns in a row without a capture or a hen's step forward. */
  quiet: number
  /** The positions since then. */
  seen: number[]
  /** The points of the last move. */
  last: readonly Point[]
  end: RuleId | null
}

export const BOTH_FROZEN = 3

export interface Options {
  readonly 'must-jump': 'bevroren' | 'verplicht'
}

/** What each point adds to the key of the hens. */
export const HEN_KEYS: readonly number[] = POINTS.map((_, point) => 2 ** point)

/** An empty cross. */
export const emptyCross = (options: Options): State => ({
  compulsory: options['must-jump'] === 'verplicht',
  board: new Array<number>(POINTS.length).fill(0),
  foxes: [],
  frozen: 0,
  hens: 0,
  henKey: 0,
  seat: HENS,
  quiet: 0,
  seen: [],
  last: [],
  end: null,
})

export function putHen(s: State, point: Point): void {
  s.hens++
  s.board[point] = s.hens
  s.henKey += HEN_KEYS[point]!
}

export function putFox(s: State, point: Point): void {
  s.foxes.push(point)
  s.board[point] = MOST_HENS + s.foxes.length
}

function start(options: Options): State {
  const s = emptyCross(options)
  for (const point of DENS) putFox(s, point)
  for (const point of POINTS.keys()) if (rowOf(point) >= FIRST_HEN_ROW) putHen(s, point)
  s.seen.push(positionKey(s))
  return s
}

export const copy = (s: State): State => ({
  compulsory: s.compulsory,
  board: s.board.slice(),
  foxes: s.foxes.slice(),
  frozen: s.frozen,
  hens: s.hens,
  henKey: s.henKey,
  seat: s.seat,
  quiet: s.quiet,
  seen: s.seen.slice(),
  last: s.last,
  end: s.end,
})

/** The position and who is to move, exactly. It does not matter which fox is which, but which is frozen does. */
export function positionKey(s: State): number {
  const one = s.foxes[0]! * 2 + (s.frozen & 1)
  const other = s.foxes[1]! * 2 + (s.frozen >> 1)
  const pair = one < other ? one * 128 + other : other * 128 + one
  return (s.henKey * 16384 + pair) * 2 + s.seat
}

/** The start, precomputed for both ways to jump. */
const STARTS = (['bevroren', 'verplicht'] as const).map((mustJump) => start({ 'must-jump': mustJump }))
export const setup = (options: Options): State => copy(STARTS[options['must-jump'] === 'verplicht' ? 1 : 0]!)
