import { describe, expect, it } from 'vitest'
import { equityAt } from './equity-table.ts'
import { matchEquities } from './match-equities.ts'

const MODERN = { cube: true, jacoby: false, crawford: true }
const chances = (rules = MODERN) => {
  const equities = matchEquities(rules)
  return (own: number, others: number) => equityAt(equities, own, others)
}

describe('chances to win the match at a score', () => {
  it('are even where both need as many points, and one is what the other is not', () => {
    const at = chances()
    for (let own = 1; own <= 25; own++) {
      expect(at(own, own)).toBe(0.5)
      for (let others = 1; others <= 25; others++)
        expect(at(own, others) + at(others, own)).toBeCloseTo(1, 12)
    }
  })

  it('rise with every point won, up to the match itself', () => {
    for (const rules of [
      MODERN,
      { ...MODERN, crawford: false },
      { ...MODERN, jacoby: true },
      { ...MODERN, cube: false },
    ]) {
      const at = chances(rules)
      for (let own = 1; own <= 25; own++) {
        for (let others = 1; others <= 25; others++) {
          expect(at(own, others)).toBeGreaterThan(0)
          expect(at(own - 1, others)).toBeGreaterThan(at(own, others))
        }
      }
    }
  })

  it.each([
    [1, 2, 67.7],
    [1, 3, 75.1],
    [1, 4, 81.4],
    [1, 5, 84.2],
    [2, 3, 59.9],
    [2, 4, 66.9],
    [2, 5, 74.4],
    [3, 4, 57.2],
    [3, 5, 64.8],
    [4, 5, 57.7],
    [5, 7, 62.6],
    [5, 9, 72.5],
    [7, 9, 60.9],
  ])('with %i to go against %i are what rollouts by others gave, %f %%', (own, others, published) => {
    expect(Math.abs(100 * chances()(own, others) - published)).toBeLessThan(1)
  })

  it.each([
    [2, 48.8],
    [3, 32.3],
    [4, 31.0],
    [5, 19.0],
    [6, 18.1],
    [7, 11.6],
  ])('after the Crawford game, with %i to go against one, are %f %%', (needs, published) => {
    const at = chances({ ...MODERN, crawford: false })
    expect(Math.abs(100 * at(needs, 1) - published)).toBeLessThan(0.5)
  })
})
