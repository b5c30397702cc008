import { describe, expect, it } from 'vitest'
import { Picture } from './picture.ts'

/** A row of ten places; seat 0 has men on 0, 1, 2 and 3, seat 1 has one on 9. */
const scene = () => ({
  board: {
    size: [10, 1],
    places: Array.from({ length: 10 }, (_, x) => ({ id: String(x), at: [x, 0] })),
    pieces: [
      ...['0', '1', '2', '3'].map((on) => ({ on, seat: 0 })),
      { on: '9', seat: 1 },
      { on: '5', paint: 'red' },
    ],
  },
  last: ['9'],
})
const picture = new Picture({ scene }, undefined, 0)

describe('what is seen of a table', () => {
  it('has the last move, and the men that are farthest from the others', () => {
    expect(picture.last).toEqual(['9'])
    expect(['0', '1', '2', '3', '9', undefined].filter((spot) => picture.isAtTheBack(spot))).toEqual(['0'])
  })

  it('has distances from the nearest spot to the nearest, and none to what is beside the board', () => {
    const apart = (from: string, to: string) => picture.distance([from], [to])!
    expect(apart('0', '6')).toBeCloseTo(2 * apart('0', '3'))
    expect(picture.distance(['0', '5'], ['6', '9'])).toBeCloseTo(apart('5', '6'))
    expect(picture.distance(['dice'], ['9'])).toBeUndefined()
  })

  it('makes a move at hand the easiest to see, then one that is far, then one that is far and long', () => {
    expect(picture.hardness(['9', '8'], ['9'])).toBe(0)
    const far = picture.hardness(['3', '4'], ['9'])
    expect(far).toBeGreaterThan(0.5)
    expect(picture.hardness(['4', '0'], ['9'])).toBeGreaterThan(far)
    expect(picture.hardness(['throw'], ['9'])).toBe(1)
  })
})
