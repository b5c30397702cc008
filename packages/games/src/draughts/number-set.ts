/** The minimum number of slots. */
const LEAST = 1 << 12

/** A set of whole numbers from 0, for very many of them: several times as fast as a `Set`. */
export class NumberSet {
  /** Open addressing: each number, plus one so that 0 means empty, is in the slot of its hash or in one of the next. */
  #slots = new Int32Array(LEAST)
  #size = 0

  clear(): void {
    if (this.#slots.length > LEAST) this.#slots = new Int32Array(LEAST)
    else if (this.#size > 0) this.#slots.fill(0)
    this.#size = 0
  }

  has(number: number): boolean {
    return this.#slots[this.#slotOf(number)] !== 0
  }

  /** Adds a number; returns whether it is new. */
  add(number: number): boolean {
    const slot = this.#slotOf(number)
    if (this.#slots[slot] !== 0) return false
    this.#slots[slot] = number + 1
    this.#size++
    if (this.#size * 2 > this.#slots.length) this.#grow()
    return true
  }

  *[Symbol.iterator](): Generator<number> {
    for (const each of this.#slots) if (each !== 0) yield each - 1
  }

  /** The slot of a number, or a free one for it. */
  #slotOf(number: number): number {
    const mask = this.#slots.length - 1
    let slot = (Math.imul(number, 0x9e3779b1) >>> 7) & mask
    while (this.#slots[slot] !== 0 && this.#slots[slot] !== number + 1) slot = (slot + 1) & mask
    return slot
  }

  #grow(): void {
    const old = this.#slots
    this.#slots = new Int32Array(old.length * 4)
    for (const each of old) if (each !== 0) this.#slots[this.#slotOf(each - 1)] = each
  }
}
