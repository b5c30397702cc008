/** Counts how many of something each address has at the moment. */
export class AddressCount {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  isFull(address: string): boolean {
    return (this.#counts.get(address) ?? 0) >= this.#most
  }
  /** Takes one more, unless the address has reached its limit; the returned function gives it back, once. */
  take(address: string): (() => void) | undefined {
    if (this.isFull(address)) return undefined
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1)
    let held = true
    return () => {
      if (!held) return
      held = false
      const left = this.#counts.get(address)! - 1
      if (left > 0) this.#counts.set(address, left)
      else this.#counts.delete(address)
    }
  }
}
