import type { By, Result, Seat, Tell } from '@spellendoos/kernel'
import { NOBODY, onlySeat } from '@spellendoos/mechanics'
import {
  AHEAD_LEFT,
  AHEAD_RIGHT,
  DIAGONALS,
  EDGE,
  FIELDS,
  LETTERED_LIGHT,
  type Direction,
} from '../fields.ts'
import { fromOf, FREE, moveOf, toOf, WALL, type Move } from '../state.ts'

/** wolf-en-schapen.wolf-first: the first seat has the wolf. */
export const WOLF: Seat = 0
export const SHEEP: Seat = 1

/** wolf-en-schapen.equipment */
export const FLOCK = 5
/** wolf-en-schapen.sheep-setup: the light fields of the bottom row. */
export const FOLD: readonly number[] = Array.from({ length: FLOCK }, (_, i) => FIELDS - FLOCK + 1 + i)

/** The rules that end a match. */
export type Ending = 'caught' | 'through' | 'sheep-stuck'

export interface State {
  /** What is on each field: FREE, the wolf (1) or a sheep (2 and up); the wall on 0. */
  readonly board: number[]
  /** Where the wolf is, EDGE before it is placed. */
  wolf: number
  /** Where each sheep is. */
  readonly sheep: number[]
  seat: Seat
  /** The last move, 0 before the first; placing the wolf starts from the edge. */
  last: Move
  ended: Ending | null
}

const A_WOLF = 1
const A_SHEEP = 2

/** The state with the animals on these fields, and which is not over yet. */
export function standing(wolf: number, sheep: readonly number[], seat: Seat): State {
  const board = [WALL, ...new Array<number>(FIELDS).fill(FREE)]
  if (wolf !== EDGE) board[wolf] = A_WOLF
  sheep.forEach((field, i) => (board[field] = A_SHEEP + i))
  return { board, wolf, sheep: [...sheep], seat, last: 0, ended: null }
}

export const copy = (s: State): State => ({
  board: s.board.slice(),
  wolf: s.wolf,
  sheep: s.sheep.slice(),
  seat: s.seat,
  last: s.last,
  ended: s.ended,
})

const START = standing(EDGE, FOLD, WOLF)
export const setup = (): State => copy(START)

export const turn = (s: State): readonly By[] => (s.ended === null ? onlySeat(s.seat) : NOBODY)

const nextFields = (ways: readonly Direction[]): Uint8Array =>
  Uint8Array.from({ length: (FIELDS + 1) * ways.length }, (_, i) => {
    const from = Math.floor(i / ways.length)
    return from === EDGE ? EDGE : LETTERED_LIGHT.next(from, ways[i % ways.length]!)
  })

/** wolf-en-schapen.wolf-step: the four fields around each. */
export const AROUND = nextFields(DIAGONALS)
/** wolf-en-schapen.sheep-step: the two fields ahead of each. */
export const AHEAD = nextFields([AHEAD_LEFT, AHEAD_RIGHT])

const STEPS_AHEAD = Int16Array.from(AHEAD, (to, way) => moveOf(way >> 1, to))

/** The wolf's steps from each field, for each of the 16 combinations of free fields around it. */
const WOLF_STEPS: readonly (readonly Move[])[] = Array.from({ length: (FIELDS + 1) * 16 }, (_, i) => {
  const from = i >> 4
  return [0, 1, 2, 3].flatMap((way) => ((i >> way) & 1 ? [moveOf(from, AROUND[4 * from + way]!)] : []))
})

/** Which of the four fields around the wolf are free, one bit each. */
function waysOut({ board, wolf }: State): number {
  const at = 4 * wolf
  return (
    (board[AROUND[at]!] === FREE ? 1 : 0) |
    (board[AROUND[at + 1]!] === FREE ? 2 : 0) |
    (board[AROUND[at + 2]!] === FREE ? 4 : 0) |
    (board[AROUND[at + 3]!] === FREE ? 8 : 0)
  )
}

/** wolf-en-schapen.place */
const PLACINGS: readonly Move[] = Array.from({ length: FIELDS }, (_, i) => i + 1)
  .filter((field) => !FOLD.includes(field))
  .map((field) => moveOf(EDGE, field))

