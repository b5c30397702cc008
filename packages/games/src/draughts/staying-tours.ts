import { endOf, FREE, type Move } from './state.ts'
import type { TourSearch } from './tours.ts'
import type { Lines } from './variant.ts'

/** A set of fields is this many words of 32 bits: enough for the largest board and its wall. */
const WORDS = 4
const WORD_BITS = 32

/** The jumps over one piece in one direction: a piece, and the sets of fields to jump from and to land on. */
interface Hops {
  readonly over: Int32Array
  /** The bit of that piece in a set of pieces. */
  readonly bit: Int32Array
  /** WORDS numbers for each. */
  readonly from: Int32Array
  readonly to: Int32Array
}

/**
 * If captured pieces stay until the move is made, only the set of captured pieces changes along a king's tour. So for
 * every such set the fields on which the king can be after it are computed, smaller sets first: the work is bounded by
 * the number of sets, however many orders lead through them.
 */
export class StayingTours implements TourSearch {
  readonly #prey: number
  readonly #lines: Lines
  #hops: Hops = hopsOf([])
  /** The sets of pieces that it can capture, the smaller first. */
  #sets: number[] = []
  /** The fields that the king can be on once it has captured a set of pieces, WORDS numbers for each set. */
  #stands = new Int32Array()

  constructor(prey: number, lines: Lines) {
    this.#prey = prey
    this.#lines = lines
  }

