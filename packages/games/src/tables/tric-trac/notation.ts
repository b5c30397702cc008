import type { Spot } from '@spellendoos/kernel'
import { writePlay } from '../notation.ts'
import { dieOf, fromOf, pairKey, spread, stepsOf, type Play, type Step } from '../plays.ts'
import { OFF } from '../stones.ts'
import { tapsOf } from '../taps.ts'
import { ordersOfFour } from './fours.ts'
import { eachPair } from './plays.ts'
import { isFour, TRACK, WINNING_POINTS, type Move, type State } from './state.ts'

export const write = (s: State, move: Move): string =>
  typeof move === 'string' ? move : writePlay(TRACK, s.stones, s.seat, move)

/** Words are buttons, and the dice can be tapped where they are. */
export function touches(s: State, move: Move): readonly (readonly Spot[])[] {
  if (typeof move === 'string') return [[move]]
  return tapsOf(TRACK, s.seat, ordersOf(s, move))
}

/** Every order of steps with the result of this play. */
function ordersOf(s: State, play: Play): Step[][] {
  const steps = stepsOf(play)
  if (steps.length === 1) return [steps]
  // tric-trac.home-instead: one of the steps is as long as no number, and either may come first.
  if (steps.some(({ die }) => !s.dice.includes(die))) return [steps, steps.toReversed()]
  if (isFour(s)) {
    const departures = steps.map(({ from }) => from)
    return ordersOfFour(s, departures).map((order) => order.map((from) => ({ from, die: s.dice[0]! })))
  }
  spread(s.stones, s.seat, TRACK)
  const wanted = pairKey(fromOf(play, 0), dieOf(play, 0), fromOf(play, 1), dieOf(play, 1))
  const close = s.points[s.seat]! + 1 >= WINNING_POINTS
  const [one, two] = s.dice as [number, number]
  return [
    [one, two],
    [two, one],
  ].flatMap(([die, thenDie]) => {
    const found: Step[][] = []
    eachPair(die!, thenDie!, close, (from, then) => {
      if (then === OFF || pairKey(from, die!, then, thenDie!) !== wanted) return
      found.push([
        { from, die: die! },
        { from: then, die: thenDie! },
      ])
    })
    return found
  })
}
