import type { Place } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { drawArrow, paintArrow } from './arrows.ts'

const places = ['a', 'b', 'c'].map((id, i): Place => ({
  id,
  at: [i * 2, 0],
  shape: 'square',
  paint: 'paper',
}))

describe('an arrow', () => {
  it('goes over its places to a head on the last', () => {
    expect(paintArrow(['a', 'b', 'c'], places)).toBe('M0 0L200 0L382 0M366 20L400 0L366 -20')
  })
  it('is a ring where it goes nowhere, also where the last place is tapped twice', () => {
    expect(paintArrow(['b'], places)).toMatch(/^M160 0a40/)
    expect(paintArrow(['b', 'b'], places)).toBe(paintArrow(['b'], places))
  })
  it('is nothing where its places are not on the board', () => {
    expect(paintArrow(['dice'], places)).toBe('')
  })
  it('is rubbed out when it is drawn again', () => {
    const one = drawArrow([], 'a', 'b')
    const two = drawArrow(one, 'c', 'c')
    expect(two.map(({ spots }) => spots)).toEqual([['a', 'b'], ['c']])
    expect(drawArrow(two, 'a', 'b').map(({ spots }) => spots)).toEqual([['c']])
  })
})
