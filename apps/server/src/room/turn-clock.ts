import { Deadlines, type Clock, type Seat, type StandingEntry } from '@spellendoos/kernel'
import type { Pace } from '@spellendoos/wire'

/** One seat's time. */
interface Sand {
  /** The time it has left for all its moves, as of `counted`. */
  readonly left: number
  readonly counted: number
  /**
   * Since when it has been this seat's turn, or since its last move within the turn; `undefined` while it is not its
   * turn.
   */
  readonly since: number | undefined
}

/** The state of the table after a line of the record. */
export interface TurnState {
  readonly onTurn: readonly Seat[]
  /** The level of the computer player at each seat, 0 for a person. */
  readonly bots: readonly number[]
  readonly standing: readonly StandingEntry[]
  /** The seats that have acted. */
  readonly acted: readonly Seat[]
  readonly clocks: readonly Clock<unknown>[]
  /** The clock that ran out, if any. */
  readonly ranOut?: string | undefined
}

/** The times before a move that may be taken back, and the number of entries that counted then. */
interface Before {
  readonly count: number
  readonly sand: readonly Sand[]
}

/**
 * The time at a table, counted from when its lines were received. A turn begins once, whatever is done during it: only
 * a move ends it. A move that is taken back was never made, so the time is restored. While a computer player has a seat
 * its clock is paused, unless the player comes back within the same turn.
 */
export class TurnClock {
  readonly #pace: Pace
  readonly #deadlines = new Deadlines()
  #sand: readonly Sand[]
  #bots: readonly number[]
  /** When each seat last did anything. */
  readonly #heard: number[]
  /** How many entries counted after the last line. */
  #count = 0
  /** The moves since chance or a clock last acted: anything before that is never taken back. */
  #run: Before[] = []

  constructor(pace: Pace, seats: number) {
    this.#pace = pace
    const left = pace.kind === 'match' ? pace.seconds * 1000 : Infinity
    this.#sand = Array.from({ length: seats }, () => ({ left, counted: 0, since: undefined }))
    this.#heard = this.#sand.map(() => 0)
    this.#bots = this.#heard
  }

  /** Applies the state after a line. Since `until`, chance was being waited for, which is charged to nobody. */
  advance(at: number, turn: TurnState, until = at): void {
    const { standing, onTurn } = turn
    if (standing.length < this.#count) {
      this.#sand = this.#before(standing.length)?.sand ?? this.#sand
      this.#run = this.#run.filter(({ count }) => count < standing.length)
    }
    const made = standing.slice(this.#count).map(({ by }) => by)
    this.#note(made)
    this.#sand = this.#sand.map((sand, seat) =>
      rested(this.#next(sand, seat, until, onTurn.includes(seat), made), at - until),
    )
    for (const seat of turn.acted) this.#heard[seat] = at
    this.#count = standing.length
    this.#bots = [...turn.bots]
    this.#deadlines.follow(turn.clocks, at, turn.ranOut)
  }
  /** Nobody could move for this long, so it is charged to nobody. */
  skip(milliseconds: number): void {
    const shifted = (sand: readonly Sand[]) => sand.map((each) => rested(each, milliseconds))
    this.#sand = shifted(this.#sand)
    this.#run = this.#run.map((before) => ({ ...before, sand: shifted(before.sand) }))
    for (const seat of this.#heard.keys()) this.#heard[seat]! += milliseconds
    this.#deadlines.rest(milliseconds)
  }
  /** One seat's time after a line. */
  #next(sand: Sand, seat: Seat, at: number, goesOn: boolean, made: readonly unknown[]): Sand {
    const { since } = sand
    const moved = made.includes(seat)
    const person = this.#bots[seat] === 0
    const plus = this.#pace.kind === 'match' && moved && person && !goesOn ? this.#pace.plus * 1000 : 0
    if (since === undefined) return goesOn ? { left: sand.left, counted: at, since: at } : sand
    const left = person ? sand.left + sand.counted - at + plus : sand.left
    if (!goesOn) return { left, counted: at, since: undefined }
    if (moved) return { left, counted: at, since: at }
    return person ? { left, counted: at, since } : sand
  }
  /** Keeps the times before a move that may be taken back. */
  #note(made: readonly unknown[]): void {
    if (made.length === 0 || this.#pace.kind === 'none') return
    if (made.every((by) => typeof by === 'number')) {
      for (const i of made.keys()) this.#run.push({ count: this.#count + i, sand: this.#sand })
    } else this.#run = []
  }
  #before(count: number): Before | undefined {
    return this.#run.findLast((each) => each.count === count)
  }

  /** Since when the table has been waiting for the person at this seat; `undefined` if it is not. */
  waitingSince(seat: Seat): number | undefined {
    return this.#bots[seat] === 0 ? this.#sand[seat]?.since : undefined
  }
  /** Since when the table has been waiting for the person at this seat to do anything at all. */
  silentSince(seat: Seat): number | undefined {
    const since = this.waitingSince(seat)
    return since === undefined ? undefined : Math.max(since, this.#heard[seat]!)
  }
  /** When the seat's time is up, if it is its turn and there is a time limit. */
  flag(seat: Seat): number | undefined {
    return this.#bots[seat] === 0 ? this.#flag(this.#sand[seat]!) : undefined
  }
  /**
   * The earliest moment at which a player would run out of time, without the moves after the first `count` entries that
   * count.
   */
  flagAt(count: number): number | undefined {
    const flags = (this.#before(count)?.sand ?? []).flatMap((sand, seat) =>
      this.#bots[seat] === 0 ? (this.#flag(sand) ?? []) : [],
    )
    return flags.length === 0 ? undefined : Math.min(...flags)
  }
  #flag({ left, counted, since }: Sand): number | undefined {
    if (since === undefined || this.#pace.kind === 'none') return undefined
    return this.#pace.kind === 'move' ? since + this.#pace.seconds * 1000 : counted + left
  }
  /** How much time each seat has left at a moment; `undefined` without a time limit. */
  left(now: number): number[] | undefined {
    const pace = this.#pace
    if (pace.kind === 'none') return undefined
    return this.#sand.map(({ left, since, counted }, seat) => {
      const running = since !== undefined && this.#bots[seat] === 0
      if (pace.kind === 'move') return Math.max(0, pace.seconds * 1000 - (running ? now - since : 0))
      return Math.max(0, left - (running ? now - counted : 0))
    })
  }
  /** When each of the game's own clocks runs out, by name. */
  get clocks(): ReadonlyMap<string, number> {
    return this.#deadlines.ends
  }
  /** The one of them that runs out first. */
  get firstClock(): Deadlines['first'] {
    return this.#deadlines.first
  }
}

/** One seat's time after this many milliseconds that do not count. */
const rested = (sand: Sand, milliseconds: number): Sand =>
  sand.since === undefined
    ? sand
    : { ...sand, counted: sand.counted + milliseconds, since: sand.since + milliseconds }
