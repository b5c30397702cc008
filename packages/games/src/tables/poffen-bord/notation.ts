import type { Spot } from '@spellendoos/kernel'
import { writePlay } from '../notation.ts'
import { canStep, highestFrom, lowestFrom, spread, step, stepsOf, type Play } from '../plays.ts'
import { tapOrders } from '../taps.ts'
import { isDouble, timesOf } from './plays.ts'
import { TRACK, type Move, type State } from './state.ts'

export const write = (s: State, move: Move): string =>
  typeof move === 'string' ? move : writePlay(TRACK, s.stones, s.seat, move)

/** Words are buttons, and the dice can be tapped where they are. */
export function touches(s: State, move: Move): readonly (readonly Spot[])[] {
  if (typeof move === 'string') return [[move]]
  const orders = tapOrders(TRACK, s.stones, s.seat, move, 'as-played')
  return couldGoOn(s, move) ? orders.map((path) => [...path, 'lapse']) : orders
}

/** poffen-bord.bottom-free, poffen-bord.second-double: a player who stops early says so. */
function couldGoOn(s: State, play: Play): boolean {
  const steps = stepsOf(play)
  if (!isDouble(s) || steps.length === timesOf(s)) return false
  spread(s.stones, s.seat, TRACK)
  for (const { from, die } of steps) step(from, die)
  const { die } = steps[0]!
  for (let from = highestFrom(); from >= lowestFrom(); from--) if (canStep(from, die)) return true
  return false
}
