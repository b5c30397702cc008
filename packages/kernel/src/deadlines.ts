import type { Clock } from './game.ts'

/** When each of a game's clocks runs out. A named clock keeps running for as long as its name is present. */
export class Deadlines {
  readonly #begun = new Map<string, number>()
  #ends: ReadonlyMap<string, number> = new Map()

  /** Updates which clocks are running; `ranOut` names one that starts again if it is still present. */
  follow(clocks: readonly Clock<unknown>[], now: number, ranOut?: string): ReadonlyMap<string, number> {
    if (clocks.length === 0 && this.#begun.size === 0) return this.#ends
    const names = new Set(clocks.map(({ name }) => name))
    for (const name of this.#begun.keys()) {
      if (!names.has(name) || name === ranOut) this.#begun.delete(name)
    }
    for (const { name } of clocks) if (!this.#begun.has(name)) this.#begun.set(name, now)
    this.#ends = new Map(clocks.map(({ name, after }) => [name, this.#begun.get(name)! + after]))
    return this.#ends
  }
  /** Extends all of them, after a pause of this length. */
  rest(milliseconds: number): void {
    for (const [name, begun] of this.#begun) this.#begun.set(name, begun + milliseconds)
    this.#ends = new Map([...this.#ends].map(([name, end]) => [name, end + milliseconds]))
  }
  /** By name, in the order of the clocks. */
  get ends(): ReadonlyMap<string, number> {
    return this.#ends
  }
  /** The clock that runs out first. */
  get first(): { readonly name: string; readonly at: number } | undefined {
    let first: { name: string; at: number } | undefined
    for (const [name, at] of this.#ends) if (first === undefined || at < first.at) first = { name, at }
    return first
  }
}
