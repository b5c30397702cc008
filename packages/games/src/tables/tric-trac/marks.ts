import type { Seat, Spot } from '@spellendoos/kernel'
import { WINNING_POINTS } from './state.ts'

/** tric-trac.marker: where the pawn that counts a player's points stands. */
export const markSpot = (seat: Seat, points: number): Spot =>
  `mark${seat}-${Math.min(points, WINNING_POINTS)}`

/** The way of that pawn when points are added. */
export const markPath = (seat: Seat, before: number, after: number): Spot[] => [
  markSpot(seat, before),
  markSpot(seat, after),
]
