import type { Seat } from '@spellendoos/kernel'
import type { Turns } from './turns.ts'

/** The turns that a seat still has, including the present one. */
export const turnsLeft = ({ options, round, seat: now }: Turns, seat: Seat): number =>
  options.rounds - round - (seat < now ? 1 : 0)

/**
 * What the rest of a game in rounds depends on: what is left of it, who is on turn, and how far the players are apart.
 */
export function standingKey(s: Turns): string {
  const lowest = Math.min(...s.scores)
  const apart = s.scores.map((score) => score - lowest).join()
  return `${s.options.rounds - s.round}/${s.seat}/${s.next}${s.thrown ? '!' : ''}/${apart}`
}

/** Whether somebody else's turn has begun. */
export const turnIsOver = (from: Turns, s: Turns): boolean => s.round !== from.round || s.seat !== from.seat
