import { beforeAll, describe, expect, it } from 'vitest'
import { counted, makeStep, placed, STONES, BAR } from '../../stones.ts'
import { dieOf, fromOf } from '../../plays.ts'
import { legalPlays } from '../plays.ts'
import { isAloneKnown, meanThrows, computeAlone, throwsShares, winsAlone } from './alone.ts'
import { homes, homesUpTo, numberOf, THROWS } from './homes.ts'
import { bearOffChance, exactChance, computeBearOff } from './bear-off.ts'
import { isTogetherKnown, computeTogether, winsTogether } from './together.ts'

/** Stones per point, from the first to the sixth. */
type Points = readonly number[]
const number = (points: Points): number => numberOf(Int8Array.from([0, ...points]))
const side = (points: Points): number[] => {
  const counts = [0, ...points, ...new Array<number>(19).fill(0)]
  counts[0] = STONES - counts.reduce((sum, count) => sum + count, 0)
  return counts
}

/** Where a throw can lead, by the rules of the game themselves. The other side waits on its last point. */
function byTheRules(points: Points, one: number, two: number): Points[] {
  const stones = placed([side(points), side([1, 0, 0, 0, 0, 0])])
  return legalPlays(stones, 0, [one, two]).map((play) => {
    const next = stones.slice()
    for (let i = 0; i < 4 && fromOf(play, i) > 0; i++) {
      const to = Math.max(0, fromOf(play, i) - dieOf(play, i))
      makeStep(next, 0, fromOf(play, i), to, BAR)
    }
    return counted(next, 0).slice(1, 7)
  })
}

const pointsOf = (home: Int8Array): Points => Array.from(home.subarray(1))
const isOff = (points: Points): boolean => points.every((count) => count === 0)

const means = new Map<string, number>()
function meanByTrying(points: Points): number {
  if (isOff(points)) return 0
  const known = means.get(points.join())
  if (known !== undefined) return known
  let mean = 1
  for (const { one, two, of36 } of THROWS) {
    mean += (of36 / 36) * Math.min(...byTheRules(points, one, two).map(meanByTrying))
  }
  means.set(points.join(), mean)
  return mean
}

const wins = new Map<string, number>()
function winsByTrying(own: Points, others: Points): number {
  if (isOff(others)) return 0
  const name = `${own.join()} ${others.join()}`
  const known = wins.get(name)
  if (known !== undefined) return known
  let sum = 0
  for (const { one, two, of36 } of THROWS) {
    const afters = byTheRules(own, one, two)
    sum += of36 * Math.max(...afters.map((after) => 1 - winsByTrying(others, after)))
  }
  wins.set(name, sum / 36)
  return sum / 36
}

describe('homes', () => {
  it('are numbered one after the other, the empty one first', () => {
    expect(homesUpTo(15)).toBe(54_264)
    expect(Array.from(homes(15), numberOf)).toEqual(Array.from({ length: 54_264 }, (_, i) => i))
    expect(number([0, 0, 0, 0, 0, 0])).toBe(0)
  })
})

/** Runs until there is nothing left to compute; returns the number of steps. */
function steps(step: () => boolean): number {
  let taken = 1
  while (step()) taken++
  return taken
}

describe('the computation', () => {
  const rest = (...points: Points) => side(points)
  const home = rest(0, 0, 0, 0, 0, 14)
  /** Seven stones on the bar have 133 pips to go, two have 38. */
  const back = (stones: number) => {
    const counts = new Array<number>(26).fill(0)
    counts[25] = stones
    counts[0] = STONES - stones
    return counts
  }

  it('is not begun before both sides are near', () => {
    const before = placed([back(7), home])
    expect(computeBearOff(before)).toBe(false)
    expect(isAloneKnown(0)).toBe(false)
    expect(isTogetherKnown(0)).toBe(false)
    expect(bearOffChance(placed([home, home]), 0)).toBe(undefined)
  })

  it('is made in small steps, each part once, and no further than is needed', () => {
    // 28 homes of at most two stones, each against all before it.
    const two = placed([back(2), rest(0, 0, 0, 0, 0, 2)])
    expect(steps(() => computeBearOff(two))).toBe(28)
    expect([27, 28].map(isTogetherKnown)).toEqual([true, false])
    expect(isAloneKnown(0)).toBe(false)
    // 1716 homes of at most seven, a hundred at once, and then what is left of 924 of at most six.
    const seven = placed([rest(0, 0, 0, 0, 0, 7), rest(1)])
    expect(steps(() => computeBearOff(seven))).toBe(17 + 924 - 28)
    expect([1715, 1716].map(isAloneKnown)).toEqual([true, false])
    expect(steps(() => computeBearOff(seven))).toBe(1)
    // Of fifteen stones one is off before it matters: 38,760 homes.
    expect(steps(() => computeBearOff(placed([rest(0, 0, 0, 0, 0, 15), home])))).toBe(371)
    expect([38_759, 38_760].map(isAloneKnown)).toEqual([true, false])
  })
})

