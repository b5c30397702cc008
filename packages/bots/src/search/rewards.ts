import type { Evaluation, Game, Result, Seat } from '@spellendoos/kernel'
import { scoreOf, worthOf } from './scale.ts'

/** How far an estimate from the count so far may lean away from even, as a share of a real win. */
const TRUST = 0.4

/**
 * Says what the end of a playout is worth to every seat, 0 to 1. Where it was cut off, the game's own judgement
 * says it; without one the count so far, with less trust; without any count it is even. A game does not say
 * whether its points are good or bad to have, so that is learned from results. Alone it is what the game says
 * a position is worth.
 */
export class Rewards<State> {
  readonly #game: Game<State>
  readonly #knows: Evaluation<State> | undefined
  readonly #seats: number
  #upward = 0
  #low = Infinity
  #high = -Infinity

  constructor(game: Game<State>, knows: Evaluation<State> | undefined, seats: number) {
    this.#game = game
    this.#knows = knows
    this.#seats = seats
  }

  of(s: State): readonly number[] {
    if (this.#seats === 1) return [this.#alone(s)]
    const result = this.#game.result(s)
    if (result !== undefined) this.#learn(result)
    return Array.from({ length: this.#seats }, (_, seat) => {
      if (result !== undefined) return scoreOf(worthOf(result, seat))
      if (this.#knows !== undefined) return scoreOf(this.#knows.worth(s, seat))
      return 0.5 + TRUST * this.#lead(s, seat)
    })
  }

  /** A reward on the scale from the worst to the best seen. */
  share(reward: number): number {
    if (this.#seats > 1) return reward
    return (reward - this.#low) / Math.max(this.#high - this.#low, Number.EPSILON)
  }

  #alone(s: State): number {
    const worth = this.#game.worth?.(s) ?? this.#game.scores?.(s)[0] ?? 0
    this.#low = Math.min(this.#low, worth)
    this.#high = Math.max(this.#high, worth)
    return worth
  }

  /** From −0.5, behind all others, to 0.5. Money is good to have; points may be either. */
  #lead(s: State, seat: Seat): number {
    const money = this.#game.purses?.(s).seats
    const counts = money ?? this.#game.scores?.(s)
    const upward = money === undefined ? Math.sign(this.#upward) : 1
    if (counts === undefined) return 0
    let lead = 0
    for (const other of counts) lead += Math.sign(counts[seat]! - other)
    return (0.5 * upward * lead) / (counts.length - 1)
  }

  #learn({ places, scores }: Result): void {
    if (scores === undefined) return
    for (const [seat, place] of places.entries()) {
      this.#upward += Math.sign((places[0]! - place) * (scores[seat]! - scores[0]!))
    }
  }
}
