import { soonest, type Clock } from '@spellendoos/kernel'

/** The clocks on the host's table. A named clock keeps running for as long as its name is there. */
export class Clocks {
  readonly #ends = new Map<string, number>()
  readonly #runOut: (name: string) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(runOut: (name: string) => void) {
    this.#runOut = runOut
  }

  /** Sets the clocks as the match has them now; answers when each runs out. */
  follow(clocks: readonly Clock<unknown>[]): ReadonlyMap<string, number> {
    const names = new Set(clocks.map(({ name }) => name))
    for (const name of this.#ends.keys()) if (!names.has(name)) this.#ends.delete(name)
    for (const { name, after } of clocks) {
      if (!this.#ends.has(name)) this.#ends.set(name, Date.now() + after)
    }
    this.#wind(clocks)
    return new Map(this.#ends)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #wind(clocks: readonly Clock<unknown>[]): void {
    this.stop()
    const left = clocks.map((clock) => ({ ...clock, after: this.#ends.get(clock.name)! - Date.now() }))
    const first = soonest(left)
    if (first === undefined) return
    this.#timer = setTimeout(
      () => {
        this.#ends.delete(first.name)
        this.#runOut(first.name)
      },
      Math.max(0, first.after),
    )
  }
}
