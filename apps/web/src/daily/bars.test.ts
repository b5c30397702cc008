import { expect, test } from 'vitest'
import { barsOf } from './bars.ts'

test('few scores have a bar each, the best first, and one’s own is marked though it is not counted yet', () => {
  const scores = [
    [0, 3],
    [2, 4],
  ] as const
  expect(barsOf(scores, 'fewest', 1)).toEqual([
    { from: 0, to: 0, count: 3, own: false },
    { from: 1, to: 1, count: 0, own: true },
    { from: 2, to: 2, count: 4, own: false },
  ])
  expect(barsOf(scores, 'most')[0]).toEqual({ from: 2, to: 2, count: 4, own: false })
})

test('many scores share a few bars, and nobody is lost', () => {
  const scores = Array.from({ length: 50 }, (_, i) => [2500 + 13 * i, 1] as const)
  const bars = barsOf(scores, 'most', 2700)
  expect(bars.length).toBeLessThanOrEqual(7)
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(50)
  expect(bars.filter(({ own }) => own)).toHaveLength(1)
})

test('nobody has no bars', () => expect(barsOf([], 'most')).toEqual([]))
