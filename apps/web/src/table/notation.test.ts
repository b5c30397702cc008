import { describe, expect, it } from 'vitest'
import { meantBy } from './notation.ts'

describe('a move in writing', () => {
  it('is the move as the game writes it', () => {
    expect(meantBy('32-28', ['31-27', '32-28'])).toBe('32-28')
    expect(meantBy(' 32-28 ', ['32-28'])).toBe('32-28')
  })

  it('may have other signs between its fields', () => {
    expect(meantBy('32 28', ['32-28'])).toBe('32-28')
    expect(meantBy('26:37', ['26x37'])).toBe('26x37')
    expect(meantBy('26-37', ['26x37'])).toBe('26x37')
    expect(meantBy('D5', ['d5', 'd6'])).toBe('d5')
    expect(meantBy('13/7 8/7', ['13/7 8/7*', '13/7 13/8'])).toBe('13/7 8/7*')
  })

  it('may name the first and the last field alone', () => {
    expect(meantBy('26x48', ['26x37x48', '27x38'])).toBe('26x37x48')
  })

  it('is nothing where it could be two moves, or none', () => {
    expect(meantBy('26x48', ['26x37x48', '26x31x48'])).toBeUndefined()
    expect(meantBy('13/7', ['13/8 8/7', '13/7 8/7'])).toBeUndefined()
    expect(meantBy('32-27', ['32-28'])).toBeUndefined()
    expect(meantBy('', ['32-28'])).toBeUndefined()
  })
})
