import { Deadlines, type Clock } from '@spellendoos/kernel'

/** The clocks on the host's table. */
export class Clocks {
  readonly #deadlines = new Deadlines()
  readonly #runOut: (name: string) => void
  #ranOut: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(runOut: (name: string) => void) {
    this.#runOut = runOut
  }

  /** Sets the clocks as the match has them now; returns when each runs out. */
  follow(clocks: readonly Clock<unknown>[]): ReadonlyMap<string, number> {
    this.#deadlines.follow(clocks, Date.now(), this.#ranOut)
    this.#ranOut = undefined
    this.#wind()
    return this.#deadlines.ends
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #wind(): void {
    this.stop()
    const { first } = this.#deadlines
    if (first === undefined) return
    this.#timer = setTimeout(
      () => {
        this.#ranOut = first.name
        this.#runOut(first.name)
      },
      Math.max(0, first.at - Date.now()),
    )
  }
}
