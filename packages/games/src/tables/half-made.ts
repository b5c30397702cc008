import type { Seat, Spot } from '@spellendoos/kernel'
import { canStep, spread } from './plays.ts'
import { endAt, pointAt } from './spots.ts'
import { makeStep, OFF, type Stones } from './stones.ts'
import { arrivalOn, type Track } from './track.ts'

/** A half-made move: the stones after the steps tapped so far, and the numbers that these took. */
export interface HalfMadePlay {
  readonly stones: Stones
  readonly used: readonly number[]
  /** A stone was tapped and waits for its destination. */
  readonly lifted: boolean
}

/** A move that has not begun. */
export const unmoved = (stones: Readonly<Stones>): HalfMadePlay => ({
  stones: stones.slice(),
  used: [],
  lifted: false,
})

/** The number that a step takes, if it is not simply as long as the step. */
export type Spending = (from: number, to: number, left: readonly number[]) => number | undefined

/** Makes the steps tapped so far with these numbers, up to the first that is none. */
export function halfMade(
  track: Track,
  begin: Readonly<Stones>,
  seat: Seat,
  numbers: readonly number[],
  touched: readonly Spot[],
  spending?: Spending,
): HalfMadePlay {
  const stones = begin.slice()
  const left = numbers.slice()
  const used: number[] = []
  for (let i = 0; i + 1 < touched.length; i += 2) {
    const from = pointAt(track, seat, touched[i]!)
    const put = pointAt(track, seat, touched[i + 1]!)
    if (from === undefined || put === undefined) break
    const to = endAt(track, put)
    const number = spending?.(from, to, left) ?? numberFor(track, from, to, left)
    spread(stones, seat, track)
    // A stone may end short of its number, but never where it could not step to.
    if (number === undefined || !canStep(from, to === OFF ? number : from - to)) break
    makeStep(stones, seat, from, to, track.entry)
    left.splice(left.indexOf(number), 1)
    used.push(number)
  }
  return { stones, used, lifted: touched.length % 2 === 1 }
}

/** The number left that leads there; off the board the lowest that is enough. */
const numberFor = (track: Track, from: number, to: number, left: readonly number[]): number | undefined =>
  left.filter((number) => arrivalOn(track, from, number) === to).toSorted((a, b) => a - b)[0]
