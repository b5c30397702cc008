import type { Place } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { drawArrow, paintArrow, type Arrow } from './arrows.ts'

const places = ['a', 'b', 'c'].map((id, i): Place => ({
  id,
  at: [i * 2, 0],
  shape: 'square',
  paint: 'paper',
}))

const hint = (spots: readonly string[]): Arrow => ({ kind: 'hint', spots })

describe('an arrow', () => {
  it('goes over its places to a head on the last', () => {
    expect(paintArrow(hint(['a', 'b', 'c']), places)).toBe('M0 0L200 0L382 0M366 20L400 0L366 -20')
  })
  it('is a ring where it goes nowhere, also where the last place is tapped twice', () => {
    expect(paintArrow(hint(['b']), places)).toMatch(/^M160 0a40/)
    expect(paintArrow(hint(['b', 'b']), places)).toBe(paintArrow(hint(['b']), places))
  })
  it('ends in a cross where it was refused, also on the one place that was tapped', () => {
    expect(paintArrow({ kind: 'refused', spots: ['a', 'b'] }, places)).toBe(
      'M0 0L200 0M180 -20L220 20M180 20L220 -20',
    )
    expect(paintArrow({ kind: 'refused', spots: ['a'] }, places)).toBe('M0 0M-20 -20L20 20M-20 20L20 -20')
  })
  it('is nothing where its places are not on the board', () => {
    expect(paintArrow(hint(['dice']), places)).toBe('')
  })
  it('is rubbed out when it is drawn again', () => {
    const one = drawArrow([], 'a', 'b')
    const two = drawArrow(one, 'c', 'c')
    expect(two.map(({ spots }) => spots)).toEqual([['a', 'b'], ['c']])
    expect(drawArrow(two, 'a', 'b').map(({ spots }) => spots)).toEqual([['c']])
  })
})