describe('bearing off alone', () => {
  beforeAll(() => {
    steps(() => computeAlone(homesUpTo(15)))
  })

  it('takes as many throws as can be computed by hand', () => {
    // One stone on the sixth point: 27 of 36 throws bear it off at once, any other leaves one throw.
    expect(meanThrows(number([0, 0, 0, 0, 0, 1]))).toBeCloseTo(1 + 9 / 36, 12)
    // On the fourth only a one and a two fail; on the first three none does.
    expect(meanThrows(number([0, 0, 0, 1, 0, 0]))).toBeCloseTo(1 + 2 / 36, 12)
    expect(meanThrows(number([0, 0, 1, 0, 0, 0]))).toBeCloseTo(1, 12)
    // Three stones on the first point are off at once with a double, else with the second throw.
    expect([...throwsShares(number([3, 0, 0, 0, 0, 0]))].slice(0, 3)).toEqual([
      0,
      expect.closeTo(1 / 6, 12),
      expect.closeTo(5 / 6, 12),
    ])
  })

  it('takes two stones off the first point, with a double four', () => {
    const throws = [0]
    for (let stones = 1; stones <= 15; stones++) {
      const after = (taken: number) => throws[Math.max(0, stones - taken)]!
      throws.push(1 + (5 / 6) * after(2) + (1 / 6) * after(4))
      expect(meanThrows(number([stones, 0, 0, 0, 0, 0]))).toBeCloseTo(throws[stones]!, 10)
    }
  })

  it('takes what trying everything by the rules says, with up to three stones', () => {
    for (const home of homes(3)) {
      const points = pointsOf(home)
      expect(meanThrows(number(points))).toBeCloseTo(meanByTrying(points), 10)
    }
  })

  it('shares out all chances', () => {
    for (const points of [
      [0, 0, 0, 0, 0, 15],
      [3, 3, 3, 2, 2, 2],
      [1, 0, 4, 0, 3, 1],
    ]) {
      const shares = throwsShares(number(points))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
      expect(shares.reduce((sum, share, n) => sum + n * share, 0)).toBeCloseTo(meanThrows(number(points)), 10)
    }
  })
})

describe('bearing off against each other', () => {
  beforeAll(() => {
    steps(() => computeAlone(homesUpTo(15)))
    steps(() => computeTogether(homesUpTo(6)))
  })

  it('is won as often as can be computed by hand', () => {
    const last = number([1, 0, 0, 0, 0, 0])
    expect(winsTogether(number([0, 0, 0, 0, 0, 1]), last)).toBeCloseTo(27 / 36, 12)
    expect(winsTogether(number([0, 2, 0, 0, 0, 0]), last)).toBeCloseTo(26 / 36, 12)
    // Both with a stone on the sixth: the first fails in 9 of 36, then the second in 9 of 36.
    const six = number([0, 0, 0, 0, 0, 1])
    expect(winsTogether(six, six)).toBeCloseTo(27 / 36 + (9 / 36) * (9 / 36), 12)
  })

  it('is won as often as trying everything by the rules says, with up to two stones', () => {
    const all = Array.from(homes(2), pointsOf).filter((points) => !isOff(points))
    for (const own of all) {
      for (const others of all) {
        expect(winsTogether(number(own), number(others))).toBeCloseTo(winsByTrying(own, others), 10)
      }
    }
  })

  it('comes out nearly the same when neither looks at the other', () => {
    const numbers = Array.from({ length: 40 }, (_, i) => 1 + i * 23)
    for (const own of numbers) {
      for (const others of numbers) {
        expect(Math.abs(winsAlone(own, others) - winsTogether(own, others))).toBeLessThan(0.02)
      }
    }
  })

  it('is looked up only where both have all stones home and some off', () => {
    const six = [0, 0, 0, 0, 0, 1]
    const stones = placed([side(six), side(six)])
    expect(bearOffChance(stones, 0)).toBeCloseTo(0.8125, 12)
    expect(bearOffChance(stones, 1)).toBeCloseTo(0.8125, 12)
    expect(bearOffChance(placed([side([15, 0, 0, 0, 0, 0]), side(six)]), 0)).toBe(undefined)
    expect(bearOffChance(placed([side([0, 0, 0, 0, 0, 0, 1]), side(six)]), 0)).toBe(undefined)
    expect(bearOffChance(placed([side([7, 0, 0, 0, 0, 0]), side(six)]), 1)).toBeGreaterThan(0.99)
  })

  it('is known for certain only where neither has more than six stones left', () => {
    const six = [0, 0, 0, 0, 0, 1]
    expect(exactChance(placed([side(six), side(six)]), 0)).toBeCloseTo(0.8125, 12)
    expect(exactChance(placed([side([6, 0, 0, 0, 0, 0]), side(six)]), 1)).toBeGreaterThan(0.99)
    expect(exactChance(placed([side([7, 0, 0, 0, 0, 0]), side(six)]), 1)).toBe(undefined)
    expect(exactChance(placed([side(six), side([7, 0, 0, 0, 0, 0])]), 1)).toBe(undefined)
  })
})
