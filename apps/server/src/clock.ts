/** How often a node synchronises its clock with the database's. */
const SET = 30_000
/** The clock stops rather than run backwards, but for no longer than this. */
const LONGEST_STILL = 1_000
/**
 * No clock drifts by more than this between two synchronisations; a larger difference means that it was set, or that
 * its machine slept.
 */
const TOLERANCE = 2_000

/** The clocks of this machine. */
interface Machine {
  /** A monotonic count of milliseconds. */
  readonly count: () => number
  /** The wall clock; left out if the database uses the same one. */
  readonly wall?: () => number
  /** Called when the database's clock has jumped, with the size of the jump. */
  readonly onJump?: (milliseconds: number) => void
}

/**
 * A clock that all nodes share: the database's time, carried on by this machine's monotonic clock. A jump of the
 * database's clock does not affect it: time in which nobody could play is charged to nobody. If this machine slept
 * while other nodes went on, its wall clock agrees with the database, and it catches up. It never runs backwards.
 */
export class SharedClock {
  readonly #ask: () => Promise<number>
  readonly #machine: Machine
  /**
   * The offsets from the monotonic clock to the database's time and to the wall clock; `undefined` before the first
   * synchronisation.
   */
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

  /** How often the database's clock has jumped, and how far ahead of this clock it is as a result. */
  get jumps(): { readonly times: number; readonly milliseconds: number } {
    return { times: this.#jumps, milliseconds: this.#skipped }
  }

  readonly now = (): number => {
    const now = this.#machine.count() + (this.#set?.offset ?? 0) - this.#skipped
    this.#last = Math.max(this.#last, Math.round(now))
    return this.#last
  }

  /** Synchronises the clock; half of the round-trip time is subtracted. */
  async set(): Promise<void> {
    const { count, wall, onJump } = this.#machine
    const before = count()
    const time = await this.#ask()
    const after = count()
    const set = { offset: time - (before + after) / 2, wall: wall && wall() - after }
    const known = this.#set
    this.#set = set
    const step = known === undefined ? 0 : set.offset - known.offset
    // The time of the answer is uncertain if the round trip was long.
    const tolerated = TOLERANCE + (after - before) / 2
    const agrees = wall !== undefined && Math.abs(step - (set.wall! - (known?.wall ?? 0))) <= tolerated
    if (Math.abs(step) > tolerated && !agrees) {
      this.#skipped += step
      this.#jumps++
      onJump?.(Math.round(step))
    }
    if (this.#last - (after + set.offset - this.#skipped) > LONGEST_STILL) this.#last = 0
  }
  /** Synchronises it now and regularly; if the database does not answer, the clock stays as it is. */
  async keep(): Promise<void> {
    await this.set()
    this.#timer = setInterval(() => void this.set().catch(() => undefined), SET).unref()
  }
  stop(): void {
    clearInterval(this.#timer)
  }
}
