import type { Evaluation } from '@spellendoos/kernel'
import type { HouseNumber } from './house-number.ts'
import { standingKey, standingWorth, turnIsOver } from './standing.ts'
import type { DiceMove } from './table.ts'

/** The number that the best play for its own sake brings, and give or take: high and low mirror each other. */
const NUMBER = { most: { mean: 581.7, spread: 94.9 }, fewest: { mean: 195.3, spread: 94.9 } }

/** Reckons a turn out; the numbers still to come are taken as they come on the mean. */
export const houseNumberEvaluation = (best: 'most' | 'fewest'): Evaluation<HouseNumber, DiceMove> => ({
  worth: (s, seat) => standingWorth(s, seat, NUMBER[best], best),
  anyOrder: true,
  reckoning: {
    key: (s) => {
      const dice = s.next === 'choice' ? s.dice.toSorted((a, b) => a - b).join('') : ''
      return `${standingKey(s)}/${s.next === 'first' ? '' : s.figures.join('')}/${dice}`
    },
    beyond: turnIsOver,
  },
})