  explore(board: readonly number[], origin: number): void {
    this.#hops = hopsFrom(board, this.#prey, this.#lines, origin)
    this.#clearStands(WORDS << new Set(this.#hops.bit).size)
    this.#stands[origin >> 5]! |= 1 << origin
    this.#sets = [0]
    for (let i = 0; i < this.#sets.length; i++) goOn(this.#hops, this.#stands, this.#sets, this.#sets[i]!)
  }

  longest(): Move[] {
    const found: Move[] = []
    const most = sizeOf(this.#sets.at(-1)!)
    for (let i = this.#sets.length - 1; sizeOf(this.#sets[i]!) === most; i--) {
      const set = this.#sets[i]!
      eachField(this.#endsAt(set), 0, (end) => found.push(...this.#routes(set, end, 1)))
    }
    return found
  }

  routesOf(capture: Move, most: number): Move[] {
    const { over, bit } = this.#hops
    const set = capture.takes.reduce((set, field) => set | bit[over.indexOf(field)]!, 0)
    return this.#routes(set, endOf(capture), most)
  }

  ends() {
    const ends = new Set<number>()
    const landings = new Set<number>()
    for (const set of this.#sets.slice(1)) {
      eachField(this.#stands, set * WORDS, (field) => landings.add(field))
      eachField(this.#endsAt(set), 0, (field) => ends.add(field))
    }
    return { ends, landings }
  }

  /** Clears the tables for a king. */
  #clearStands(size: number): void {
    if (this.#stands.length < size) this.#stands = new Int32Array(size)
    else
      for (const set of this.#sets)
        for (let word = 0; word < WORDS; word++) this.#stands[set * WORDS + word] = 0
  }

  /** The fields from which the king cannot continue after it has captured a set of pieces. */
  #endsAt(set: number): Int32Array {
    const { bit, from } = this.#hops
    const ends = this.#stands.slice(set * WORDS, (set + 1) * WORDS)
    bit.forEach((bit, hop) => {
      if ((set & bit) !== 0) return
      for (let word = 0; word < WORDS; word++) ends[word]! &= ~from[hop * WORDS + word]!
    })
    return ends
  }

  /** Routes to an end over a set of pieces, traced back to where the king started; at most this many. */
  #routes(set: number, end: number, most: number): Move[] {
    const { over, bit, from, to } = this.#hops
    const found: Move[] = []
    const path = [end]
    const takes: number[] = []
    const goBack = (set: number): void => {
      if (set === 0) found.push({ path: path.toReversed(), takes: takes.toReversed() })
      const at = path.at(-1)!
      bit.forEach((bit, hop) => {
        if ((set & bit) === 0 || !has(to, hop, at)) return
        takes.push(over[hop]!)
        eachField(this.#stands, (set ^ bit) * WORDS, (field) => {
          if (found.length === most || !has(from, hop, field)) return
          path.push(field)
          goBack(set ^ bit)
          path.pop()
        })
        takes.pop()
      })
    }
    goBack(set)
    return found
  }
}

/** Jumps on from wherever the king can be after a set of pieces, and adds the sets that are new. */
function goOn({ bit, from, to }: Hops, stands: Int32Array, sets: number[], set: number): void {
  const a = stands[set * WORDS]!
  const b = stands[set * WORDS + 1]!
  const c = stands[set * WORDS + 2]!
  const d = stands[set * WORDS + 3]!
  for (let hop = 0, i = 0; hop < bit.length; hop++, i += WORDS) {
    if ((set & bit[hop]!) !== 0) continue
    if (((a & from[i]!) | (b & from[i + 1]!) | (c & from[i + 2]!) | (d & from[i + 3]!)) === 0) continue
    const next = (set | bit[hop]!) * WORDS
    if ((stands[next]! | stands[next + 1]! | stands[next + 2]! | stands[next + 3]!) === 0)
      sets.push(next / WORDS)
    stands[next]! |= to[i]!
    stands[next + 1]! |= to[i + 1]!
    stands[next + 2]! |= to[i + 2]!
    stands[next + 3]! |= to[i + 3]!
  }
}

/** The jumps that are possible at all. */
function hopsFrom(board: readonly number[], prey: number, lines: Lines, origin: number): Hops {
  const isFree = (field: number): boolean => board[field] === FREE || field === origin
  const reached = new Set([origin])
  const hops: Hop[] = []
  /** The jump over a piece onto a field, by both. */
  const known = new Map<number, Hop>()
  for (const at of reached) {
    for (let way = 0; way < lines.ways; way++) {
      let i = lines.starts[at * lines.ways + way]!
      while (isFree(lines.along[i]!)) i++
      const over = lines.along[i]!
      const next = lines.along[i + 1]!
      if ((board[over]! & prey) === 0 || !isFree(next)) continue
      let hop = known.get(over * board.length + next)
      if (hop === undefined) {
        hop = { over, from: [], to: [] }
        for (i++; isFree(lines.along[i]!); i++) hop.to.push(lines.along[i]!)
        for (const field of hop.to) reached.add(field)
        known.set(over * board.length + next, hop)
        hops.push(hop)
      }
      hop.from.push(at)
    }
  }
  return hopsOf(hops)
}

interface Hop {
  readonly over: number
  readonly from: number[]
  readonly to: number[]
}

function hopsOf(hops: readonly Hop[]): Hops {
  const pieces = [...new Set(hops.map(({ over }) => over))]
  return {
    over: Int32Array.from(hops, ({ over }) => over),
    bit: Int32Array.from(hops, ({ over }) => 1 << pieces.indexOf(over)),
    from: setsOf(hops.map(({ from }) => from)),
    to: setsOf(hops.map(({ to }) => to)),
  }
}

/** Sets of fields in one list, WORDS numbers for each. */
function setsOf(lists: readonly (readonly number[])[]): Int32Array {
  const sets = new Int32Array(lists.length * WORDS)
  for (const [which, fields] of lists.entries()) {
    for (const field of fields) sets[which * WORDS + (field >> 5)]! |= 1 << field
  }
  return sets
}

function sizeOf(set: number): number {
  let size = 0
  for (let left = set; left !== 0; left &= left - 1) size++
  return size
}

/** Whether a field is in one of several sets. */
const has = (sets: Int32Array, which: number, field: number): boolean =>
  (sets[which * WORDS + (field >> 5)]! & (1 << field)) !== 0

function eachField(fields: Int32Array, at: number, visit: (field: number) => void): void {
  for (let word = 0; word < WORDS; word++) {
    for (let left = fields[at + word]!; left !== 0; left &= left - 1) {
      visit(word * WORD_BITS + 31 - Math.clz32(left & -left))
    }
  }
}
