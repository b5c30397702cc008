import type { Evaluation, Seat } from '@spellendoos/kernel'
import { exposed } from '../reach.ts'
import { BAR, counted, pipCount } from '../stones.ts'
import type { Move, State } from './state.ts'

/** The mean of a throw, and how many pips ahead make a win likely. */
const THROW = 8
const LEAD = 60
/** The worth of a stone on the bar and of a point that is held, in pips. */
const WAITS = 3
const HELD = 2

/** Pips to go, with expected losses and good points taken into account. */
function toGo({ stones }: State, seat: Seat): number {
  const counts = counted(stones, seat)
  let sum = pipCount(stones, seat) + WAITS * counts[BAR]!
  for (let point = 1; point < BAR; point++) if (counts[point]! > 1) sum -= HELD
  exposed(stones, seat).forEach((chance, point) => (sum += chance * (BAR - point + WAITS)))
  return sum
}

export const evaluation: Evaluation<State, Move> = {
  worth: (s, seat) => {
    const turn = s.seat === seat ? THROW : -THROW
    return Math.tanh((toGo(s, 1 - seat) - toGo(s, seat) + turn) / LEAD)
  },
  anyOrder: true,
}
