import type { Seat } from '@spellendoos/kernel'

/** How many stones each player has. */
export const STONES = 15
/** Where a hit stone waits. */
export const BAR = 25
/** Where a stone is that has been borne off. */
export const OFF = 0
/** The last six points of a player's path are their home board. */
export const HOME = 6

/**
 * Where every stone is, as its owner counts: 24 down to 1 are the points in the order of the path, 25 is the bar and 0
 * is off. Seat 0's fifteen come first. A stone keeps its number, so that its moves can be animated.
 */
export type Stones = number[]

export const otherSeat = (seat: Seat): Seat => 1 - seat
/** The number of a point as the other player counts it. */
export const across = (point: number): number => 25 - point

/** How many of a seat's stones are on each point, 0 (off) to 25 (bar). */
export function counted(stones: Readonly<Stones>, seat: Seat): number[] {
  const counts = new Array<number>(26).fill(0)
  for (let i = seat * STONES; i < (seat + 1) * STONES; i++) counts[stones[i]!]!++
  return counts
}

/** The stones as numbers per point, 0 (off) to 25 (bar), of seat 0 and of seat 1. */
export const placed = (counts: readonly (readonly number[])[]): Stones =>
  counts.flatMap((own) => own.flatMap((count, point) => new Array<number>(count).fill(point)).toReversed())

/** The pips that a seat still has to go. */
export function pipCount(stones: Readonly<Stones>, seat: Seat): number {
  let pips = 0
  for (let i = seat * STONES; i < (seat + 1) * STONES; i++) pips += stones[i]!
  return pips
}

export function allOff(stones: Readonly<Stones>, seat: Seat): boolean {
  for (let i = seat * STONES; i < (seat + 1) * STONES; i++) if (stones[i] !== OFF) return false
  return true
}

/**
 * Moves one stone. Returns whether that hit a stone of the other player, which goes to where that player's stones
 * enter.
 */
export function makeStep(stones: Stones, seat: Seat, from: number, to: number, entry: number): boolean {
  const first = seat * STONES
  stones[stones.indexOf(from, first)] = to
  if (to === OFF) return false
  const hit = stones.indexOf(across(to), STONES - first)
  // Seat 0's stones come first, so a search among them may run on into those of seat 1.
  if (hit < 0 || (seat === 1 && hit >= STONES)) return false
  stones[hit] = entry
  return true
}
