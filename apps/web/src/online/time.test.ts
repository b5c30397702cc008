import { describe, expect, it } from 'vitest'
import { timeLeft } from './time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('the time left to somebody who has days for a move', () => {
  it.each([
    [3 * DAY - 1000, '3 days'],
    [2 * DAY + 13 * HOUR, '3 days'],
    [2 * DAY, '2 days'],
    [2 * DAY - MINUTE, '47 hours'],
    [DAY, '24 hours'],
    [90 * MINUTE, '1 hour'],
    [59 * MINUTE + 7000, '59:07'],
    [-1, '0:00'],
  ])('%i ms is %s', (left, told) => expect(timeLeft(left)).toBe(told))
})
