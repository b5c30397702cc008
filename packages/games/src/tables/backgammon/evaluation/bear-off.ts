import type { Seat } from '@spellendoos/kernel'
import { HOME, OFF, otherSeat, STONES, type Stones } from '../../stones.ts'
import { isAloneKnown, computeAlone, winsAlone } from './alone.ts'
import { homesUpTo, numberOf, type Home } from './homes.ts'
import { FEW, isTogetherKnown, computeTogether, winsTogether } from './together.ts'

const counts: Home = new Int8Array(HOME + 1)

/** The number of a side's home if all its stones are there and some are off, so that only a single game can be lost. */
function homeOf(stones: Readonly<Stones>, seat: Seat): number | undefined {
  counts.fill(0)
  for (let i = seat * STONES; i < (seat + 1) * STONES; i++) {
    const point = stones[i]!
    if (point > HOME) return undefined
    counts[point]!++
  }
  const off = counts[OFF]!
  return off > 0 && off < STONES ? numberOf(counts) : undefined
}

type Solved = (own: number, others: number) => number | undefined

function looked(stones: Readonly<Stones>, seat: Seat, up: Solved): number | undefined {
  const own = homeOf(stones, seat)
  const others = own === undefined ? undefined : homeOf(stones, otherSeat(seat))
  return own === undefined || others === undefined ? undefined : up(own, others)
}

const exact: Solved = (own, others) =>
  isTogetherKnown(Math.max(own, others)) ? winsTogether(own, others) : undefined
const nearly: Solved = (own, others) =>
  isAloneKnown(Math.max(own, others)) ? winsAlone(own, others) : undefined

/**
 * A seat's probability to win before its throw, if both sides are bearing off, few stones are left and it is computed.
 */
export const exactChance = (stones: Readonly<Stones>, seat: Seat): number | undefined =>
  looked(stones, seat, exact)

/** The same; with more stones, each side is assumed to play for as few throws as possible. */
export const bearOffChance = (stones: Readonly<Stones>, seat: Seat): number | undefined =>
  looked(stones, seat, (own, others) => exact(own, others) ?? nearly(own, others))

/** Nobody looks further ahead than two throws of the highest double. */
const NEAR = 48

/** How many stones a side will have to bear off, if it may do so soon. */
function stonesLeft(stones: Readonly<Stones>, seat: Seat): number | undefined {
  let left = 0
  let away = 0
  for (let i = seat * STONES; i < (seat + 1) * STONES; i++) {
    const point = stones[i]!
    if (point !== OFF) left++
    away += Math.max(0, point - HOME)
  }
  return away > NEAR ? undefined : Math.min(left, STONES - 1)
}

/** Computes some of what is needed to bear off from here; returns whether there is more. */
export function computeBearOff(stones: Readonly<Stones>): boolean {
  const own = stonesLeft(stones, 0)
  const others = stonesLeft(stones, 1)
  if (own === undefined || others === undefined) return false
  const most = Math.max(own, others)
  return (most > FEW && computeAlone(homesUpTo(most))) || computeTogether(homesUpTo(Math.min(most, FEW)))
}
