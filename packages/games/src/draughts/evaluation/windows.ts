import { dataFile } from '@spellendoos/kernel'
import type { Draughts } from '../state.ts'
import { FINE } from './weights.ts'

/** The board as the dark fields have it: ten rows of five, in words of 27 bits with a gap after every second row. */
const ROWS = 10
const PER_ROW = 5
const TWO_ROWS = 11
const WORD = 27
const ROW_SET = (1 << PER_ROW) - 1

/** A window is four rows high and four columns wide, two dark fields in each row. */
const HIGH = 4
const LANES = PER_ROW - 1
const WAYS = 3 ** 8
const PAIR = 9
const TOP = PAIR ** (HIGH - 1)
const COUNT = (ROWS - HIGH + 1) * LANES

/** What every way to stand in every window is worth to White. */
let weights: Float32Array | undefined
const packed = dataFile('games/draughts/evaluation/windows.bin')

function unpacked(): Float32Array {
  const signed = Int8Array.from(packed())
  const all = new Float32Array(COUNT * WAYS)
  for (let window = 0; window < COUNT / 2; window++) {
    for (let way = 0; way < WAYS; way++) {
      const worth = signed[window * WAYS + way]! / FINE
      all[window * WAYS + way] = worth
      all[(COUNT - 1 - window) * WAYS + turned(way)] = -worth
    }
  }
  return all
}

/** The same way to stand, seen from the other side of the board. */
function turned(way: number): number {
  let other = 0
  for (let left = way, place = 0; place < 2 * HIGH; place++, left = Math.floor(left / 3)) {
    other = other * 3 + ((3 - (left % 3)) % 3)
  }
  return other
}

/** For each set of fields of a row, four numbers: how its neighbours two by two count in the windows of each lane. */
const pairs = Int32Array.from({ length: (ROW_SET + 1) * LANES }, (_, i) => {
  const row = Math.floor(i / LANES) >> (i % LANES)
  return TOP * ((row & 1) + 3 * ((row >> 1) & 1))
})

/** The bits of a row: where they begin in the low word, and how far up in the high one. */
const shifts = Array.from({ length: ROWS }, (_, row) => TWO_ROWS * Math.floor(row / 2) + PER_ROW * (row % 2))

const rowOf = (low: number, high: number, shift: number): number => {
  if (shift >= WORD) return (high >> (shift - WORD)) & ROW_SET
  return ((low >> shift) | (shift + PER_ROW > WORD ? high << (WORD - shift) : 0)) & ROW_SET
}

/** What the men of both sides are worth to White by how they stand in all windows, as log-odds. */
export function windowsWorth({ sets }: Draughts): number {
  const worths = (weights ??= unpacked())
  const whiteLow = sets[0]! & ~sets[4]!
  const whiteHigh = sets[1]! & ~sets[5]!
  const blackLow = sets[2]! & ~sets[4]!
  const blackHigh = sets[3]! & ~sets[5]!
  let worth = 0
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let row = 0; row < ROWS; row++) {
    const shift = shifts[row]!
    const white = LANES * rowOf(whiteLow, whiteHigh, shift)
    const black = LANES * rowOf(blackLow, blackHigh, shift)
    first = ((first / PAIR) | 0) + pairs[white]! + 2 * pairs[black]!
    second = ((second / PAIR) | 0) + pairs[white + 1]! + 2 * pairs[black + 1]!
    third = ((third / PAIR) | 0) + pairs[white + 2]! + 2 * pairs[black + 2]!
    fourth = ((fourth / PAIR) | 0) + pairs[white + 3]! + 2 * pairs[black + 3]!
    if (row < HIGH - 1) continue
    const window = (row - HIGH + 1) * LANES * WAYS
    worth +=
      worths[window + first]! +
      worths[window + WAYS + second]! +
      worths[window + 2 * WAYS + third]! +
      worths[window + 3 * WAYS + fourth]!
  }
  return worth
}
