/** How often a node sets its clock by the database's. */
const SET = 30_000

/**
 * A clock that all nodes share and that never runs back: the database's time, carried on by this machine's own
 * count of milliseconds. A jump of the machine's clock does not touch it.
 */
export class SharedClock {
  readonly #ask: () => Promise<number>
  readonly #count: () => number
  #offset = 0
  #last = 0
  #timer: NodeJS.Timeout | undefined

  constructor(ask: () => Promise<number>, count: () => number = () => performance.now()) {
    this.#ask = ask
    this.#count = count
  }

  readonly now = (): number => {
    this.#last = Math.max(this.#last, Math.round(this.#count() + this.#offset))
    return this.#last
  }

  /** Sets the clock; half of the time the question took is taken off. */
  async set(): Promise<void> {
    const before = this.#count()
    const time = await this.#ask()
    this.#offset = time - (before + this.#count()) / 2
  }
  /** Sets it now and from time to time; a database that does not answer leaves it as it is. */
  async keep(): Promise<void> {
    await this.set()
    this.#timer = setInterval(() => void this.set().catch(() => undefined), SET).unref()
  }
  stop(): void {
    clearInterval(this.#timer)
  }
}
