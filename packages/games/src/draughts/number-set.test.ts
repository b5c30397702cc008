import { seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { NumberSet } from './number-set.ts'

describe('a set of very many numbers', () => {
  it('holds what was put in, once, however many there are', () => {
    const rng = seededRng(1)
    const set = new NumberSet()
    for (const size of [3000, 40_000, 10]) {
      set.clear()
      const known = new Set<number>([0])
      expect([set.add(0), set.add(0)]).toEqual([true, false])
      for (let i = 0; i < size; i++) {
        const number = rng(2 ** 30)
        expect(set.add(number)).toBe(!known.has(number))
        known.add(number)
        expect(set.has(number)).toBe(true)
      }
      expect([...set].toSorted((a, b) => a - b)).toEqual([...known].toSorted((a, b) => a - b))
      for (let i = 0; i < 1000; i++) {
        const number = rng(2 ** 30)
        expect(set.has(number)).toBe(known.has(number))
      }
    }
  })
})
