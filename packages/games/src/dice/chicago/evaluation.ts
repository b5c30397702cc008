import type { Evaluation, Seat } from '@spellendoos/kernel'
import { leadWorth } from '../standing.ts'
import type { DiceMove } from '../table.ts'
import { AIM, type State } from './turn.ts'

/** What the best play for its own sake brings in a turn, and give or take. */
const TURN = { mean: 175.1, spread: 68.3 }
/** What a round more is worth, where several are played. */
const ROUND = 0.5

/** How good the points look for a seat when a turn of someone is about to begin. */
function worth(s: State, seat: Seat): number {
  const turns = Math.max(1, (AIM - Math.max(...s.totals)) / TURN.mean)
  let sum = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const first = (other - s.seat + s.seats) % s.seats > (seat - s.seat + s.seats) % s.seats ? 1 : -1
    const lead = s.totals[seat]! - s.totals[other]! + (first * TURN.mean) / 2
    const rounds = ROUND * (s.won[seat]! - s.won[other]!)
    sum += Math.tanh(rounds + Math.atanh(0.999 * leadWorth(lead, TURN.spread * Math.sqrt(2 * turns))))
  }
  return sum / (s.seats - 1)
}

/** The dice as they lie, whatever their order, the kept ones marked; dice in the air show nothing. */
const diceOf = ({ lying, kept, thrown }: State): string =>
  lying
    .map((eyes, i) => (kept[i] === true ? `${eyes}k` : thrown ? '?' : String(eyes)))
    .toSorted()
    .join('')

export const evaluation: Evaluation<State, DiceMove> = {
  worth,
  anyOrder: true,
  reckoning: {
    key: (s) =>
      `${s.options.rounds - s.round}/${s.seat}/${s.count}${s.thrown ? '!' : ''}/${s.count === 0 ? '' : diceOf(s)}/${s.totals.join()}/${s.won.join()}`,
    beyond: (from, s) => s.round !== from.round || s.seat !== from.seat,
  },
}
