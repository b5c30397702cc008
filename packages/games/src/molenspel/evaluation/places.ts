import { ALL, count, lowest, only, POINTS, type Point, type Points } from '../board.ts'

/**
 * An index for every position of some stones against three. The board looks the same when rotated, reflected and with
 * its inner and outer squares exchanged, so only one of up to sixteen equivalent sets has indexes of its own; the three
 * occupy points among those that are left.
 */
const TURNS = 16

/** Where each point is moved to: columns and rows from −3 to 3, squares 3 (outer), 2 and 1. */
export const TURNED: readonly (readonly Point[])[] = Array.from({ length: TURNS }, (_, turn) =>
  POINTS.map((name) => {
    const [x, y] = ['abcdefg'.indexOf(name[0]!) - 3, Number(name[1]) - 4]
    const square = Math.max(Math.abs(x), Math.abs(y))
    const grown = (turn & 8) === 0 ? 1 : (4 - square) / square
    const [across, up] = [(turn & 1) === 0 ? x : -x, (turn & 2) === 0 ? y : -y]
    const [column, row] = (turn & 4) === 0 ? [across, up] : [up, across]
    return POINTS.indexOf(`${'abcdefg'[column * grown + 3]}${row * grown + 4}`)
  }),
)

export function turned(points: Points, turn: number): Points {
  const to = TURNED[turn]!
  let found = 0
  for (let rest = points; rest !== 0; rest &= rest - 1) found |= only(to[lowest(rest)]!)
  return found
}

/** How many sets of this many points are below a point. */
const WIDE = 7
const SETS = new Int32Array((POINTS.length + 1) * WIDE)
SETS[0] = 1
for (let n = 1; n <= POINTS.length; n++) {
  SETS[n * WIDE] = 1
  for (let k = 1; k < WIDE; k++) {
    SETS[n * WIDE + k] = SETS[(n - 1) * WIDE + k - 1]! + SETS[(n - 1) * WIDE + k]!
  }
}
/** The index of a set among those of its size. */
function numberOf(points: Points): number {
  let number = 0
  let k = 0
  for (let rest = points; rest !== 0; rest &= rest - 1) number += SETS[lowest(rest) * WIDE + ++k]!
  return number
}

/** The index of a set of three among the points that the others leave. */
function numberBeside(others: Points, three: Points): number {
  let number = 0
  let k = 0
  for (let rest = three; rest !== 0; rest &= rest - 1) {
    const point = lowest(rest)
    number += SETS[(point - count(others & (only(point) - 1))) * WIDE + ++k]!
  }
  return number
}

/** All sets of this many points, by index. */
export function setsOf(size: number): Points[] {
  const sets: Points[] = []
  // The next higher number with the same number of bits.
  for (let set = 2 ** size - 1; set <= ALL;) {
    sets.push(set)
    const low = set & -set
    const ripple = set + low
    set = ripple | (((set ^ ripple) >>> 2) / low)
  }
  return sets
}

/** The indexes of positions of this many stones against three. */
export class Places {
  /** One set of each class. */
  readonly kinds: readonly Points[]
  /** How many positions of the three each class has. */
  readonly each: number
  /** By index: a set's class, and the symmetry that maps it to the representative of its class. */
  readonly #kindOf: Uint16Array
  readonly #turnOf: Uint8Array

  constructor(stones: number) {
    const sets = setsOf(stones)
    const kinds: Points[] = []
    const known = new Map<Points, number>()
    this.kinds = kinds
    this.each = SETS[(POINTS.length - stones) * WIDE + 3]!
    this.#kindOf = new Uint16Array(sets.length)
    this.#turnOf = new Uint8Array(sets.length)
    for (const [number, set] of sets.entries()) {
      let turn = 0
      while (turn < TURNS && !known.has(turned(set, turn))) turn++
      if (turn === TURNS) {
        known.set(set, kinds.length)
        this.#kindOf[number] = kinds.length
        kinds.push(set)
      } else {
        this.#kindOf[number] = known.get(turned(set, turn))!
        this.#turnOf[number] = turn
      }
    }
  }

  /** The number of indexes. */
  get size(): number {
    return this.kinds.length * this.each
  }

  /** The index of a position, whoever is to move. */
  of(many: Points, three: Points): number {
    const number = numberOf(many)
    const kind = this.#kindOf[number]!
    return kind * this.each + numberBeside(this.kinds[kind]!, turned(three, this.#turnOf[number]!))
  }
}
