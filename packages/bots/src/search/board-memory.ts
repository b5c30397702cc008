/** What is known of a position: its exact worth, or that it is worth at least or at most this much. */
export const EXACT = 1
export const AT_LEAST = 2
export const AT_MOST = 3

/** Positions that are remembered, a power of two. */
const ROOM = 1 << 20
/** Numbers to a position, side by side: the high half of its key, its points, and the facts. */
const WIDE = 4
const POINTS = 1
const FACTS = 2

/** The facts are the mark of the best move, the depth, the bound and the thought, from the lowest bit on. */
const DEPTH = 16
const BOUND = 23
const THOUGHT = 25
const MARKS = 0xffff
const MOST_DEPTH = 127
const BOUNDS = 3
const THOUGHTS = 127
/** What is known of a position is kept where it was looked into so many plies deeper. */
const DEEPER = 2

/**
 * What searches on a board remember of positions, by the two halves of their key. Allocating it takes longer than a
 * quick thought does, so there is one for all; a thought begins by forgetting the others, so that the same question
 * gets the same answer.
 */
export class BoardMemory {
  readonly #slots = new Int32Array(WIDE * ROOM)
  #thought = 0

  /** Forgets everything. */
  begin(): void {
    if (++this.#thought <= THOUGHTS) return
    // What was written so many thoughts ago would pass for new.
    this.#slots.fill(0)
    this.#thought = 1
  }

  /** The slot of a position; −1 where it is not known. */
  find(low: number, high: number): number {
    const slots = this.#slots
    const thought = this.#thought
    const slot = WIDE * (low & (ROOM - 1))
    if (slots[slot] === high && slots[slot + FACTS]! >>> THOUGHT === thought) return slot
    // A position has two slots to be in, side by side.
    const other = slot ^ WIDE
    return slots[other] === high && slots[other + FACTS]! >>> THOUGHT === thought ? other : -1
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
    if (slots[slot] === high && !this.#isUnused(slot) && this.depth(slot) >= depth + DEEPER) return
    slots[slot] = high
    slots[slot + POINTS] = points
    slots[slot + FACTS] = mark | (depth << DEPTH) | (bound << BOUND) | (this.#thought << THOUGHT)
  }

  /** Its own slot, an unused one, or that of the position that was looked into less deeply. */
  #slotFor(slot: number, high: number): number {
    const other = slot ^ WIDE
    if (this.#slots[slot] === high || this.#isUnused(slot)) return slot
    if (this.#slots[other] === high || this.#isUnused(other)) return other
    return this.depth(other) < this.depth(slot) ? other : slot
  }

  #isUnused(slot: number): boolean {
    return this.#slots[slot + FACTS]! >>> THOUGHT !== this.#thought
  }
}
