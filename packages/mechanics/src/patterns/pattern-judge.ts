import type { Seat } from '@spellendoos/kernel'
import { firstWays, stepsOf, type Plan, type Sight } from './plan.ts'

/** Whole numbers to a unit of what a unit of the network passes on. */
const FINE = 64
/** A weight is the square of its byte, with the sign of the byte: finer where it is small. */
const FINE_WEIGHT = FINE ** 2
const FINE_UNITS = 1024
/** Every weight is two bytes: at the beginning of the match and at its end. */
const PAIR = 2
const WORD = 4

/** The weights of one view, unpacked. */
interface Weights {
  /** Two numbers for each way of each pattern, one pattern after the other. */
  readonly ways: Int16Array
  /** What each kind of contents of each cell adds to the units. */
  readonly rows: Int8Array
  /** What is added to each unit, and its own weights, early and late. */
  readonly bias: Float64Array
  readonly early: Float64Array
  readonly late: Float64Array
  /** What is added to the sum, early and late. */
  readonly constant: Float64Array
  /** What the lead that the game counts is multiplied by, early and late. */
  readonly lead: Float64Array
}

/** Where everything is found in the tables of a plan. */
class Layout {
  readonly plan: Plan
  readonly units: number
  readonly size: number
  /** Where the ways of each place begin in the table, without what its cells add. */
  readonly origins: Int32Array
  /** The places that each cell is part of begin at `starts`; for each, its number and the step of the digit. */
  readonly starts: Int32Array
  readonly places: Uint16Array
  readonly steps: Int32Array
  /** Where the rows of each cell begin, counted in kinds. */
  readonly rowsAt: Int32Array
  readonly rowCount: number

  constructor(plan: Plan) {
    this.plan = plan
    this.units = plan.units * plan.mirrors.length
    const origins: number[] = []
    const found: [place: number, step: number][][] = plan.kinds.map(() => [])
    let size = 0
    for (const pattern of plan.patterns) {
      const { steps, ways } = stepsOf(plan, pattern)
      for (const place of pattern.places) {
        for (const [i, cell] of place.entries()) found[cell]!.push([origins.length, steps[i]!])
        origins.push(size)
      }
      size += ways
    }
    this.size = size
    this.origins = Int32Array.from(origins)
    this.starts = Int32Array.from([0, ...found.map(({ length }) => length)])
    for (let cell = 1; cell < this.starts.length; cell++) this.starts[cell]! += this.starts[cell - 1]!
    this.places = Uint16Array.from(found.flat(), ([place]) => place)
    this.steps = Int32Array.from(found.flat(), ([, step]) => step)
    this.rowsAt = Int32Array.from([0, ...plan.kinds])
    for (let cell = 1; cell < this.rowsAt.length; cell++) this.rowsAt[cell]! += this.rowsAt[cell - 1]!
    this.rowCount = this.rowsAt.at(-1)!
  }

  /** Reads the weights of all views. */
  read(bytes: Uint8Array): Weights[] {
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    let at = 0
    const byte = (): number => data.getInt8(at++)
    const numbers = (count: number): Float64Array =>
      Float64Array.from({ length: count }, () => data.getInt16((at += PAIR) - PAIR, true) / FINE_UNITS)
    return Array.from({ length: this.plan.views }, () => {
      const ways = this.#readWays(() => {
        const root = byte()
        return root * Math.abs(root)
      })
      const rows = this.#readRows(byte)
      const spread = (few: Float64Array): Float64Array =>
        Float64Array.from({ length: this.units }, (_, unit) => few[unit % this.plan.units]!)
      const bias = spread(numbers(this.plan.units))
      const early = spread(numbers(this.plan.units))
      const late = spread(numbers(this.plan.units))
      return { ways, rows, bias, early, late, constant: numbers(PAIR), lead: numbers(PAIR) }
    })
  }

  /** Ways with the same weight are written once. */
  #readWays(next: () => number): Int16Array {
    const all = new Int16Array(PAIR * this.size)
    let start = 0
    for (const pattern of this.plan.patterns) {
      const first = firstWays(this.plan, pattern)
      for (let way = 0; way < first.length; way++) {
        const to = PAIR * (start + way)
        const from = PAIR * (start + first[way]!)
        all[to] = first[way] === way ? next() : all[from]!
        all[to + 1] = first[way] === way ? next() : all[from + 1]!
      }
      start += first.length
    }
    return all
  }

  /** Every unit is there once for each mirror, and sees the board in it. */
  #readRows(byte: () => number): Int8Array {
    const { units, mirrors, kinds } = this.plan
    const all = new Int8Array(this.rowCount * this.units)
    for (const [cell, count] of kinds.entries()) {
      for (let kind = 0; kind < count; kind++) {
        for (let unit = 0; unit < units; unit++) {
          const weight = byte()
          for (const [number, mirror] of mirrors.entries()) {
            all[(this.rowsAt[mirror[cell]!]! + kind) * this.units + number * units + unit] = weight
          }
        }
      }
    }
    return all
  }
}

