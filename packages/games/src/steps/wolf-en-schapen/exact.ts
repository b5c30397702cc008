import { EDGE, FIELDS } from '../fields.ts'
import { AHEAD, AROUND, FLOCK, SHEEP, type State } from './rules.ts'

/**
 * Who wins, from every position. Sheep only go forward, so a flock can be solved once every flock one step further is
 * solved: flocks are processed in an order in which a step forward leads to a smaller number. For each flock there is a
 * set of the wolf's fields, two words of 25 bits, from which the sheep win with the wolf to move.
 */

const WORD = 25
const ALL = 2 ** WORD - 1
const lowOf = (field: number): number => (field <= WORD ? 1 << (field - 1) : 0)
const highOf = (field: number): number => (field > WORD ? 1 << (field - 1 - WORD) : 0)

const LOW = Int32Array.from({ length: FIELDS + 1 }, (_, field) => (field === EDGE ? 0 : lowOf(field)))
const HIGH = Int32Array.from({ length: FIELDS + 1 }, (_, field) => (field === EDGE ? 0 : highOf(field)))
/** The fields around each, as such a set. */
const AROUND_LOW = new Int32Array(FIELDS + 1)
const AROUND_HIGH = new Int32Array(FIELDS + 1)
for (let i = 4; i < AROUND.length; i++) {
  AROUND_LOW[i >> 2]! |= LOW[AROUND[i]!]!
  AROUND_HIGH[i >> 2]! |= HIGH[AROUND[i]!]!
}

/** How many sets of k there are below a field: a flock's number is the sum over its sheep, ascending. */
const WIDE = FLOCK + 2
const BELOW = new Int32Array((FIELDS + 1) * WIDE)
BELOW[0] = 1
for (let n = 1; n <= FIELDS; n++) {
  BELOW[n * WIDE] = 1
  for (let k = 1; k < WIDE; k++) {
    BELOW[n * WIDE + k] = BELOW[(n - 1) * WIDE + k - 1]! + BELOW[(n - 1) * WIDE + k]!
  }
}
const FLOCKS = BELOW[FIELDS * WIDE + FLOCK]!
const below = (field: number, k: number): number => BELOW[(field - 1) * WIDE + k]!

/** The fields that no sheep is behind any more are beyond these rows. */
const rowsAbove = (last: number): number => Math.ceil(last / 5 - 1) * 5

interface Table {
  readonly low: Int32Array
  readonly high: Int32Array
}

/** The flock that is being solved, ascending, and the terms of its number. */
const flock = new Int32Array(FLOCK)
const sums = new Int32Array(FLOCK + 1)
const shifted = new Int32Array(FLOCK + 1)

function sumUp(): void {
  for (let i = 0; i < FLOCK; i++) {
    sums[i + 1] = sums[i]! + below(flock[i]!, i + 1)
    shifted[i + 1] = shifted[i]! + below(flock[i]!, i + 2)
  }
}

/** The number of the flock in which one sheep is further ahead. */
function numberAfter(sheep: number, to: number): number {
  let place = sheep
  while (place > 0 && flock[place - 1]! > to) place--
  return (
    sums[place]! +
    below(to, place + 1) +
    (shifted[sheep]! - shifted[place]!) +
    (sums[FLOCK]! - sums[sheep + 1]!)
  )
}

function nextFlock(): void {
  let i = 0
  while (i < FLOCK - 1 && flock[i]! + 1 === flock[i + 1]!) i++
  flock[i]!++
  for (let j = 0; j < i; j++) flock[j] = j + 1
}

/** A buffer for one flock: the fields from which the sheep win when they are to move. */
let low = 0
let high = 0

