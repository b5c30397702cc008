import type { Game, Result, Seat } from '@spellendoos/kernel'

/** How far an estimate from the score so far may deviate from even, as a share of a real win. */
const TRUST = 0.4

/**
 * Rates the end of a playout for a seat. A game does not say whether its points are good or bad to have, so that is
 * learned from results. For a game played alone it is what the game says a position is worth.
 */
export class Judge<State> {
  readonly #game: Game<State>
  readonly #seat: Seat
  readonly #alone: boolean
  #upward = 0

  constructor(game: Game<State>, seat: Seat, seats: number) {
    this.#game = game
    this.#seat = seat
    this.#alone = seats === 1
  }

  /** The worst and the best possible value; unknown beforehand for a game played alone. */
  get scale(): readonly [low: number, high: number] {
    return this.#alone ? [Infinity, -Infinity] : [0, 1]
  }

  /**
   * The share of the other players that the seat finished ahead of, from 0 to 1. If the playout was cut off, it is
   * estimated from the score so far, with less confidence; without any score it is even.
   */
  worth(s: State): number {
    if (this.#alone) return worthAlone(this.#game, s)
    const result = this.#game.result(s)
    if (result === undefined) return 0.5 + TRUST * (this.#estimate(s) - 0.5)
    this.#learn(result)
    return this.#ahead(result.places, -1)
  }

  /** Money is good to have; points may be good or bad. */
  #estimate(s: State): number {
    const money = this.#game.purses?.(s).seats
    if (money !== undefined) return this.#ahead(money, 1)
    const points = this.#game.scores?.(s)
    return points === undefined || this.#upward === 0 ? 0.5 : this.#ahead(points, this.#upward)
  }

  #ahead(counts: readonly number[], upward: number): number {
    const own = counts[this.#seat]!
    let beaten = 0
    for (const other of counts) beaten += 0.5 + 0.5 * Math.sign((own - other) * upward)
    // The seat itself was counted as half an opponent.
    return (beaten - 0.5) / (counts.length - 1)
  }

  #learn({ places, scores }: Result): void {
    if (scores === undefined) return
    const own = this.#seat
    for (const [seat, place] of places.entries()) {
      this.#upward += Math.sign((places[own]! - place) * (scores[seat]! - scores[own]!))
    }
  }
}

/** What a position is worth to a player who plays alone. */
const worthAlone = <State>(game: Game<State>, s: State): number => game.worth?.(s) ?? game.scores?.(s)[0] ?? 0

/** Whether the match is over and won by the seat's side alone. */
export function wins<State>(game: Game<State>, s: State, seat: Seat): boolean {
  const places = game.result(s)?.places
  return places !== undefined && places[seat] === 1 && places.some((place) => place !== 1)
}
