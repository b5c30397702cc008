import { seededRng, type Rng } from '@spellendoos/kernel'

/** The owner of an event: the event waits while its owner is paused, and never comes once it is dead. */
export interface Owner {
  readonly dead: boolean
  readonly pausedUntil: number
}

interface Happening {
  readonly time: number
  readonly order: number
  readonly owner: Owner | undefined
  readonly happen: () => void
  off: boolean
}

const before = (a: Happening, b: Happening): boolean =>
  a.time < b.time || (a.time === b.time && a.order < b.order)

/** Resolves when all promises that can continue have done so. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Virtual time and all scheduled events. Everything follows from the seed. */
export class SimWorld {
  readonly rng: Rng
  time = 1_000_000
  readonly #heap: Happening[] = []
  #order = 0

  constructor(seed: number) {
    this.rng = seededRng(seed)
  }

  chance(percent: number): boolean {
    return this.rng(1000) < percent * 10
  }
  between(low: number, high: number): number {
    return low + this.rng(high - low + 1)
  }
  pick<T>(from: readonly T[]): T {
    return from[this.rng(from.length)]!
  }

  /** Schedules an event after some milliseconds; the returned function cancels it. */
  after(milliseconds: number, happen: () => void, owner?: Owner): () => void {
    const event = this.#push(this.time + milliseconds, happen, owner)
    return () => {
      event.off = true
    }
  }
  sleep(milliseconds: number, owner?: Owner): Promise<void> {
    return new Promise((resolve) => void this.after(milliseconds, resolve, owner))
  }

  /** Lets time pass until the condition holds. */
  async pass(milliseconds: number, enough: () => boolean = () => false): Promise<void> {
    const end = this.time + milliseconds
    await settled()
    while (!enough()) {
      const next = this.#heap[0]
      if (next === undefined || next.time > end) {
        this.time = end
        return
      }
      this.#pop()
      if (next.off || next.owner?.dead === true) continue
      if (next.owner !== undefined && next.owner.pausedUntil > next.time) {
        this.#push(next.owner.pausedUntil, () => next.off || next.happen(), next.owner)
        continue
      }
      this.time = next.time
      next.happen()
      // oxlint-disable-next-line no-await-in-loop
      await settled()
    }
  }

  #push(time: number, happen: () => void, owner: Owner | undefined): Happening {
    const event: Happening = { time, order: this.#order++, happen, owner, off: false }
    const heap = this.#heap
    let at = heap.push(event) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if (before(heap[above]!, event)) break
      heap[at] = heap[above]!
      at = above
    }
    heap[at] = event
    return event
  }
  #pop(): void {
    const heap = this.#heap
    const last = heap.pop()!
    if (heap.length === 0) return
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= heap.length) break
      if (below + 1 < heap.length && before(heap[below + 1]!, heap[below]!)) below++
      if (before(last, heap[below]!)) break
      heap[at] = heap[below]!
      at = below
    }
    heap[at] = last
  }
}
