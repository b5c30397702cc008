import { pointCalled, type Point, type Points } from '../board.ts'
import { TURNED } from './places.ts'

/**
 * A position is described by patterns of eight or nine points: the four sides with the points behind them, the four
 * corners with theirs, and the three squares. Every state of a pattern has a row in a table; states that are equal when
 * the board is rotated, reflected or turned inside out share it.
 */
const SHAPES: readonly (readonly Point[])[] = [
  'a1 d1 g1 b2 d2 f2 c3 d3 e3',
  'a1 b2 c3 a4 b4 c4 d1 d2 d3',
  'a1 a4 a7 d7 g7 g4 g1 d1',
  'b2 b4 b6 d6 f6 f4 f2 d2',
].map((names) => names.split(' ').map((name) => pointCalled(name)!))

/** A shape's points wherever it occurs on the board. */
function imagesOf(shape: readonly Point[]): readonly (readonly Point[])[] {
  const images = TURNED.map((to) => shape.map((point) => to[point]!))
  return [...new Map(images.map((image) => [image.toSorted((a, b) => a - b).join(), image])).values()]
}
/** The permutations of its points under which a shape looks the same. */
const ordersOf = (shape: readonly Point[]): readonly (readonly number[])[] =>
  TURNED.map((to) => shape.map((point) => shape.indexOf(to[point]!))).filter((order) => !order.includes(-1))

/** The row of every state of a shape, from this one on: a state is a number with a digit for each point. */
function rowsOf(shape: readonly Point[], first: number): Uint16Array {
  const orders = ordersOf(shape).map((order) => order.map((place) => 3 ** place))
  const rows = new Uint16Array(3 ** shape.length)
  let next = first
  for (let way = 0; way < rows.length; way++) {
    let least = way
    for (const powers of orders) {
      let same = 0
      for (let rest = way, i = 0; rest > 0; rest = Math.floor(rest / 3), i++) same += (rest % 3) * powers[i]!
      if (same < least) least = same
    }
    rows[way] = least === way ? next++ : rows[least]!
  }
  return rows
}

const BYTE = 256
const BYTES = 3

const patterns: (readonly Point[])[] = []
const rows: Uint16Array[] = []
let length = 0
for (const shape of SHAPES) {
  const own = rowsOf(shape, length)
  length = Math.max(...own) + 1
  for (const image of imagesOf(shape)) {
    patterns.push(image)
    rows.push(own)
  }
}
export const ROWS = length
export const PATTERNS = patterns.length

/** By byte of a set and its value, for each pattern: what stones there add to the number of its state. */
const adds = new Uint16Array(BYTES * BYTE * PATTERNS)
for (const [nth, points] of patterns.entries()) {
  for (const [place, point] of points.entries()) {
    for (let value = 0; value < BYTE; value++) {
      if (((value >> (point & 7)) & 1) === 1)
        adds[((point >> 3) * BYTE + value) * PATTERNS + nth]! += 3 ** place
    }
  }
}

/** Finds the row of each pattern. */
export function findRows(own: Points, other: Points, found: Uint16Array): void {
  const own0 = (own & 255) * PATTERNS
  const own1 = (BYTE + ((own >> 8) & 255)) * PATTERNS
  const own2 = (2 * BYTE + (own >> 16)) * PATTERNS
  const other0 = (other & 255) * PATTERNS
  const other1 = (BYTE + ((other >> 8) & 255)) * PATTERNS
  const other2 = (2 * BYTE + (other >> 16)) * PATTERNS
  for (let nth = 0; nth < PATTERNS; nth++) {
    const mine = adds[own0 + nth]! + adds[own1 + nth]! + adds[own2 + nth]!
    const theirs = adds[other0 + nth]! + adds[other1 + nth]! + adds[other2 + nth]!
    found[nth] = rows[nth]![mine + 2 * theirs]!
  }
}
