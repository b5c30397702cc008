import type { Seat } from '@spellendoos/kernel'
import { across, counted, type Stones } from './stones.ts'

/** Roughly how likely a stone is to be hit from within reach of one number, and from further away. */
const NEAR = 0.33
const FAR = 0.1
const DIE = 6

/** The probability of each single stone of a seat to be hit: one number for each point, as the seat counts them. */
export function exposed(stones: Readonly<Stones>, seat: Seat): Float64Array {
  const own = counted(stones, seat)
  const others = counted(stones, 1 - seat)
  const chances = new Float64Array(own.length)
  for (let point = 1; point < across(0); point++) {
    if (own[point] !== 1) continue
    let safe = 1
    const at = across(point)
    for (let from = at + 1; from <= Math.min(at + 2 * DIE, others.length - 1); from++) {
      if (others[from]! > 0) safe *= 1 - (from - at <= DIE ? NEAR : FAR)
    }
    chances[point] = 1 - safe
  }
  return chances
}
