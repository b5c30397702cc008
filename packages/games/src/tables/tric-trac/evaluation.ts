import type { Evaluation, Seat } from '@spellendoos/kernel'
import { exposed } from '../reach.ts'
import { counted, pipCount } from '../stones.ts'
import { HOME_POINT, type Move, type State } from './state.ts'

/**
 * The worth of a game won, of a point in the current game, of a point of the bridge that is held, and of a pip, as
 * parts of a lead.
 */
const GAME = 0.22
const POINT = 0.06
const ARCH = 0.025
const PIP = 0.0008
const BRIDGE = 6
/** A stone that is hit gives a point and has to start again. */
const HIT = 1.3 * POINT

function standing(s: State, seat: Seat): number {
  const counts = counted(s.stones, seat)
  let sum = GAME * s.scores[seat]! + POINT * s.points[seat]! - PIP * pipCount(s.stones, seat)
  for (let point = HOME_POINT; point < HOME_POINT + BRIDGE; point++) if (counts[point]! > 1) sum += ARCH
  for (const chance of exposed(s.stones, seat)) sum -= HIT * chance
  return sum
}

export const evaluation: Evaluation<State, Move> = {
  worth: (s, seat) => Math.tanh(standing(s, seat) - standing(s, 1 - seat)),
  anyOrder: true,
}
