/** A fast set of positions with equally many pegs. The empty position cannot be stored. */
export class PegSet {
  #slots: Int32Array
  #size = 0

  constructor(slots = 1024) {
    this.#slots = new Int32Array(slots)
  }

  has(pegs: number): boolean {
    return this.#slots[this.#slotOf(pegs)] === pegs
  }

  /** Returns whether it was new. */
  add(pegs: number): boolean {
    const slot = this.#slotOf(pegs)
    if (this.#slots[slot] === pegs) return false
    this.#slots[slot] = pegs
    this.#size++
    if (this.#size * 2 > this.#slots.length) this.#grow()
    return true
  }

  forEach(visit: (pegs: number) => void): void {
    for (const pegs of this.#slots) if (pegs !== 0) visit(pegs)
  }

  #slotOf(pegs: number): number {
    const slots = this.#slots
    const last = slots.length - 1
    let hash = Math.imul(pegs, 0x9e3779b1)
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
    let slot = (hash ^ (hash >>> 13)) & last
    while (slots[slot] !== 0 && slots[slot] !== pegs) slot = (slot + 1) & last
    return slot
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new Int32Array(before.length * 2)
    for (const pegs of before) if (pegs !== 0) this.#slots[this.#slotOf(pegs)] = pegs
  }
}
