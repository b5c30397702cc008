import type { DailyList } from '@spellendoos/kernel'
import { describe, expect, test } from 'vitest'
import { challengesOf, isDate, listFor } from './daily.ts'

const first: DailyList = {
  version: 1,
  from: '2026-11-10',
  puzzles: [['draughts', 300]],
  solo: ['pegs'],
  dice: ['chicago', 'macao'],
}
const second: DailyList = { ...first, version: 2, from: '2027-01-01', puzzles: [['draughts', 400]] }

describe('dates', () => {
  test.each(['2026-11-18', '2028-02-29', '2000-02-29', '2026-12-31'])('%s is one', (date) =>
    expect(isDate(date)).toBe(true),
  )
  test.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-11-0',
    '2026-11-18T00',
    ' 2026-11-18',
    '2026-11-18\n',
    '20261118',
    '٢٠٢٦-١١-١٨',
  ])('%j is none', (date) => {
    expect(isDate(date)).toBe(false)
    expect(challengesOf(date, [first])).toEqual([])
  })
})

describe('lists', () => {
  const lists = [first, second]
  test('the latest in force counts, and before the first there is none', () => {
    expect(listFor('2026-11-09', lists)).toBeUndefined()
    expect(listFor('2026-11-10', lists)).toBe(first)
    expect(listFor('2026-12-31', lists)).toBe(first)
    expect(listFor('2027-01-01', lists)).toBe(second)
  })
  test('an old day stays what it was when a list is added', () => {
    expect(challengesOf('2026-11-18', lists)).toEqual(challengesOf('2026-11-18', [first]))
    expect(challengesOf('2027-01-01', lists)).not.toEqual(challengesOf('2027-01-01', [first]))
  })
  test('each kind has a seed of its own, and each day others', () => {
    const seeds = ['2026-11-18', '2026-11-19'].flatMap((date) =>
      challengesOf(date, lists).map(({ seed }) => seed),
    )
    expect(new Set(seeds).size).toBe(6)
  })
  test('an empty list has no challenge', () => {
    const kinds = challengesOf('2026-11-18', [{ ...first, puzzles: [] }]).map(({ kind }) => kind)
    expect(kinds).toEqual(['solo', 'dice'])
  })
})
