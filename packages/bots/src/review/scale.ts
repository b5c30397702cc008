import type { Evaluation, Game, Result, Seat } from '@spellendoos/kernel'

/**
 * What a position is worth to everyone: for each seat its chance, then for each seat its lead. The chance is the share
 * of the opponents that the seat finishes ahead of, from 0 to 1, ties counting half: with two players, the chance to
 * win. The lead is in the game's points or money: the seat's own minus the mean of its opponents'; 0 if the game counts
 * none.
 */
export type Worths = readonly number[]

/** Worths are whole multiples of this, a power of two, so that sums of them are exact. */
const GRAIN = 2 ** -20
export const toGrain = (worth: number): number => Math.round(worth / GRAIN) * GRAIN

export const plus = (a: Worths, b: Worths): Worths => a.map((worth, i) => worth + b[i]!)
export const minus = (a: Worths, b: Worths): Worths => a.map((worth, i) => worth - b[i]!)

/** Measures results and positions of one match. */
export class Scale<State = unknown> {
  readonly seats: number
  /** Whether the game counts points or money. */
  readonly counts: boolean
  readonly nothing: Worths
  readonly #game: Game<State>
  readonly #evaluation: Evaluation<State> | undefined
  readonly #opponents: readonly (readonly Seat[])[]

  constructor(
    game: Game<State>,
    evaluation: Evaluation<State> | undefined,
    sides: readonly (readonly Seat[])[],
    start: State,
  ) {
    const seats = sides.flat().toSorted((a, b) => a - b)
    this.#game = game
    this.#evaluation = evaluation
    this.seats = seats.length
    this.nothing = new Array<number>(2 * seats.length).fill(0)
    this.#opponents = seats.map((seat) => sides.filter((side) => !side.includes(seat)).flat())
    this.counts = this.#points(start) !== undefined
  }

  /** What the final result of a match is worth. */
  ofResult({ places, scores, money }: Result): Worths {
    return [...this.#shares(places), ...this.#leads(money ?? scores)]
  }

  /** What a position is worth by the game's own evaluation; `known` is its value for seat 0 if it is certain. */
  ofPosition(s: State, known?: number): Worths {
    const points = this.counts ? this.#points(s) : undefined
    return [...this.chances(s, known), ...this.#leads(points)]
  }

  /** The first half of it. */
  chances(s: State, known?: number): readonly number[] {
    const { worth } = this.#evaluation!
    if (this.seats === 2) {
      const first = ((known ?? worth(s, 0)) + 1) / 2
      return [first, 1 - first]
    }
    return this.#balanced(Array.from({ length: this.seats }, (_, seat) => (worth(s, seat) + 1) / 2))
  }

  /** The value for seat 0, as values for both seats of a table for two. */
  ofTwo(s: State, first: number): Worths {
    return [first, 1 - first, ...this.#leads(this.counts ? this.#points(s) : undefined)]
  }

  /** The scale of a single player's result. */
  ofOne(chance: number): Worths {
    return [chance, 0]
  }

  #points(s: State): readonly number[] | undefined {
    const game = this.#game
    const points = this.#evaluation?.points
    if (points !== undefined) return Array.from({ length: this.seats }, (_, seat) => points(s, seat))
    return game.purses?.(s).seats ?? game.scores?.(s)
  }

  /** Alone, one has either won or not. */
  #shares(places: readonly number[]): readonly number[] {
    return this.#opponents.map((others, seat) => {
      if (others.length === 0) return places[seat] === 1 ? 1 : 0
      const ahead = others.reduce((sum, other) => sum + Math.sign(places[other]! - places[seat]!), 0)
      return (ahead / others.length + 1) / 2
    })
  }

  #leads(points: readonly number[] | undefined): readonly number[] {
    return this.#opponents.map((others, seat) => {
      if (points === undefined) return 0
      const mean = others.reduce((sum, other) => sum + points[other]!, 0) / Math.max(1, others.length)
      return points[seat]! - mean
    })
  }

  /** The chances of several players are judged separately; together they must add up to half the number of seats. */
  #balanced(chances: readonly number[]): readonly number[] {
    const sum = chances.reduce((a, b) => a + b, 0)
    const wanted = chances.length / 2
    if (sum >= wanted) return chances.map((chance) => (chance * wanted) / sum)
    const lift = (wanted - sum) / (chances.length - sum)
    return chances.map((chance) => chance + (1 - chance) * lift)
  }
}
