import { describe, expect, it } from 'vitest'
import { clockFace, playedTime } from './time.ts'

const at = (...times: number[]) => times.map((at) => ({ by: 0, move: 'x', at }))

describe('how long a match was played', () => {
  it('counts from entry to entry and until now', () => expect(playedTime(at(1000, 4000), 9000)).toBe(8000))
  it('counts a night away as two minutes', () => expect(playedTime(at(0, 40_000_000))).toBe(120_000))
  it('is nothing without entries', () => expect(playedTime([])).toBe(0))
  it('is shown in minutes and seconds', () => expect(clockFace(187_900)).toBe('3:07'))
})
