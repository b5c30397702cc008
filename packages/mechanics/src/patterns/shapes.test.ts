import { describe, expect, it } from 'vitest'
import { firstWays } from './plan.ts'
import { lines, mirrored, mirrorsOf, piecesOf, SLANTING, spotsOf, STRAIGHT, windows } from './shapes.ts'

const spots = spotsOf(4, 4)
const mirrors = mirrorsOf(spots, ['aside', 'diagonal'])

describe('the shapes of a board', () => {
  it('are windows that are on it as a whole', () => {
    expect(windows(spots, 2, 3)).toHaveLength(6)
    expect(windows(spots, 2, 2)[0]).toEqual([0, 1, 4, 5])
  })

  it('are lines, and pieces of them', () => {
    expect(lines(spots, STRAIGHT)).toHaveLength(8)
    expect(lines(spots, SLANTING)).toHaveLength(14)
    expect(piecesOf([1, 2, 3, 4], 3)).toEqual([
      [1, 2, 3],
      [2, 3, 4],
    ])
    expect(piecesOf([1, 2], 3)).toEqual([[1, 2]])
  })
})

describe('mirrored shapes', () => {
  it('share their weights in all eight mirrors of a square', () => {
    expect(mirrors).toHaveLength(8)
    // The corners, the middles of the sides and the middle.
    const patterns = mirrored(windows(spots, 2, 2), mirrors)
    expect(patterns.map(({ places }) => places.length)).toEqual([4, 4, 1])
  })

  it('have the same weight for a way and its own mirror image', () => {
    const plan = { kinds: spots.map(() => 2), patterns: [], mirrors, views: 1, units: 0 } as const
    const [corner, side, middle] = mirrored(windows(spots, 2, 2), mirrors)
    const count = (pattern: typeof corner): number => new Set(firstWays(plan, pattern!)).size
    // Of sixteen ways to fill four cells: with a diagonal axis twelve differ, with another ten, with all mirrors six.
    expect([corner, side, middle].map(count)).toEqual([12, 10, 6])
  })
})
