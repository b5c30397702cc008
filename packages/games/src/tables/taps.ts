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
  type Play,
  type Step,
} from './plays.ts'
import { spotAt } from './spots.ts'
import { OFF, type Stones } from './stones.ts'
import { arrivalOn, type Track } from './track.ts'

/**
 * Every order of taps that makes a play: for each step the point of departure and the point of arrival. A play of two
 * different dice may consist of several pairs of steps that lead to the same position; all count, with the dice in
 * either order or only in the order of the play.
 */
export function tapOrders(
  track: Track,
  stones: Readonly<Stones>,
  seat: Seat,
  play: Play,
  order: 'either' | 'as-played',
): Spot[][] {
  spread(stones, seat, track)
  const steps = stepsOf(play)
  const two = steps.length === 2 && dieOf(play, 0) !== dieOf(play, 1)
  return tapsOf(track, seat, two ? pairs(play, order) : shuffles(steps))
}

/** The taps of these orders of steps, without duplicates. */
export function tapsOf(track: Track, seat: Seat, orders: readonly (readonly Step[])[]): Spot[][] {
  const paths = orders.flatMap((steps) =>
    steps.reduce<Spot[][]>(
      (before, { from, die }) =>
        before.flatMap((path) =>
          endsOf(track, arrivalOn(track, from, die)).map((to) => [
            ...path,
            spotAt(track, seat, from),
            spotAt(track, seat, to),
          ]),
        ),
      [[]],
    ),
  )
  return [...new Map(paths.map((path) => [path.join('-'), path])).values()]
}

/** Where a stone that ends here can be put down: off the board is also the last point, if the path ends on it. */
const endsOf = ({ exit }: Track, to: number): number[] => (to === OFF && exit > OFF ? [OFF, exit] : [to])

function pairs(play: Play, order: 'either' | 'as-played'): Step[][] {
  const one = dieOf(play, 0)
  const two = dieOf(play, 1)
  const found = order === 'either' ? [...pairsOf(one, two), ...pairsOf(two, one)] : pairsOf(one, two)
  const wanted = pairKey(fromOf(play, 0), one, fromOf(play, 1), two)
  return found.filter(({ key }) => key === wanted).map(({ steps }) => steps)
}

/** Every pair of steps with these dice in this order, and the position that it leads to. */
function pairsOf(die: number, thenDie: number): { steps: Step[]; key: number }[] {
  return departures(die).flatMap((from) => {
    step(from, die)
    const found = departures(thenDie).map((then) => ({
      steps: [
        { from, die },
        { from: then, die: thenDie },
      ],
      key: pairKey(from, die, then, thenDie),
    }))
    stepBack(from, die)
    return found
  })
}

function departures(die: number): number[] {
  const found: number[] = []
  const lowest = lowestFrom()
  for (let from = highestFrom(); from >= lowest; from--) if (canStep(from, die)) found.push(from)
  return found
}

/** The possible orders of these steps of the same die. */
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
