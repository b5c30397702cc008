import type { Seat, Spot } from '@spellendoos/kernel'
import { across, BAR, OFF } from './stones.ts'
import type { Track } from './track.ts'

/**
 * Points have one spot for both players: p and seat 0's number. Each player has a half of the bar and a tray for the
 * stones borne off.
 */
export function spotAt({ names }: Track, seat: Seat, point: number): Spot {
  if (point === BAR) return `bar${seat}`
  if (point === OFF) return `off${seat}`
  return `p${names[0]![seat === 0 ? point : across(point)]!}`
}

/** The point of a spot, as this seat counts; `undefined` for the other player's bar and tray and for other spots. */
export function pointAt(track: Track, seat: Seat, spot: Spot): number | undefined {
  for (let point = OFF; point <= lastPoint(track); point++)
    if (spotAt(track, seat, point) === spot) return point
  return undefined
}

/** The bar is a place only if stones enter from it. */
export const lastPoint = ({ entry }: Track): number => (entry === BAR ? BAR : BAR - 1)

/** Where a stone put down on this point ends: on the last point of a path that ends on the board it is off. */
export const endAt = ({ exit }: Track, point: number): number => (point > exit || point < OFF ? point : OFF)
