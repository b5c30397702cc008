import type { Place } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { hitSpot } from './hit-test.ts'

const place = (id: string, x: number, y = 0.5, size?: readonly [number, number]): Place => ({
  id,
  at: [x, y],
  shape: 'square',
  paint: 'paper',
  ...(size === undefined ? {} : { size }),
})
/** Three fields in a row: a from 0 to 1, b from 1 to 2, c from 2 to 3. */
const row = [place('a', 0.5), place('b', 1.5), place('c', 2.5)]
const FINE = 18
const ROOMY = 44

describe('the place that a finger means', () => {
  it('is the one it hits, where a tap does something there', () => {
    expect(hitSpot([1.95, 0.5], row, new Set(['b', 'c']), FINE)).toBe('b')
  })
  it('is the nearest one where a tap does something, if fields are finer than a finger', () => {
    expect(hitSpot([1.1, 0.5], row, new Set(['a', 'c']), FINE)).toBe('a')
    expect(hitSpot([1.9, 0.5], row, new Set(['a', 'c']), FINE)).toBe('c')
  })
  it('is the one it hits, if a finger can hit it', () => {
    expect(hitSpot([1.1, 0.5], row, new Set(['a', 'c']), ROOMY)).toBe('b')
  })
  it('is no place that is further than half a finger', () => {
    expect(hitSpot([2.9, 0.5], row, new Set(['a']), FINE)).toBe('c')
    expect(hitSpot([5, 0.5], row, new Set(['a', 'b', 'c']), FINE)).toBeUndefined()
  })
  it('is the nearest of all where nobody is told what can be done, so that it gives nothing away', () => {
    expect(hitSpot([1.1, 0.5], row, undefined, FINE)).toBe('b')
    const apart = [place('a', 0.5), place('b', 2)]
    expect(hitSpot([1.1, 0.5], apart, undefined, FINE)).toBe('a')
    expect(hitSpot([1.4, 0.5], apart, undefined, FINE)).toBe('b')
  })
  it('is found in the room between places', () => {
    const apart = [place('a', 0.5), place('b', 2)]
    expect(hitSpot([1.1, 0.5], apart, new Set(['b']), FINE)).toBe('b')
  })
  it('is a narrow point, however high it is', () => {
    const points = [place('p1', 0.5, 2.5, [1, 5]), place('p2', 1.5, 2.5, [1, 5])]
    expect(hitSpot([0.9, 4], points, new Set(['p2']), FINE)).toBe('p2')
  })
})