const NO_MOVES: readonly Move[] = []

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.ended !== null) return NO_MOVES
  if (seat === SHEEP) return sheepSteps(s)
  return s.wolf === EDGE ? PLACINGS : WOLF_STEPS[16 * s.wolf + waysOut(s)]!
}

function sheepSteps({ board, sheep }: State): readonly Move[] {
  const found: Move[] = []
  for (let i = 0; i < FLOCK; i++) {
    const way = 2 * sheep[i]!
    if (board[AHEAD[way]!] === FREE) found.push(STEPS_AHEAD[way]!)
    if (board[AHEAD[way + 1]!] === FREE) found.push(STEPS_AHEAD[way + 1]!)
  }
  return found
}

function canSheepMove({ board, sheep }: State): boolean {
  for (let i = 0; i < FLOCK; i++) {
    const from = sheep[i]!
    if (board[AHEAD[2 * from]!] === FREE || board[AHEAD[2 * from + 1]!] === FREE) return true
  }
  return false
}

/** The last field of the row that a field is in. */
const ROW_END = Uint8Array.from({ length: FIELDS + 1 }, (_, field) => Math.ceil(field / 5) * 5)

/** wolf-en-schapen.through: no sheep is behind the end of the wolf's row any more. */
function isThrough({ sheep, wolf }: State): boolean {
  const end = ROW_END[wolf]!
  for (let i = 0; i < FLOCK; i++) if (sheep[i]! > end) return false
  return true
}

/** Whether the match is over before the seat on turn moves. */
export function endingOf(s: State): Ending | null {
  if (s.wolf === EDGE) return null
  if (isThrough(s)) return 'through'
  if (s.seat === WOLF) return waysOut(s) === 0 ? 'caught' : null
  return canSheepMove(s) ? null : 'sheep-stuck'
}

export function play(s: State, _by: By, move: Move, tell?: Tell): void {
  const { seat } = s
  const from = fromOf(move)
  const to = toOf(move)
  const animal = from === EDGE ? A_WOLF : s.board[from]!
  if (from !== EDGE) s.board[from] = FREE
  s.board[to] = animal
  if (animal === A_WOLF) s.wolf = to
  else s.sheep[animal - A_SHEEP] = to
  s.last = move
  // wolf-en-schapen.wolf-first: once placed, the wolf makes the first step.
  if (from !== EDGE) s.seat = 1 - seat
  s.ended = endingOf(s)
  if (tell !== undefined) tellMove(s, seat, move, tell)
}

function tellMove(s: State, seat: Seat, move: Move, tell: Tell): void {
  const from = fromOf(move)
  const to = LETTERED_LIGHT.name(toOf(move))
  if (from === EDGE) tell({ fact: 'placed', seat, path: [WOLF_SPOT, to], field: to })
  else tell({ fact: 'steps', seat, path: [LETTERED_LIGHT.name(from), to], move: write(move) })
  if (s.ended !== null) tell({ fact: s.ended, seat: winnerOf(s.ended) })
}

const winnerOf = (ended: Ending): Seat => (ended === 'caught' ? SHEEP : WOLF)

export function result({ ended }: State): Result | undefined {
  if (ended === null) return undefined
  return { places: winnerOf(ended) === 0 ? [1, 2] : [2, 1], why: `wolf-en-schapen.${ended}` }
}

/** Where the wolf is before it is placed. */
export const WOLF_SPOT = 'wolf'

/** `d5` places the wolf, `d5-e6` is a step. */
export function write(move: Move): string {
  const from = fromOf(move)
  const to = LETTERED_LIGHT.name(toOf(move))
  return from === EDGE ? to : `${LETTERED_LIGHT.name(from)}-${to}`
}

/** The wolf may be tapped before it is placed, or its field at once. */
export function touches(move: Move): string[][] {
  const from = fromOf(move)
  const to = LETTERED_LIGHT.name(toOf(move))
  return from === EDGE ? [[to], [WOLF_SPOT, to]] : [[LETTERED_LIGHT.name(from), to]]
}
