import type { Seat } from '@spellendoos/kernel'
import { HOME, OFF, otherSeat, STONES, type Stones } from '../../stones.ts'
import { winsAlone } from './alone.ts'
import { numberOf, type Home } from './homes.ts'
import { FEW, winsTogether } from './together.ts'

const own: Home = new Int8Array(HOME + 1)
const theirs: Home = new Int8Array(HOME + 1)

/** Counts a side's stones by point; whether all are home and some are off, so that only a single game can be lost. */
function isBearingOff(stones: Readonly<Stones>, seat: Seat, home: Home): boolean {
  home.fill(0)
  for (let i = seat * STONES; i < (seat + 1) * STONES; i++) {
    const point = stones[i]!
    if (point > HOME) return false
    home[point]!++
  }
  const off = home[OFF]!
  return off > 0 && off < STONES
}

/**
 * How likely a seat is to win before its throw when both sides are bearing off; undefined where they are not. Exact
 * with few stones; with more, each side is taken to play for as few throws as it can.
 */
export function bearOffChance(stones: Readonly<Stones>, seat: Seat): number | undefined {
  if (!isBearingOff(stones, seat, own) || !isBearingOff(stones, otherSeat(seat), theirs)) return undefined
  const mine = numberOf(own)
  const yours = numberOf(theirs)
  return isFew(own) && isFew(theirs) ? winsTogether(mine, yours) : winsAlone(mine, yours)
}

/** The same, only where it is exact. */
export function exactChance(stones: Readonly<Stones>, seat: Seat): number | undefined {
  const chance = bearOffChance(stones, seat)
  return chance !== undefined && isFew(own) && isFew(theirs) ? chance : undefined
}

const isFew = (home: Home): boolean => home[OFF]! >= STONES - FEW
