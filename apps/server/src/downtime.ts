import type { Store } from './store/store.ts'

/** A time in which no node could take a move. */
export interface Downtime {
  readonly from: number
  readonly until: number
}

/** How often a node records that it is running. */
const BEAT = 5_000
/** Shorter gaps are ignored. */
const SHORTEST = 10_000
const NAME = 'open'

interface Beat {
  readonly at: number
  readonly closed?: Downtime
}

/**
 * Records regularly that a node is running, so that a node that starts knows since when none was. `closed` is the last
 * period without any node, as far as is known.
 */
export class DowntimeRecorder {
  readonly closed: Downtime | undefined
  readonly #store: Pick<Store, 'setNote'>
  readonly #now: () => number
  #timer: NodeJS.Timeout | undefined

  private constructor(store: Pick<Store, 'setNote'>, now: () => number, closed: Downtime | undefined) {
    this.#store = store
    this.#now = now
    this.closed = closed
  }

  static async open(store: Pick<Store, 'setNote' | 'getNote'>, now: () => number): Promise<DowntimeRecorder> {
    const noted = await store.getNote(NAME)
    const last = noted === undefined ? undefined : (JSON.parse(noted) as Beat)
    const until = now()
    const away = last !== undefined && until - last.at > SHORTEST
    const recorder = new DowntimeRecorder(store, now, away ? { from: last.at, until } : last?.closed)
    await recorder.beat()
    return recorder
  }

  async beat(): Promise<void> {
    const { closed } = this
    const beat: Beat = { at: this.#now(), ...(closed === undefined ? {} : { closed }) }
    await this.#store.setNote(NAME, JSON.stringify(beat))
  }
  /** Records until it is stopped; if the store fails, it tries again the next time. */
  keep(): void {
    this.#timer = setInterval(() => void this.beat().catch(() => undefined), BEAT).unref()
  }
  stop(): void {
    clearInterval(this.#timer)
  }
}
