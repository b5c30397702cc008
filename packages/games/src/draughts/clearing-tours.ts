import { NumberSet } from './number-set.ts'
import { endOf, FREE, type Move } from './state.ts'
import type { TourSearch } from './tours.ts'
import type { Lines } from './variant.ts'

/** A moment of a tour in one number: the captured pieces, a bit each, above the field, above the way straight back. */
const AT_SHIFT = 3
const TAKEN_SHIFT = 10
const WAY_MASK = (1 << AT_SHIFT) - 1
const AT_MASK = (1 << (TAKEN_SHIFT - AT_SHIFT)) - 1
/** Marks the fields that are free from the start; the pieces, at most twenty, have the bits below. */
const OPEN = 1 << 20

const momentOf = (taken: number, at: number, back: number): number =>
  (taken << TAKEN_SHIFT) | (at << AT_SHIFT) | back
const takenBy = (moment: number): number => moment >> TAKEN_SHIFT
const fieldAt = (moment: number): number => (moment >> AT_SHIFT) & AT_MASK
const wayBack = (moment: number): number => moment & WAY_MASK

/** Before the first jump: there is no way back yet. */
const BEGINNING = -1

/**
 * If captured pieces leave at once, what a king can do next depends on three things: where it is, from which direction
 * it came, and which pieces it has captured. Every such moment is visited once, however many orders of jumps lead to
 * it, and routes are found by going back through them.
 */
export class ClearingTours implements TourSearch {
  readonly #prey: number
  readonly #lines: Lines
  #origin = 0
  /** By field: OPEN, the bit of a piece that can be captured, or 0. */
  #marks = new Int32Array()
  readonly #visited = new NumberSet()
  /** The moments that still have to be explored. */
  readonly #left: number[] = []
  /** The fields on which captures end, and the moments at the ends of the longest ones. */
  readonly #ends = new Set<number>()
  #longest: number[] = []

  constructor(prey: number, lines: Lines) {
    this.#prey = prey
    this.#lines = lines
  }

  explore(board: readonly number[], origin: number): void {
    let pieces = 0
    this.#origin = origin
    this.#marks = Int32Array.from(board, (piece, field) => {
      if (piece === FREE || field === origin) return OPEN
      return (piece & this.#prey) === 0 ? 0 : 1 << pieces++
    })
    this.#visited.clear()
    this.#ends.clear()
    this.#longest = []
    for (let way = 0; way < this.#lines.ways; way++) this.#jump(0, origin, way)
    for (let moment = this.#left.pop(); moment !== undefined; moment = this.#left.pop()) this.#goOn(moment)
  }

  longest(): Move[] {
    const ends = new Map(this.#longest.map((moment) => [moment >> AT_SHIFT, moment]))
    return [...ends.values()].flatMap((end) => this.#routes([end], 1))
  }

  routesOf(capture: Move, most: number): Move[] {
    const taken = capture.takes.reduce((set, field) => set | this.#marks[field]!, 0)
    const ends = Array.from({ length: this.#lines.ways }, (_, back) => momentOf(taken, endOf(capture), back))
    return this.#routes(
      ends.filter((end) => this.#visited.has(end)),
      most,
    )
  }

  ends() {
    return { ends: this.#ends, landings: new Set(Array.from(this.#visited, fieldAt)) }
  }

  #goOn(moment: number): void {
    let goesOn = false
    for (let way = 0; way < this.#lines.ways; way++) {
      if (way === wayBack(moment)) continue
      if (this.#jump(takenBy(moment), fieldAt(moment), way)) goesOn = true
    }
    if (goesOn) return
    this.#ends.add(fieldAt(moment))
    const more = sizeOf(moment) - (this.#longest.length === 0 ? 0 : sizeOf(this.#longest[0]!))
    if (more > 0) this.#longest = []
    if (more >= 0) this.#longest.push(moment)
  }

  /** Jumps in one direction from a field, and queues the moments that are new; returns whether it can. */
  #jump(taken: number, at: number, way: number): boolean {
    const { ways, starts, along, back } = this.#lines
    const marks = this.#marks
    const open = taken | OPEN
    let i = starts[at * ways + way]!
    while ((marks[along[i]!]! & open) !== 0) i++
    const over = marks[along[i]!]!
    if (over === 0) return false
    const first = ++i
    for (; (marks[along[i]!]! & open) !== 0; i++) {
      const next = momentOf(taken | over, along[i]!, back[way]!)
      if (this.#visited.add(next)) this.#left.push(next)
    }
    return i > first
  }

  /** Routes to any of these moments, traced back to where the king started; at most this many. */
  #routes(ends: readonly number[], most: number): Move[] {
    const found: Move[] = []
    const path: number[] = []
    const takes: number[] = []
    const goBack = (moment: number): void => {
      path.push(moment === BEGINNING ? this.#origin : fieldAt(moment))
      if (moment === BEGINNING) found.push({ path: path.toReversed(), takes: takes.toReversed() })
      else {
        for (const [before, over] of this.#jumpsTo(moment)) {
          if (found.length === most) break
          takes.push(over)
          goBack(before)
          takes.pop()
        }
      }
      path.pop()
    }
    for (const end of ends) goBack(end)
    return found
  }

  /** The moments from which one jump leads to this one, each with the field of the piece it goes over. */
  *#jumpsTo(moment: number): Generator<[before: number, over: number]> {
    const { ways, starts, along, back } = this.#lines
    const marks = this.#marks
    const taken = takenBy(moment)
    const ahead = back[wayBack(moment)]!
    const isOpen = (field: number, taken: number) => (marks[field]! & (taken | OPEN)) !== 0
    for (let i = starts[fieldAt(moment) * ways + wayBack(moment)]!; isOpen(along[i]!, taken); i++) {
      const piece = marks[along[i]!]! & taken
      if (piece === 0) continue
      // Until it was jumped over the piece was there, and the king came to it along fields that were free by then.
      const before = taken ^ piece
      for (let j = i + 1; isOpen(along[j]!, before); j++) {
        if (before === 0 && along[j] === this.#origin) yield [BEGINNING, along[i]!]
        for (let way = 0; way < ways; way++) {
          const moment = momentOf(before, along[j]!, way)
          if (way !== ahead && this.#visited.has(moment)) yield [moment, along[i]!]
        }
      }
    }
  }
}

/** How many pieces have been captured. */
function sizeOf(moment: number): number {
  let size = 0
  for (let left = takenBy(moment); left !== 0; left &= left - 1) size++
  return size
}
