/** How often a node sets its clock by the database's. */
const SET = 30_000
/** The clock stops rather than run backwards, but for no longer than this. */
const LONGEST_STILL = 1_000
/** No clock goes wrong by more than this between two settings: one that does was set, or its machine slept. */
const TOLERANCE = 2_000

/** What this machine counts by. */
interface Machine {
  /** Milliseconds that nobody can set. */
  readonly count: () => number
  /** Its own time of day; left out where the database's is the same one. */
  readonly wall?: () => number
  /** Told when the database's clock jumped, and by how much. */
  readonly onJump?: (milliseconds: number) => void
}

/**
 * A clock that all nodes share: the database's time, carried on by this machine's own count of milliseconds. A jump of
 * the database's clock does not touch it: what nobody could play in is nobody's time. Where this machine slept while
 * other nodes went on, its own time of day says the same as the database, and it catches up. It never runs back.
 */
export class SharedClock {
  readonly #ask: () => Promise<number>
  readonly #machine: Machine
  /** From the count to the database's time, and to this machine's own; nothing before the first setting. */
  #set: { readonly offset: number; readonly wall: number | undefined } | undefined
  /** The sum of all jumps. */
  #skipped = 0
  #jumps = 0
  #last = 0
  #timer: NodeJS.Timeout | undefined

  constructor(ask: () => Promise<number>, machine: Machine = { count: () => performance.now() }) {
    this.#ask = ask
    this.#machine = machine
  }

  /** How often the database's clock jumped, and how far ahead of this one it is by that. */
  get jumps(): { readonly times: number; readonly milliseconds: number } {
    return { times: this.#jumps, milliseconds: this.#skipped }
  }

  readonly now = (): number => {
    const now = this.#machine.count() + (this.#set?.offset ?? 0) - this.#skipped
    this.#last = Math.max(this.#last, Math.round(now))
    return this.#last
  }

  /** Sets the clock; half of the time the question took is taken off. */
  async set(): Promise<void> {
    const { count, wall, onJump } = this.#machine
    const before = count()
    const time = await this.#ask()
    const after = count()
    const set = { offset: time - (before + after) / 2, wall: wall && wall() - after }
    const known = this.#set
    this.#set = set
    const step = known === undefined ? 0 : set.offset - known.offset
    // Of a question that took long nobody knows when it was answered.
    const tolerated = TOLERANCE + (after - before) / 2
    const agrees = wall !== undefined && Math.abs(step - (set.wall! - (known?.wall ?? 0))) <= tolerated
    if (Math.abs(step) > tolerated && !agrees) {
      this.#skipped += step
      this.#jumps++
      onJump?.(Math.round(step))
    }
    if (this.#last - (after + set.offset - this.#skipped) > LONGEST_STILL) this.#last = 0
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
