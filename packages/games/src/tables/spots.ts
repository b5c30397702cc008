import type { Seat, Spot } from '@spellendoos/kernel'
import { across, BAR, OFF } from './stones.ts'

/**
 * Points have one name for both players: p1 … p24 as seat 0 counts them. Each player has an own half of the
 * bar and an own tray for the stones borne off.
 */
export function spotAt(seat: Seat, point: number): Spot {
  if (point === BAR) return `bar${seat}`
  if (point === OFF) return `off${seat}`
  return `p${seat === 0 ? point : across(point)}`
}

/** The point that a spot is, as this seat counts; nothing for the other player's bar and tray and for other spots. */
export function pointAt(seat: Seat, spot: Spot): number | undefined {
  if (spot === `bar${seat}`) return BAR
  if (spot === `off${seat}`) return OFF
  const point = /^p([1-9]|1\d|2[0-4])$/.exec(spot)
  if (point === null) return undefined
  return seat === 0 ? Number(point[1]) : across(Number(point[1]))
}
