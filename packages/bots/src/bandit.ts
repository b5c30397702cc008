/** How much exploration is worth, compared with the results so far. */
const CURIOSITY = 0.7

/** A choice (a move, or waiting) and its results so far. */
export interface Arm {
  readonly move: string | undefined
  tries: number
  sum: number
}

/**
 * Which choice to try next (UCB1). Rewards run from 0 to 1 or, if no scale is known, from the worst to the best seen.
 */
export class Bandit {
  readonly #arms: readonly Arm[]
  #tries = 0
  #low: number
  #high: number

  constructor(choices: readonly (string | undefined)[], scale: readonly [low: number, high: number]) {
    this.#arms = choices.map((move) => ({ move, tries: 0, sum: 0 }))
    this.#low = scale[0]
    this.#high = scale[1]
  }

  /** The choice to try now: first each of them once, then the one with the highest upper bound. */
  next(): Arm {
    if (this.#tries < this.#arms.length) return this.#arms[this.#tries]!
    const span = Math.max(this.#high - this.#low, Number.EPSILON)
    const wonder = CURIOSITY * Math.sqrt(Math.log(this.#tries))
    let best = this.#arms[0]!
    let most = -Infinity
    for (const arm of this.#arms) {
      const hope = (arm.sum / arm.tries - this.#low) / span + wonder / Math.sqrt(arm.tries)
      if (hope > most) {
        most = hope
        best = arm
      }
    }
    return best
  }

  reward(arm: Arm, worth: number): void {
    this.#tries++
    arm.tries++
    arm.sum += worth
    this.#low = Math.min(this.#low, worth)
    this.#high = Math.max(this.#high, worth)
  }

  /** The choice that was tried most often; the better one if two were. */
  best(): Arm {
    return this.#arms.reduce((a, b) => (b.tries > a.tries || (b.tries === a.tries && b.sum > a.sum) ? b : a))
  }
}