/** Combines what the sheep can reach in one step. */
function lookAhead(table: Table, takenLow: number, takenHigh: number): void {
  low = 0
  high = 0
  for (let sheep = 0; sheep < FLOCK; sheep++) {
    const at = 2 * flock[sheep]!
    for (let way = at; way < at + 2; way++) {
      const to = AHEAD[way]!
      if (to === EDGE || (takenLow & LOW[to]!) !== 0 || (takenHigh & HIGH[to]!) !== 0) continue
      const number = numberAfter(sheep, to)
      low |= table.low[number]!
      high |= table.high[number]!
    }
  }
}

function solveFlock(table: Table, number: number): void {
  let takenLow = 0
  let takenHigh = 0
  for (let i = 0; i < FLOCK; i++) {
    takenLow |= LOW[flock[i]!]!
    takenHigh |= HIGH[flock[i]!]!
  }
  const above = rowsAbove(flock[FLOCK - 1]!)
  const openLow = ~takenLow & (above >= WORD ? ALL : 2 ** above - 1)
  const openHigh = ~takenHigh & (above > WORD ? 2 ** (above - WORD) - 1 : 0)
  sumUp()
  lookAhead(table, takenLow, takenHigh)
  // If the wolf can step to a free field from which the sheep do not win, it does not lose.
  let outLow = 0
  let outHigh = 0
  for (let rest = ALL & ~takenLow & ~(low & openLow); rest !== 0; rest &= rest - 1) {
    const field = 32 - Math.clz32(rest & -rest)
    outLow |= AROUND_LOW[field]!
    outHigh |= AROUND_HIGH[field]!
  }
  for (let rest = ALL & ~takenHigh & ~(high & openHigh); rest !== 0; rest &= rest - 1) {
    const field = WORD + 32 - Math.clz32(rest & -rest)
    outLow |= AROUND_LOW[field]!
    outHigh |= AROUND_HIGH[field]!
  }
  table.low[number] = openLow & ~outLow
  table.high[number] = openHigh & ~outHigh
}

/** How many flocks are solved in one step. */
const SOME = 1000

let table: Table = { low: new Int32Array(0), high: new Int32Array(0) }
/** The first flock that is not solved yet, and its number. */
const first = Int32Array.from({ length: FLOCK }, (_, i) => i + 1)
let solved = 0

function takeUp(sheep: readonly number[]): number {
  flock.set(sheep.toSorted((a, b) => a - b))
  sumUp()
  return sums[FLOCK]!
}

/** Solves some more flocks; returns whether this one still depends on unsolved ones. */
export function solveSome(sheep: readonly number[]): boolean {
  const wanted = takeUp(sheep)
  if (solved === 0) table = { low: new Int32Array(FLOCKS), high: new Int32Array(FLOCKS) }
  flock.set(first)
  for (let i = 0; i < SOME && solved <= wanted; i++) {
    solveFlock(table, solved++)
    nextFlock()
  }
  first.set(flock)
  return solved <= wanted
}

export const isSolved = ({ sheep }: State): boolean => takeUp(sheep) < solved

/** How many steps of the sheep keep their win, in a solved position that is not over and in which they are to move. */
export function winningSteps({ board, sheep, wolf }: State): number {
  const { low, high } = table
  let steps = 0
  takeUp(sheep)
  for (let i = 0; i < FLOCK; i++) {
    for (let way = 2 * flock[i]!; way < 2 * flock[i]! + 2; way++) {
      const to = AHEAD[way]!
      if (to === EDGE || board[to] !== 0) continue
      const number = numberAfter(i, to)
      if ((low[number]! & LOW[wolf]!) !== 0 || (high[number]! & HIGH[wolf]!) !== 0) steps++
    }
  }
  return steps
}

/** Whether the sheep win a solved position that is not over, if both play best. */
export function sheepWin(s: State): boolean {
  if (s.seat === SHEEP) return winningSteps(s) > 0
  const { low, high } = table
  const number = takeUp(s.sheep)
  return (low[number]! & LOW[s.wolf]!) !== 0 || (high[number]! & HIGH[s.wolf]!) !== 0
}
