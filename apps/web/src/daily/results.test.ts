import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dailyResults, keepResult, resultOf, streakAt, type DailyResult } from './results.ts'

const done = (date: string, score: number | undefined = 1): DailyResult => ({
  date,
  kind: 'solo',
  game: 'g',
  squares: [],
  ...(score === undefined ? {} : { score }),
})

test('days in a row count up to today, or up to yesterday while today is still to come', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-02'].map((date) => done(date))
  expect(streakAt(days, '2026-12-02')).toBe(3)
  expect(streakAt(days, '2026-12-03')).toBe(3)
  expect(streakAt(days, '2026-12-04')).toBe(0)
})

test('a day on which everything was given up does not count', () => {
  const { score: _, ...given } = done('2026-12-02')
  expect(streakAt([done('2026-12-01'), given], '2026-12-02')).toBe(1)
})

const notes = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, text: string) => notes.set(name, text),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  notes.clear()
})

test('results are read as they were kept, and of a challenge the first stands', () => {
  const puzzle: DailyResult = {
    date: '2026-12-02',
    kind: 'puzzle',
    game: 'g-1',
    score: 0,
    squares: ['won', 'even', 'lost'],
  }
  const { score: _, ...given } = done('2026-12-02')
  keepResult(puzzle)
  keepResult(given)
  keepResult({ ...puzzle, score: 3 })
  expect(dailyResults()).toEqual([puzzle, given])
  expect(resultOf('2026-12-02', 'solo')).toEqual(given)
})

test('five years of results fit into a file with everything', () => {
  const dates = Array.from({ length: 5 * 365 }, (_, i) =>
    new Date(Date.UTC(2021, 0, 1 + i)).toISOString().slice(0, 10),
  )
  const lines = dates.flatMap((date) =>
    ['puzzle', 'solo', 'dice'].map((kind) => `${date} ${kind} laagste-huisnummer 9999 wwwww`),
  )
  notes.set('spellendoos.daily', JSON.stringify(lines))
  keepResult(done('2027-01-01'))
  expect(notes.get('spellendoos.daily')!.length).toBeLessThan(100_000)
  expect(resultOf('2027-01-01', 'solo')).toBeDefined()
})

test('what is no result is passed over', () => {
  notes.set('spellendoos.daily', JSON.stringify(['x', 3, '2026-12-02 chess g 1 w', '2026-12-02 solo g 1 w']))
  expect(dailyResults()).toHaveLength(1)
})
