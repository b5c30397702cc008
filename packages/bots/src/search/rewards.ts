import type { Evaluation, Game, Result, Seat } from '@spellendoos/kernel'
import { scoreOf, worthOf } from './scale.ts'

/** How far an estimate from the score so far may deviate from even, as a share of a real win. */
const TRUST = 0.4

/**
 * Rates the end of a playout for every seat, from 0 to 1. If it was cut off, the game's own evaluation decides; without
 * one the score so far, with less confidence; without any score it is even. A game does not say whether its points are
 * good or bad to have, so that is learned from results. For a game played alone the reward is what the game says a
 * position is worth.
 */
export class Rewards<State> {
  readonly #game: Game<State>
  readonly #evaluation: Evaluation<State> | undefined
  readonly #seats: number
  #upward = 0
  #low = Infinity
  #high = -Infinity

  constructor(game: Game<State>, evaluation: Evaluation<State> | undefined, seats: number) {
    this.#game = game
    this.#evaluation = evaluation
    this.#seats = seats
  }

  of(s: State): readonly number[] {
    if (this.#seats === 1) return [this.#alone(s)]
    const result = this.#game.result(s)
    if (result !== undefined) this.#learn(result)
    return Array.from({ length: this.#seats }, (_, seat) => {
      if (result !== undefined) return scoreOf(worthOf(result, seat))
      if (this.#evaluation !== undefined) return scoreOf(this.#evaluation.worth(s, seat))
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

  /** From −0.5, behind all others, to 0.5. Money is good to have; points may be good or bad. */
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
