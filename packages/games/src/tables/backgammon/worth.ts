import type { Seat } from '@spellendoos/kernel'
import { across, BAR, HOME, OFF, STONES } from '../stones.ts'
import type { State } from './state.ts'

export type Win = 'single' | 'gammon' | 'backgammon'

/** How many times the stake a win counts. */
const TIMES: Readonly<Record<Win, number>> = { single: 1, gammon: 2, backgammon: 3 }

/** What kind of win it is against this loser. */
export function winAgainst(s: State, loser: Seat): Win {
  // backgammon.jacoby
  if (s.rules.jacoby && s.rules.cube && s.cube === 1) return 'single'
  let off = 0
  let farBack = 0
  for (let i = loser * STONES; i < (loser + 1) * STONES; i++) {
    const point = s.stones[i]!
    if (point === OFF) off++
    else if (point === BAR || across(point) <= HOME) farBack++
  }
  // backgammon.backgammon, backgammon.triple-none-off
  if (farBack > 0 && (off === 0 || s.rules.triple === 'always')) return 'backgammon'
  return off === 0 ? 'gammon' : 'single'
}

export const pointsFor = (s: State, win: Win): number => s.cube * TIMES[win]
