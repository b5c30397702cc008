import type { Seat } from '@spellendoos/kernel'
import type { Turns } from './turns.ts'

/** What a turn brings, on the mean and give or take. */
interface Pace {
  readonly mean: number
  readonly spread: number
}

/** A normal deviate as a worth: close to twice its chance less one. */
const SLOPE = 0.8

/** How good a lead looks while so much can still come. */
export const leadWorth = (lead: number, spread: number): number => Math.tanh((SLOPE * lead) / spread)

/** The turns a seat has still to come, with the present one. */
const turnsLeft = ({ options, round, seat: now }: Turns, seat: Seat): number =>
  options.rounds - round - (seat < now ? 1 : 0)

/** How good the points look for a seat when a turn of someone is about to begin. */
export function standingWorth(s: Turns, seat: Seat, { mean, spread }: Pace, best: 'most' | 'fewest'): number {
  const own = turnsLeft(s, seat)
  let sum = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const left = turnsLeft(s, other)
    const lead = s.scores[seat]! - s.scores[other]! + mean * (own - left)
    sum += leadWorth(best === 'most' ? lead : -lead, spread * Math.sqrt(own + left))
  }
  return sum / (s.seats - 1)
}

/** What the rest of a game in rounds turns on: what is left of it, who is on turn, and how far all are apart. */
export function standingKey(s: Turns): string {
  const lowest = Math.min(...s.scores)
  const apart = s.scores.map((score) => score - lowest).join()
  return `${s.options.rounds - s.round}/${s.seat}/${s.next}${s.thrown ? '!' : ''}/${apart}`
}

/** Whether somebody else's turn has begun. */
export const turnIsOver = (from: Turns, s: Turns): boolean => s.round !== from.round || s.seat !== from.seat
