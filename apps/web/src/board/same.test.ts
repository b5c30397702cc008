import { describe, expect, it } from 'vitest'
import { same } from './same.ts'

describe('same', () => {
  it('compares plain data by what it says', () => {
    expect(same({ at: [1, 2], paint: { seat: 0 } }, { paint: { seat: 0 }, at: [1, 2] })).toBe(true)
    expect(same([], [])).toBe(true)
    expect(same('d3', 'd3')).toBe(true)
    expect(same(undefined, undefined)).toBe(true)
  })

  it.each([
    ['a value', { at: [1, 2] }, { at: [1, 3] }],
    ['a name', { a: 1 }, { b: 1 }],
    ['a name without a value', { a: undefined }, { b: undefined }],
    ['more on the left', [1, 2], [1]],
    ['more on the right', { a: 1 }, { a: 1, b: 2 }],
    ['a list and a record', [], {}],
    ['something and nothing', {}, null],
    ['nothing and something', null, {}],
    ['a figure and its text', 1, '1'],
    ['a record and a text', {}, ''],
  ])('sees a difference in %s', (_, a, b) => {
    expect(same(a, b)).toBe(false)
  })
})
