import type { Seat, Spot } from '@spellendoos/kernel'
import { WINNING_POINTS } from './state.ts'

/** tric-trac.marker: the spot of the pawn that counts a player's points. */
export const markSpot = (seat: Seat, points: number): Spot =>
  `mark${seat}-${Math.min(points, WINNING_POINTS)}`

/** The path of that pawn when points are added. */
export const markPath = (seat: Seat, before: number, after: number): Spot[] => [
  markSpot(seat, before),
  markSpot(seat, after),
]
