import type { Seat } from '@spellendoos/kernel'
import { STONES, type Stones } from '../stones.ts'
import { HOME_POINT } from './state.ts'

/** tric-trac.bridge: the home point and the five points before it. */
const BRIDGE = 6
const counts = new Int8Array(BRIDGE)

/** Whether there is a great bridge: six points in a row up to the home point, each held by two or more. */
export function hasBridge(stones: Readonly<Stones>, seat: Seat): boolean {
  counts.fill(0)
  for (let i = seat * STONES; i < (seat + 1) * STONES; i++) {
    const at = stones[i]! - HOME_POINT
    if (at >= 0 && at < BRIDGE) counts[at]!++
  }
  return counts.every((count) => count > 1)
}

/** tric-trac.weight: how many times a won game counts against a loser with this many points. */
export function weightAgainst(points: number): number {
  if (points === 0) return 4
  if (points <= 2) return 3
  return points <= 6 ? 2 : 1
}
