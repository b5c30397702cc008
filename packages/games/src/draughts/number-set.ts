/** The fewest slots there are room for. */
const LEAST = 1 << 12

/** A set of whole numbers from 0, for very many of them: several times as quick as a `Set`. */
export class NumberSet {
  /** Each number is in the slot that its hash names, or in one of the next; one more than itself, so that 0 is none. */
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

  /** Answers whether the number is new. */
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

  /** Where a number is, or where there is room for it. */
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
