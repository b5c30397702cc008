import type { Evaluation, Seat } from '@spellendoos/kernel'
import { outlived } from '../elimination.ts'
import { leadWorth } from '../standing.ts'
import type { DiceMove } from '../table.ts'
import type { State } from './index.ts'

/** Who is still in will outlive about half of the others who are. */
function standing(s: State): number[] {
  const left = s.seats - s.out.length
  return outlived(s).map(
    (points, seat) => s.won[seat]! * s.seats + points + (s.out.includes(seat) ? 0 : (left - 1) / 2),
  )
}

function worth(s: State, seat: Seat): number {
  const points = standing(s)
  let sum = 0
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat)
      sum += leadWorth(points[seat]! - points[other]!, Math.sqrt(s.seats * s.options.rounds))
  }
  return sum / (s.seats - 1)
}

/** A number is reckoned out until somebody has reached it. */
export const evaluation: Evaluation<State, DiceMove> = {
  worth,
  anyOrder: true,
  reckoning: {
    key: (s) => [s.round, s.won, s.out, s.seat, s.thrown ? '!' : '', s.number, s.total].join('/'),
    beyond: (from, s) => s.round !== from.round || s.out.length !== from.out.length,
  },
}
