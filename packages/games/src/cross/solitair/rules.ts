import type { Result, Tell } from '@spellendoos/kernel'
import { CENTRE, pointAt, POINTS } from '../board.ts'

export interface Pegs {
  /** The peg in each hole, by its number; 0 is an empty hole. */
  readonly holes: number[]
  left: number
  /** Moves so far: jumps in a row with one peg are one move. */
  moves: number
  /** The hole of the peg that jumped last, −1 before the first jump. */
  last: number
  /** No jump is possible. */
  stuck: boolean
}

/** A jump: three holes in a straight line, up, down, left or right (solitair.straight). */
export interface Jump {
  readonly from: number
  readonly over: number
  readonly to: number
}

export const JUMPS: readonly Jump[] = POINTS.flatMap(({ row, col }, from) =>
  [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ]
    .map(([down, right]) => ({
      from,
      over: pointAt(row + down!, col + right!),
      to: pointAt(row + 2 * down!, col + 2 * right!),
    }))
    .filter(({ to }) => to >= 0),
)
const NO_JUMPS: readonly Jump[] = []

/** A hole's name: 1–32 in reading order, and 0 for the centre. */
export const nameOf = (hole: number): string => {
  if (hole === CENTRE) return '0'
  return String(hole < CENTRE ? hole + 1 : hole)
}
export const NAMES: readonly string[] = POINTS.map((_, hole) => nameOf(hole))

/** The jumps that end in each hole: at first few holes are empty, and only jumps into these need to be checked. */
const JUMPS_INTO: readonly (readonly Jump[])[] = POINTS.map((_, hole) =>
  JUMPS.filter(({ to }) => to === hole),
)

/** solitair.setup: a peg in every hole except the centre. */
const START = NAMES.map(Number)
export const setup = (): Pegs => ({
  holes: START.slice(),
  left: 32,
  moves: 0,
  last: -1,
  stuck: false,
})

export function jumps({ holes, stuck }: Pegs): readonly Jump[] {
  if (stuck) return NO_JUMPS
  const open: Jump[] = []
  for (let to = 0; to < JUMPS_INTO.length; to++) {
    if (holes[to] !== 0) continue
    const into = JUMPS_INTO[to]!
    for (let i = 0; i < into.length; i++) {
      const jump = into[i]!
      if (holes[jump.over] !== 0 && holes[jump.from] !== 0) open.push(jump)
    }
  }
  return open
}

export function isStuck({ holes }: Pick<Pegs, 'holes'>): boolean {
  for (let to = 0; to < JUMPS_INTO.length; to++) {
    if (holes[to] !== 0) continue
    const into = JUMPS_INTO[to]!
    for (let i = 0; i < into.length; i++) {
      if (holes[into[i]!.over] !== 0 && holes[into[i]!.from] !== 0) return false
    }
  }
  return true
}

const perfect = (s: Pegs): boolean => s.left === 1 && s.holes[CENTRE]! > 0

export function play(s: Pegs, { from, over, to }: Jump, tell?: Tell): void {
  s.holes[to] = s.holes[from]!
  s.holes[from] = 0
  s.holes[over] = 0
  s.left--
  if (s.last !== from) s.moves++
  s.last = to
  s.stuck = isStuck(s)
  if (tell === undefined) return
  tell({ fact: 'jumped', seat: 0, path: [nameOf(from), nameOf(to)], takes: [nameOf(over)], left: s.left })
  if (perfect(s)) tell({ fact: 'perfect', moves: s.moves })
  else if (s.stuck) tell({ fact: 'stuck', left: s.left, moves: s.moves })
}

export function result(s: Pegs): Result | undefined {
  if (!s.stuck) return undefined
  return { places: [1], scores: [s.left], why: perfect(s) ? 'solitair.goal' : 'solitair.end' }
}
