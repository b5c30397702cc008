import { describe, expect, it } from 'vitest'
import { placed } from '../stones.ts'
import { chancesOf } from './net.ts'
import { START } from './state.ts'

const side = (...stones: readonly (readonly [point: number, count: number])[]): number[] => {
  const counts = new Array<number>(26).fill(0)
  for (const [point, count] of stones) counts[point] = count
  counts[0] = 15 - counts.reduce((sum, count) => sum + count, 0)
  return counts
}
const at = (mine: number[], theirs: number[]) => [...chancesOf(placed([mine, theirs]), 0)]

describe('the network that judges backgammon', () => {
  it('knows that to be first is a small advantage, the same for both seats', () => {
    const [win] = chancesOf(START, 0)
    expect(win).toBeGreaterThan(0.51)
    expect(win).toBeLessThan(0.56)
    expect([...chancesOf(START, 0)]).toEqual([...chancesOf(START, 1)])
  })
  it('is sure where the throw cannot matter', () => {
    expect(at(side([1, 1]), side([1, 1]))[0]).toBeGreaterThan(0.99)
    expect(at(side([6, 15]), side([1, 1]))[0]).toBeLessThan(0.01)
  })
  it('comes near to what can be computed: one stone on six is borne off by 27 of 36 throws', () => {
    // A six, or two dice that add up to six, or any double except one-one: 27 throws.
    expect(at(side([6, 1]), side([1, 1]))[0]).toBeCloseTo(27 / 36, 1)
    // Two stones on the one-point are off with any throw; two on the two-point unless there is a one, except one-one.
    expect(at(side([2, 2]), side([1, 1]))[0]).toBeCloseTo(26 / 36, 1)
  })
  it('sees a gammon coming, and that a backgammon is rarer', () => {
    const [win, gammon, triple] = at(side([1, 2]), side([24, 15]))
    expect(win).toBeGreaterThan(0.99)
    expect(gammon).toBeGreaterThan(0.95)
    expect(triple).toBeGreaterThan(0.9)
    const [, doubtful] = at(side([6, 5], [8, 3], [13, 5], [24, 2]), side([6, 5], [8, 3], [13, 5], [24, 2]))
    expect(doubtful).toBeGreaterThan(0.1)
    expect(doubtful).toBeLessThan(0.2)
  })
  it('remembers a position by the stones of both sides, whichever of them a player moved', () => {
    const sides = [side([6, 5], [8, 3]), side([6, 5], [8, 4]), side([6, 4], [8, 4]), side([25, 1], [3, 7])]
    const pairs = sides.flatMap((mine) => sides.map((theirs) => [mine, theirs] as const))
    const found = pairs.map(([mine, theirs]) => at(mine, theirs))
    expect(new Set(found.map(String)).size).toBe(pairs.length)
    const others = pairs.map(([mine, theirs]) => [...chancesOf(placed([theirs, mine]).toReversed(), 0)])
    expect(others).toEqual(found)
  })
})
