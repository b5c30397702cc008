import { dataFile } from '@spellendoos/kernel'
import { DARK_FIELDS } from '../fields.ts'
import { FINE } from './weights.ts'

const ROWS = 10
const PER_ROW = 5

/** A window is four rows high and four columns wide, with two dark fields in each row. */
const HIGH = 4
const LANES = PER_ROW - 1
const WAYS = 3 ** 8
const PAIR = 9
const COUNT = (ROWS - HIGH + 1) * LANES

/** The worth for White of every pattern in every window, in bytes, which fit into the fastest cache. */
let weights: Int8Array | undefined
const packed = dataFile('games/draughts/evaluation/windows.bin')
const POINTS = 1000 / FINE

function unpacked(): Int8Array {
  const signed = Int8Array.from(packed())
  const all = new Int8Array(COUNT * WAYS)
  for (let window = 0; window < COUNT / 2; window++) {
    for (let way = 0; way < WAYS; way++) {
      const worth = signed[window * WAYS + way]!
      all[window * WAYS + way] = worth
      all[(COUNT - 1 - window) * WAYS + turned(way)] = -worth
    }
  }
  return all
}

/** The same pattern, seen from the other side of the board. */
function turned(way: number): number {
  let other = 0
  for (let left = way, place = 0; place < 2 * HIGH; place++, left = Math.floor(left / 3)) {
    other = other * 3 + ((3 - (left % 3)) % 3)
  }
  return other
}

/** Two neighbouring windows share a word: the second has its pattern in the upper half. */
const WORDS = COUNT / 2
const HALF = 16
const LOW = (1 << HALF) - 1

/** The words that a field contributes to begin at `starts`, with what a white man there adds to each. */
const starts = new Int32Array(DARK_FIELDS.count + 2)
const words: number[] = []
const steps: number[] = []
for (let field = 1; field <= DARK_FIELDS.count; field++) {
  starts[field] = words.length
  const row = DARK_FIELDS.row(field)
  const place = (field - 1) % PER_ROW
  for (let top = Math.max(0, row - HIGH + 1); top <= Math.min(row, ROWS - HIGH); top++) {
    for (let lane = Math.max(0, place - 1); lane <= Math.min(place, LANES - 1); lane++) {
      const step = PAIR ** (row - top) * (lane === place ? 1 : 3)
      const word = (top * LANES + lane) >> 1
      if (words.length === starts[field] || words.at(-1) !== word) {
        words.push(word)
        steps.push(0)
      }
      steps[steps.length - 1]! += lane % 2 === 0 ? step : step << HALF
    }
  }
}
starts[DARK_FIELDS.count + 1] = words.length
const wordsOf = Uint8Array.from(words)
const stepsOf = Int32Array.from(steps)

/** The patterns in all windows, updated as men are added and removed. */
export class Windows {
  readonly #ways = new Int32Array(WORDS)

  /** Adds or removes a man: `times` is 1 for a white one and 2 for a black one, negative to remove it. */
  add(field: number, times: number): void {
    const ways = this.#ways
    const end = starts[field + 1]!
    for (let at = starts[field]!; at < end; at++) ways[wordsOf[at]!]! += times * stepsOf[at]!
  }

  /** The worth for White of the patterns of both sides. */
  points(): number {
    const worths = (weights ??= unpacked())
    const ways = this.#ways
    let points = 0
    for (let word = 0, window = 0; word < WORDS; word++, window += 2 * WAYS) {
      const both = ways[word]!
      points += worths[window + (both & LOW)]! + worths[window + WAYS + (both >>> HALF)]!
    }
    return POINTS * points
  }
}
