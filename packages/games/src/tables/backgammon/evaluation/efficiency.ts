import type { Seat } from '@spellendoos/kernel'
import { across, OFF, pipCount, STONES, type Stones } from '../../stones.ts'

/**
 * How well the cube is used, from 0, never, to 1, always at the best moment. The more a throw can change, the more
 * often that moment is missed.
 */
const WITH_CONTACT = 0.68
const SHORT_RACE = 0.6
const LONG_RACE = 0.7
/** From this many pips a race is long, and up to this many it is short. */
const LONG = 120
const SHORT = 40

export function efficiencyOf(stones: Readonly<Stones>, seat: Seat): number {
  if (haveToPass(stones)) return WITH_CONTACT
  const length = (pipCount(stones, seat) - SHORT) / (LONG - SHORT)
  return SHORT_RACE + (LONG_RACE - SHORT_RACE) * Math.min(1, Math.max(0, length))
}

/** Whether stones of the two players still have to pass each other. */
function haveToPass(stones: Readonly<Stones>): boolean {
  let last = OFF
  let others = OFF
  for (let i = 0; i < STONES; i++) {
    if (stones[i]! > last) last = stones[i]!
    if (stones[STONES + i]! > others) others = stones[STONES + i]!
  }
  return last > across(others)
}
