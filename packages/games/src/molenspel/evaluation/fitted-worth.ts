import { dataFile, type Seat } from '@spellendoos/kernel'
import { count } from '../board.ts'
import { FLYING, STONES, type State } from '../rules.ts'
import { findRows, PATTERNS, ROWS } from './pattern-rows.ts'

/**
 * Each row has 32 numbers. The rows of a position are added up, and a network with two layers computes one number from
 * the sum: one network for each turn of placing and, after that, for each number of stones against each.
 */
const WIDE = 32
const NARROW = 8
const PLACING = 2 * STONES
const NUMBERS = STONES - FLYING + 1
const STAGES = PLACING + NUMBERS ** 2
/** What is added to the sum; the first layer and its biases; the second layer and its biases. */
const FIRST = WIDE
const FIRST_ADDS = FIRST + NARROW * WIDE
const SECOND = FIRST_ADDS + NARROW
const SECOND_ADDS = SECOND + NARROW
const STAGE = SECOND_ADDS + 1
/** Whole numbers per unit, in rows and in networks. */
const FINE_ROWS = 64
const FINE = 1024

/**
 * Rows of bytes; then the networks in 16 bits, little-endian, and what each rule about stones in mills adds to the sum.
 */
const packed = dataFile('games/molenspel/evaluation/patterns.bin')

/** Two numbers of a row are packed into one, 16 bits each, and made positive, so that they are added at once. */
const PAIRS = WIDE / 2
const LOW = 0xffff
const LIFT = 128

class Judge {
  readonly #rows = new Uint32Array(ROWS * PAIRS)
  readonly #networks: Float64Array
  readonly #found = new Uint16Array(PATTERNS)
  readonly #pairs = new Uint32Array(PAIRS)
  readonly #sum = new Float64Array(WIDE)

  constructor(bytes: Uint8Array) {
    const signed = Int8Array.from(bytes.subarray(0, ROWS * WIDE))
    for (let i = 0; i < this.#rows.length; i++) {
      this.#rows[i] = signed[2 * i]! + LIFT + (signed[2 * i + 1]! + LIFT) * (LOW + 1)
    }
    const numbers = new DataView(bytes.buffer, bytes.byteOffset + signed.length)
    this.#networks = Float64Array.from(
      { length: STAGES * STAGE + 2 * WIDE },
      (_, i) => numbers.getInt16(2 * i, true) / FINE,
    )
  }

  /** The worth of a position for the player to move, unbounded. */
  worth(s: State): number {
    const own = s.stones[s.seat]!
    const other = s.stones[1 - s.seat]!
    const inHand = s.hands[0]! + s.hands[1]!
    const stage =
      inHand > 0 ? PLACING - inHand : PLACING + NUMBERS * (count(own) - FLYING) + count(other) - FLYING
    findRows(own, other, this.#found)
    this.#addUp(stage * STAGE, s.takeFromMills)
    return this.#ask(stage * STAGE)
  }

  #addUp(start: number, takeFromMills: boolean): void {
    const rows = this.#rows
    const pairs = this.#pairs
    const sum = this.#sum
    const networks = this.#networks
    pairs.fill(0)
    for (let nth = 0; nth < PATTERNS; nth++) {
      const row = this.#found[nth]! * PAIRS
      for (let pair = 0; pair < PAIRS; pair++) pairs[pair]! += rows[row + pair]!
    }
    const rule = STAGES * STAGE + (takeFromMills ? WIDE : 0)
    for (let pair = 0; pair < PAIRS; pair++) {
      const both = pairs[pair]!
      const at = 2 * pair
      const low = ((both & LOW) - LIFT * PATTERNS) / FINE_ROWS + networks[start + at]! + networks[rule + at]!
      const high =
        ((both >>> 16) - LIFT * PATTERNS) / FINE_ROWS + networks[start + at + 1]! + networks[rule + at + 1]!
      sum[at] = low > 0 ? low : 0
      sum[at + 1] = high > 0 ? high : 0
    }
  }

  #ask(start: number): number {
    const networks = this.#networks
    const sum = this.#sum
    let worth = networks[start + SECOND_ADDS]!
    // Four at a time, so that no sum depends on the one before.
    for (let narrow = 0; narrow < NARROW; narrow += 4) {
      let at = start + FIRST + narrow * WIDE
      const adds = start + FIRST_ADDS + narrow
      let first = networks[adds]!
      let second = networks[adds + 1]!
      let third = networks[adds + 2]!
      let fourth = networks[adds + 3]!
      for (let wide = 0; wide < WIDE; wide++, at++) {
        const each = sum[wide]!
        first += networks[at]! * each
        second += networks[at + WIDE]! * each
        third += networks[at + 2 * WIDE]! * each
        fourth += networks[at + 3 * WIDE]! * each
      }
      const weights = start + SECOND + narrow
      if (first > 0) worth += first * networks[weights]!
      if (second > 0) worth += second * networks[weights + 1]!
      if (third > 0) worth += third * networks[weights + 2]!
      if (fourth > 0) worth += fourth * networks[weights + 3]!
    }
    return worth
  }
}

let judge: Judge | undefined

/** The likely outcome of a position for a seat: from −1, as good as lost, to 1. */
export function fittedWorth(s: State, seat: Seat): number {
  const worth = Math.tanh((judge ??= new Judge(packed())).worth(s))
  return seat === s.seat ? worth : -worth
}
