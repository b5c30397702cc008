import type { Evaluation, Seat } from '@spellendoos/kernel'
import { DECK, WHISTLE } from './cards.ts'
import { FIXTURES } from './fixtures.ts'
import { MARKS, READY, type Move } from './moves.ts'
import { countMarked, moves } from './rules.ts'
import type { State } from './state.ts'

const GOALS = DECK.slice(0, WHISTLE).reduce((sum, count) => sum + count)
/** This share of the goal cards that are still in play will be laid; the rest is never playable. */
const LAID = 0.75
/** A logistic curve of this steepness is close to the normal one. */
const STEEP = 1.7
/** How far luck separates the players in a round. */
const ROUND_SPREAD = 25

const chance = (deviate: number): number => 1 / (1 + Math.exp(-STEEP * deviate))

/** The probability that a forecast comes true, given a fixture's score and the number of goals still to fall in it. */
function truth(forecast: number, lead: number, spread: number): number {
  const home = chance((lead - 0.5) / spread)
  const away = chance((-lead - 0.5) / spread)
  if (forecast === 1) return home
  if (forecast === 2) return away
  return forecast === 3 ? Math.max(0, 1 - home - away) : 1 / 3
}

/** How many forecasts of a seat will come true: the mean and the variance. */
function prospect(s: State, seat: Seat, spread: number): { mean: number; variance: number } {
  let mean = 0
  let variance = 0
  for (let fixture = 0; fixture < FIXTURES; fixture++) {
    const lead = s.goals[2 * fixture]! - s.goals[2 * fixture + 1]!
    const likely = truth(s.forms[seat * FIXTURES + fixture]!, lead, spread)
    mean += likely
    variance += likely * (1 - likely)
  }
  return { mean, variance }
}

/** What each player is likely to have after this round: the purse, and a share of the pot. */
function fortunes(s: State): number[] {
  let laid = 0
  for (let kind = 0; kind < WHISTLE; kind++) laid += s.gone[kind]!
  const spread = Math.sqrt(0.02 + (LAID * (GOALS - laid)) / FIXTURES)
  const prospects = s.money.map((_, seat) => prospect(s, seat, spread))
  const firsts = prospects.map((own, seat) =>
    prospects.reduce((product, other, at) => {
      if (at === seat) return product
      return product * chance((own.mean - other.mean) / Math.sqrt(0.1 + own.variance + other.variance))
    }, 1),
  )
  const all = firsts.reduce((sum, first) => sum + first)
  return s.money.map((money, seat) => money + (s.pot * firsts[seat]!) / all)
}

function worth(s: State, seat: Seat): number {
  const rich = fortunes(s)
  const spread = ROUND_SPREAD * Math.sqrt(s.rounds - s.round + 0.5)
  let sum = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) sum += Math.tanh((rich[seat]! - rich[other]!) / spread)
  return sum / (s.seats - 1)
}

/** A coupon is filled in from the top, and handed in when it is full. */
function thinkable(s: State, seat: Seat): readonly Move[] {
  if (s.phase !== 'mark') return moves(s, seat)
  const from = seat * FIXTURES
  if (countMarked(s.forms, from) === FIXTURES) return [READY]
  const next = s.forms.indexOf(0, from) - from
  return MARKS.slice(3 * next, 3 * next + 3)
}

/** Enough to see that a draw is the hardest to bring about. */
const ENOUGH_FOR_A_MARK = 200

export const evaluation: Evaluation<State, Move> = {
  worth,
  thinkable,
  enough: (s) => (s.phase === 'mark' ? ENOUGH_FOR_A_MARK : Infinity),
}
