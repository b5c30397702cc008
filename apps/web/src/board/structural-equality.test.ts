import { describe, expect, it } from 'vitest'
import { reuse, same } from './structural-equality.ts'

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

describe('reuse', () => {
  const before = { places: [{ id: 'a' }, { id: 'b' }], seats: [{ score: 1 }], coach: 'begin' }
  const now = { places: [{ id: 'a' }, { id: 'b' }], seats: [{ score: 2 }, { score: 0 }] }

  it('says what is now', () => {
    expect(reuse(before, now)).toEqual(now)
    expect(reuse(undefined, now)).toBe(now)
    expect(reuse([1], { 0: 1 })).toEqual({ 0: 1 })
    expect(reuse({ 0: 1 }, [1])).toEqual([1])
    expect(reuse({ a: null }, { a: 1 })).toEqual({ a: 1 })
    expect(reuse({ a: 1 }, { a: null })).toEqual({ a: null })
  })
  it('keeps every part that says the same', () => {
    expect(reuse(before, { ...now, seats: [{ score: 1 }], coach: 'begin' })).toBe(before)
    expect(reuse(before, now).places).toBe(before.places)
    expect(reuse(before, { seats: [{ score: 1 }, { score: 0 }] }).seats[0]).toBe(before.seats[0])
  })
  it('changes neither', () => {
    reuse(before, now)
    expect(before.seats).toEqual([{ score: 1 }])
    expect(now.seats).toEqual([{ score: 2 }, { score: 0 }])
  })
})
