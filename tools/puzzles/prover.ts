import type { PuzzleGoal, Seat } from '@spellendoos/kernel'
import type { Ground } from './ground.ts'

/** Every line is followed at least so many plies further than the solution: what is won has to stay won. */
const HOLD = 2

/** The search has looked at as many positions as it was allowed to. */
export class OutOfPatience extends Error {}

/**
 * Proves what a seat can force, by looking at every move of both sides down to a depth. Nothing is guessed and nothing
 * left out; only a capture that hangs at the end is played out before anything is counted.
 */
export class Prover {
  nodes = 0
  readonly #ground: Ground
  readonly #seat: Seat
  readonly #goal: PuzzleGoal
  readonly #wanted: number
  readonly #patience: number
  /** For each number of plies left: whether the goal can be forced from a position. */
  readonly #known: Map<number | string, boolean>[] = []
  /** How often a move has settled a position, by its mark. */
  readonly #praise = new Float64Array(65_536)

  /** The seat has to be on turn: what it is to gain is counted from here. */
  constructor(ground: Ground, seat: Seat, goal: PuzzleGoal, patience = Infinity) {
    this.#ground = ground
    this.#seat = seat
    this.#goal = goal
    this.#wanted = goal.reach === 'gain' ? this.#lead() + goal.least : Infinity
    this.#patience = patience
  }

  #lead(): number {
    const points = this.#ground.points()
    return this.#ground.seat === this.#seat ? points : -points
  }

  /** So many plies further is looked: whoever wins later than asked has not reached a quick win. */
  get hold(): number {
    return this.#goal.reach === 'quick' ? 0 : HOLD
  }

  /** Whether nothing less than the match will do. */
  get isToWin(): boolean {
    return this.#goal.reach !== 'gain'
  }

  /** Whether what is counted is there now, or the match is won. */
  get isAhead(): boolean {
    const winner = this.#ground.winner()
    if (winner !== undefined) return winner === this.#seat
    return this.#goal.reach === 'gain' && this.#lead() >= this.#wanted
  }

  /** Whether the seat reaches the goal within so many plies, whatever the other side does. */
  forces(plies: number, first = 0): boolean {
    const ground = this.#ground
    if (++this.nodes > this.#patience) throw new OutOfPatience()
    const winner = ground.winner()
    if (winner !== undefined) return winner === this.#seat
    const solved = this.isToWin ? ground.wins(this.#seat) : undefined
    if (solved !== undefined) return solved
    if (plies <= 0) return this.#goal.reach === 'gain' && this.#settles(first)
    const known = (this.#known[plies] ??= new Map())
    const { key } = ground
    const before = known.get(key)
    if (before !== undefined) return before
    const reached = this.#looksInto(plies, first)
    known.set(key, reached)
    return reached
  }

  #looksInto(plies: number, first: number): boolean {
    const ground = this.#ground
    const wanted = ground.seat === this.#seat
    const end = this.#listed(plies, first, wanted)
    for (const move of this.#ordered(first, end)) {
      ground.make(move)
      const reached = this.forces(plies - 1, end)
      ground.undo()
      if (reached !== wanted) continue
      this.#praise[ground.mark(move)] += plies * plies
      return wanted
    }
    return !wanted
  }

  /** The moves that can matter. */
  #listed(plies: number, first: number, wanted: boolean): number {
    if (!this.isToWin) return this.#ground.list(first)
    if (wanted) return this.#ground.listTries(first, Math.ceil(plies / 2))
    return plies > 1 ? this.#ground.listWards(first, plies >> 1) : this.#ground.list(first)
  }

  #ordered(first: number, end: number): readonly number[] {
    const ground = this.#ground
    const moves = Array.from({ length: end - first }, (_, i) => first + i)
    const looks = moves.map((move) => 1e12 * ground.promise(move) + this.#praise[ground.mark(move)])
    return moves.toSorted((a, b) => looks[b - first] - looks[a - first])
  }

  /** Plays out what hangs. Whoever does not have to capture may leave it at that. */
  #settles(first: number): boolean {
    const ground = this.#ground
    const wanted = ground.seat === this.#seat
    const end = ground.listForcing(first)
    const enough = this.isAhead
    if (end === first || (!ground.isCompelled && enough === wanted)) return enough
    for (let move = first; move < end; move++) {
      ground.make(move)
      const reached = this.forces(0, end)
      ground.undo()
      if (reached === wanted) return wanted
    }
    return ground.isCompelled ? !wanted : enough
  }
}
