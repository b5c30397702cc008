import { describe, expect, it } from 'vitest'
import { nextPuzzle, standingOf, type Attempt } from './standing.ts'

const tried = (puzzle: string, solved: boolean, at: number, grade = 1500): Attempt => ({
  puzzle,
  grade,
  solved,
  at,
})

describe('what tries at puzzles come to', () => {
  it('begins at 1500, goes up by what is solved and down by what is not, and the puzzle the other way', () => {
    expect(standingOf([]).rating.rating).toBe(1500)
    const solved = standingOf([tried('a', true, 1)])
    expect(solved.rating.rating).toBeGreaterThan(1600)
    expect(solved.puzzles.get('a')!.rating).toBeLessThan(1500)
    const missed = standingOf([tried('a', false, 1)])
    expect(missed.rating.rating).toBeLessThan(1400)
    expect(missed.puzzles.get('a')!.rating).toBeGreaterThan(1500)
  })
  it.each([800, 1100, 1500, 1900, 2400])(
    'given a newcomer, when the first try is at a puzzle of %i, then the rating moves by 200 at most',
    (grade) => {
      for (const solved of [true, false]) {
        const { rating } = standingOf([tried('a', solved, 1, grade)])
        expect(Math.sign(rating.rating - 1500)).toBe(solved ? 1 : -1)
        expect(Math.abs(rating.rating - 1500)).toBeLessThanOrEqual(200)
      }
    },
  )
  it('given a newcomer, when five easy puzzles in a row are missed, then the rating gets to where they are', () => {
    const missed = [1, 2, 3, 4, 5].map((n) => tried(`p${n}`, false, n, 900))
    expect(standingOf(missed).rating.rating).toBeLessThan(900)
  })
  it('counts a puzzle once for the rating, and every time for the streak', () => {
    const twice = standingOf([tried('a', false, 1), tried('a', true, 2), tried('b', true, 3)])
    expect(twice.history).toHaveLength(2)
    expect(twice).toMatchObject({ solved: 2, streak: 2, longest: 2 })
    expect(standingOf([tried('a', true, 1), tried('b', true, 2), tried('c', false, 3)])).toMatchObject({
      streak: 0,
      longest: 2,
    })
  })
})

describe('the next puzzle', () => {
  const all = Array.from({ length: 30 }, (_, i) => ({ id: `p${i}`, grade: 800 + 50 * i }))
  const at = (attempts: readonly Attempt[]) => standingOf(attempts)
  it('is near the rating and was not tried', () => {
    for (const random of [0, 0.5, 0.99]) {
      expect(Math.abs(nextPuzzle(all, at([]), random)!.grade - 1500)).toBeLessThanOrEqual(200)
    }
    const first = nextPuzzle(all, at([]), 0)!
    expect(nextPuzzle(all, { ...at([]), seen: new Map([[first.id, 1]]) }, 0)).not.toBe(first)
  })
  it('is one of those tried longest ago where all were tried', () => {
    const seen = new Map(all.map(({ id }, i) => [id, 100 - i]))
    expect(nextPuzzle(all, { ...at([]), seen }, 0)!.id).toBe('p29')
    expect(nextPuzzle([], at([]), 0)).toBeUndefined()
  })
})
