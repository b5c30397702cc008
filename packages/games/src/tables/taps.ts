import type { Seat, Spot } from '@spellendoos/kernel'
import {
  canStep,
  dieOf,
  fromOf,
  highestFrom,
  lowestFrom,
  pairKey,
  spread,
  step,
  stepBack,
  stepsOf,
  toOf,
  type Play,
  type Step,
} from './plays.ts'
import { spotAt } from './spots.ts'
import type { Stones } from './stones.ts'

/**
 * Every order of taps that makes a play: for each step the point of departure and the point of arrival. A
 * play of two different dice may be one of several pairs of steps that lead to the same position; all count.
 */
export function tapOrders(stones: Readonly<Stones>, seat: Seat, play: Play): Spot[][] {
  spread(stones, seat)
  const steps = stepsOf(play)
  const orders = steps.length === 2 && dieOf(play, 0) !== dieOf(play, 1) ? pairs(play) : shuffles(steps)
  const paths = orders.map((order) =>
    order.flatMap((each) => [spotAt(seat, each.from), spotAt(seat, toOf(each))]),
  )
  return [...new Map(paths.map((path) => [path.join('-'), path])).values()]
}

function pairs(play: Play): Step[][] {
  const one = dieOf(play, 0)
  const two = dieOf(play, 1)
  const found: { order: Step[]; key: number }[] = []
  for (const [die, thenDie] of [
    [one, two],
    [two, one],
  ] as const) {
    for (const from of departures(die)) {
      step(from, die)
      for (const then of departures(thenDie)) {
        const order = [
          { from, die },
          { from: then, die: thenDie },
        ]
        found.push({ order, key: pairKey(from, die, then, thenDie) })
      }
      stepBack(from, die)
    }
  }
  const wanted = pairKey(fromOf(play, 0), one, fromOf(play, 1), two)
  return found.filter(({ key }) => key === wanted).map(({ order }) => order)
}

function departures(die: number): number[] {
  const found: number[] = []
  const lowest = lowestFrom()
  for (let from = highestFrom(); from >= lowest; from--) if (canStep(from, die)) found.push(from)
  return found
}

/** The orders in which these steps of one and the same die can follow each other. */
function shuffles(steps: readonly Step[]): Step[][] {
  if (steps.length === 0) return [[]]
  const die = steps[0]!.die
  return departures(die).flatMap((from) => {
    const at = steps.findIndex((each) => each.from === from)
    if (at < 0) return []
    step(from, die)
    const later = shuffles(steps.toSpliced(at, 1))
    stepBack(from, die)
    return later.map((order) => [{ from, die }, ...order])
  })
}
