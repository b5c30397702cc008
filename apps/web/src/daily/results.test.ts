import { expect, test } from 'vitest'
import { streakAt, type DailyResult } from './results.ts'

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
