import type { Clock, Seat } from '@spellendoos/kernel'
import type { Pace } from '@spellendoos/wire'

/** One seat's time. */
interface Sand {
  /** What it has left for all its moves, as counted at `counted`. */
  left: number
  counted: number
  /** Since when the table waits for this seat to do anything; nothing while it does not. */
  since: number | undefined
}

/**
 * The time at a table, counted from when its lines were received: since when it waits for each seat, what each
 * seat has left, and when the game's own clocks began to run.
 */
export class Hourglass {
  readonly #pace: Pace
  readonly #sand: readonly Sand[]
  readonly #begun = new Map<string, number>()

  constructor(pace: Pace, seats: number) {
    this.#pace = pace
    const left = pace.kind === 'match' ? pace.seconds * 1000 : Infinity
    this.#sand = Array.from({ length: seats }, () => ({ left, counted: 0, since: undefined }))
  }

  /** Takes in what the table looks like after a line: whom it waits for, who acted, which clocks run. */
  turn(
    at: number,
    awaited: readonly Seat[],
    acted: readonly Seat[],
    clocks: readonly Clock<unknown>[],
  ): void {
    const plus = this.#pace.kind === 'match' ? this.#pace.plus * 1000 : 0
    this.#sand.forEach((sand, seat) => {
      const goesOn = awaited.includes(seat)
      if (sand.since !== undefined) sand.left += sand.counted - at + (goesOn ? 0 : plus)
      sand.counted = at
      if (!goesOn) sand.since = undefined
      else if (sand.since === undefined || acted.includes(seat)) sand.since = at
    })
    const names = new Set(clocks.map(({ name }) => name))
    for (const name of this.#begun.keys()) if (!names.has(name)) this.#begun.delete(name)
    for (const { name } of clocks) if (!this.#begun.has(name)) this.#begun.set(name, at)
  }

  /** Since when the table waits for this seat to do anything. */
  waiting(seat: Seat): number | undefined {
    return this.#sand[seat]?.since
  }
  /** When the seat's time is up, if it is awaited and anybody counts. */
  flag(seat: Seat): number | undefined {
    const { left, counted, since } = this.#sand[seat]!
    if (since === undefined || this.#pace.kind === 'none') return undefined
    return this.#pace.kind === 'move' ? since + this.#pace.seconds * 1000 : counted + left
  }
  /** What each seat has left at a moment; nothing where nobody counts. */
  left(now: number): number[] | undefined {
    const pace = this.#pace
    if (pace.kind === 'none') return undefined
    return this.#sand.map(({ left, since, counted }) => {
      if (pace.kind === 'move') return Math.max(0, pace.seconds * 1000 - (now - (since ?? now)))
      return Math.max(0, left - (since === undefined ? 0 : now - counted))
    })
  }
  /** When a clock of the game runs out. */
  ends({ name, after }: Clock<unknown>): number {
    return this.#begun.get(name)! + after
  }
}
