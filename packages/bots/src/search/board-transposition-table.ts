/** Whether a stored worth is exact, a lower bound or an upper bound. */
export const EXACT = 1
export const AT_LEAST = 2
export const AT_MOST = 3

/** The number of positions it holds, a power of two. */
const ROOM = 1 << 20
/** The words of an entry: the upper half of its key, its points, and the packed facts. */
const WIDE = 4
const POINTS = 1
const FACTS = 2

/** The packed facts from the lowest bit up: the mark of the best move, the depth, the bound and the generation. */
const DEPTH = 16
const BOUND = 23
const GENERATION = 25
const MARKS = 0xffff
const MOST_DEPTH = 127
const BOUNDS = 3
const GENERATIONS = 127
/** A stored position survives if it was searched this many plies deeper than the new one. */
const DEEPER = 2

/**
 * The transposition table of searches on a board, keyed by both halves of a position's key. Allocating it takes longer
 * than a short search, so all searches share one. A search sees the entries of earlier ones of the same name only; a
 * search without a name sees none, so that the same question gets the same answer.
 */
export class BoardTranspositionTable {
  readonly #slots = new Int32Array(WIDE * ROOM)
  #generation = 0
  /** The first generation with this name: the entries of earlier ones are invisible. */
  #oldest = 0
  #name: string | undefined

  /** Begins a search. */
  begin(name?: string): void {
    this.#generation++
    if (name === undefined || name !== this.#name) this.#oldest = this.#generation
    this.#name = name
    if (this.#generation <= GENERATIONS) return
    // The counter of generations wraps around, so entries this old would look new.
    this.#slots.fill(0)
    this.#generation = 1
    this.#oldest = 1
  }

  /** The slot of a position; −1 if it is not stored. */
  find(low: number, high: number): number {
    const slots = this.#slots
    const oldest = this.#oldest
    const slot = WIDE * (low & (ROOM - 1))
    if (slots[slot] === high && slots[slot + FACTS]! >>> GENERATION >= oldest) return slot
    // A position can be in either of two adjacent slots.
    const other = slot ^ WIDE
    return slots[other] === high && slots[other + FACTS]! >>> GENERATION >= oldest ? other : -1
  }

  points(slot: number): number {
    return this.#slots[slot + POINTS]!
  }
  /** The mark of the best move. */
  mark(slot: number): number {
    return this.#slots[slot + FACTS]! & MARKS
  }
  depth(slot: number): number {
    return (this.#slots[slot + FACTS]! >>> DEPTH) & MOST_DEPTH
  }
  bound(slot: number): number {
    return (this.#slots[slot + FACTS]! >>> BOUND) & BOUNDS
  }

  keep(low: number, high: number, depth: number, points: number, bound: number, mark: number): void {
    const slots = this.#slots
    const slot = this.#slotFor(WIDE * (low & (ROOM - 1)), high)
    if (slots[slot] === high && this.#isVisible(slot) && this.depth(slot) >= depth + DEEPER) return
    slots[slot] = high
    slots[slot + POINTS] = points
    slots[slot + FACTS] = mark | (depth << DEPTH) | (bound << BOUND) | (this.#generation << GENERATION)
  }

  /** Its own slot, one of an earlier search, or that of the position that was searched less deeply. */
  #slotFor(slot: number, high: number): number {
    const other = slot ^ WIDE
    if (this.#slots[slot] === high) return slot
    if (this.#slots[other] === high) return other
    if (this.#isOld(slot)) return slot
    if (this.#isOld(other)) return other
    return this.depth(other) < this.depth(slot) ? other : slot
  }

  #isOld(slot: number): boolean {
    return this.#slots[slot + FACTS]! >>> GENERATION !== this.#generation
  }

  #isVisible(slot: number): boolean {
    return this.#slots[slot + FACTS]! >>> GENERATION >= this.#oldest
  }
}
