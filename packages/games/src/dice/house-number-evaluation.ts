import type { Evaluation } from '@spellendoos/kernel'
import { Duel, duelWorth, prepareDuel } from './duel.ts'
import type { HouseNumber } from './house-number.ts'
import { standingKey, turnIsOver } from './standings.ts'
import type { DiceMove } from './table.ts'

/** The mean and the spread of the high number that best play makes on its own. */
const NUMBER = { mean: 581.7, spread: 94.9 }
const HIGHEST = 666
/** A number and its mirror image, with six for one, make this sum. */
const MIRROR = 777
const PLACES = [100, 10, 1]

/** Six worths, one for each face, in ascending order; by insertion sort, because it is done often. */
const sorted = new Float64Array(6)
function sortIn(eyes: number, worth: number): void {
  let at = eyes - 1
  while (at > 0 && sorted[at - 1]! > worth) sorted[at] = sorted[--at]!
  sorted[at] = worth
}
/** How often each of `sorted` is the best of two dice, and of three. */
const OF_TWO = [1, 3, 5, 7, 9, 11].map((throws) => throws / 36)
const OF_THREE = [1, 7, 19, 37, 61, 91].map((throws) => throws / 216)
function meanOfBest(shares: readonly number[]): number {
  let mean = 0
  for (let i = 0; i < 6; i++) mean += sorted[i]! * shares[i]!
  return mean
}

/**
 * A turn from its last throw to its first. The worth of a die does not depend on the others, so only the best die of a
 * throw counts.
 */
function solve(after: Float64Array, before: Float64Array): void {
  const { length } = after
  const blank = () => new Float64Array(length)
  /** One place open: the mean over its last die. */
  const one = PLACES.map((place) => {
    const worths = blank()
    for (let i = 0; i + 6 * place < length; i++) {
      let sum = 0
      for (let eyes = 1; eyes <= 6; eyes++) sum += after[i + eyes * place]!
      worths[i] = sum / 6
    }
    return worths
  })
  /** Two places open, named by the one that is not. */
  const two = PLACES.map((_, closed) => {
    const [p, q] = [0, 1, 2].filter((place) => place !== closed) as [number, number]
    const [wide, narrow] = [PLACES[p]!, PLACES[q]!]
    const worths = blank()
    for (let i = 0; i + 6 * (wide + narrow) < length; i++) {
      for (let eyes = 1; eyes <= 6; eyes++)
        sortIn(eyes, Math.max(one[q]![i + eyes * wide]!, one[p]![i + eyes * narrow]!))
      worths[i] = meanOfBest(OF_TWO)
    }
    return worths
  })
  for (let i = 0; i < before.length; i++) {
    for (let eyes = 1; eyes <= 6; eyes++)
      sortIn(eyes, Math.max(two[0]![i + eyes * 100]!, two[1]![i + eyes * 10]!, two[2]![i + eyes]!))
    before[i] = meanOfBest(OF_THREE)
  }
}

/** High numbers; low ones mirror them. Differences of more than seven times the spread cannot be made good. */
const duel = new Duel({
  mean: NUMBER.mean,
  most: HIGHEST,
  reach: (turns) => 7 * NUMBER.spread * Math.sqrt(turns),
  solve,
})

/** Within a turn the computation is complete; the value of its end is known exactly. */
export const houseNumberEvaluation = (best: 'most' | 'fewest'): Evaluation<HouseNumber, DiceMove> => ({
  worth: (s, seat) => {
    const lead = (own: number, other: number, turns: number) =>
      best === 'most'
        ? s.scores[own]! - s.scores[other]!
        : // Mirrored; whoever has had a turn more has one mirror image more.
          s.scores[other]! - s.scores[own]! - (turns % 2) * MIRROR
    return duelWorth(s, seat, duel, lead)
  },
  prepare: (s) => {
    prepareDuel(duel, s)
    return false
  },
  anyOrder: true,
  exact: {
    key: (s) => {
      const dice = s.next === 'choice' ? s.dice.toSorted((a, b) => a - b).join('') : ''
      return `${standingKey(s)}/${s.next === 'first' ? '' : s.figures.join('')}/${dice}`
    },
    beyond: turnIsOver,
  },
})