/** Evaluates positions for one player to move; what has not changed since the last position is not computed again. */
class Judge<State> {
  readonly #sight: Sight<State>
  readonly #layout: Layout
  readonly #weights: Weights
  readonly #ways: Int32Array
  readonly #sums = new Int32Array(PAIR)
  readonly #acc: Int32Array
  /** What the cells held and hold now, also as words. */
  readonly #held: Uint8Array
  readonly #cells: Uint8Array
  readonly #heldWords: Int32Array
  readonly #words: Int32Array

  constructor(sight: Sight<State>, layout: Layout, weights: Weights) {
    this.#sight = sight
    this.#layout = layout
    this.#weights = weights
    this.#ways = layout.origins.slice()
    for (const way of this.#ways) {
      this.#sums[0]! += weights.ways[PAIR * way]!
      this.#sums[1]! += weights.ways[PAIR * way + 1]!
    }
    this.#acc = new Int32Array(layout.units)
    for (let cell = 0; cell < layout.plan.kinds.length; cell++) this.#addRow(cell, 0, 1)
    const words = Math.ceil(layout.plan.kinds.length / WORD)
    this.#heldWords = new Int32Array(words)
    this.#words = new Int32Array(words)
    this.#held = new Uint8Array(this.#heldWords.buffer)
    this.#cells = new Uint8Array(this.#words.buffer)
  }

  /** The log-odds of winning for the player to move. */
  logOdds(s: State): number {
    this.#look(s)
    const stage = this.#sight.stage(s)
    const { bias, early, late, constant, lead } = this.#weights
    const ahead = lead[0] === 0 && lead[1] === 0 ? 0 : (this.#sight.lead?.(s) ?? 0)
    let first = this.#sums[0]! / FINE_WEIGHT + constant[0]! + ahead * lead[0]!
    let last = this.#sums[1]! / FINE_WEIGHT + constant[1]! + ahead * lead[1]!
    const acc = this.#acc
    for (let unit = 0; unit < acc.length; unit++) {
      const each = acc[unit]! / FINE + bias[unit]!
      if (each <= 0) continue
      first += each * early[unit]!
      last += each * late[unit]!
    }
    return first + stage * (last - first)
  }

  #look(s: State): void {
    const words = this.#words
    words.fill(0)
    this.#sight.look(s, this.#cells)
    const heldWords = this.#heldWords
    for (let word = 0; word < words.length; word++) {
      if (words[word] === heldWords[word]) continue
      for (let cell = WORD * word; cell < WORD * (word + 1); cell++) {
        if (this.#cells[cell] !== this.#held[cell]) this.#change(cell, this.#held[cell]!, this.#cells[cell]!)
      }
      heldWords[word] = words[word]!
    }
  }

  #change(cell: number, before: number, after: number): void {
    const { starts, places, steps } = this.#layout
    const weights = this.#weights.ways
    const ways = this.#ways
    const by = after - before
    let first = this.#sums[0]!
    let last = this.#sums[1]!
    for (let i = starts[cell]!; i < starts[cell + 1]!; i++) {
      const place = places[i]!
      const was = ways[place]!
      const is = was + by * steps[i]!
      ways[place] = is
      first += weights[PAIR * is]! - weights[PAIR * was]!
      last += weights[PAIR * is + 1]! - weights[PAIR * was + 1]!
    }
    this.#sums[0] = first
    this.#sums[1] = last
    this.#addRow(cell, before, -1)
    this.#addRow(cell, after, 1)
  }

  #addRow(cell: number, kind: number, by: number): void {
    const { units, rowsAt } = this.#layout
    const { rows } = this.#weights
    const acc = this.#acc
    const row = (rowsAt[cell]! + kind) * units
    for (let unit = 0; unit < units; unit++) acc[unit]! += by * rows[row + unit]!
  }
}

/**
 * The worth of positions by weights that `tools/train/fit.py` wrote, from −1 to 1: for a seat of two, or for a side of
 * two. The file is read when the first position is judged.
 */
export function patternWorth<State extends { readonly seat: Seat }>(
  sight: Sight<State>,
  file: () => Uint8Array,
  sideOf: (seat: Seat) => Seat = (seat) => seat,
): (s: State, seat: Seat) => number {
  let judges: readonly Judge<State>[] | undefined
  const read = (): readonly Judge<State>[] => {
    const layout = new Layout(sight.plan)
    const weights = layout.read(file())
    return [0, 1].map((side) => new Judge(sight, layout, weights[side % weights.length]!))
  }
  return (s, seat) => {
    judges ??= read()
    const side = sideOf(s.seat)
    const worth = Math.tanh(judges[side]!.logOdds(s) / 2)
    return sideOf(seat) === side ? worth : -worth
  }
}
