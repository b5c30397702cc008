import { describe, expect, it } from 'vitest'
import { pan, pinch, reveal, settled, WHOLE } from './zoom.ts'

const from = { middle: [0.25, 0.25], apart: 100 } as const

describe('a board that is pinched', () => {
  it('keeps what lies between the fingers there', () => {
    const zoom = pinch(WHOLE, from, { middle: [0.4, 0.3], apart: 200 })
    expect(zoom.scale).toBe(2)
    expect(zoom.x + 0.25 * zoom.scale).toBeCloseTo(0.4)
    // Further down there would be nothing above the board.
    expect(zoom.y).toBeCloseTo(0.3 - 0.5)
  })
  it('is neither smaller than its room nor larger than five times', () => {
    expect(pinch(WHOLE, from, { middle: [0.5, 0.5], apart: 20 })).toEqual(WHOLE)
    expect(pinch(WHOLE, from, { ...from, apart: 5000 }).scale).toBe(5)
  })
  it('never leaves its room, however far it is moved', () => {
    const zoom = pan({ scale: 3, x: -1, y: -1 }, [4, -4])
    expect(zoom).toEqual({ scale: 3, x: 0, y: -2 })
  })
  it('shows a place that has the focus', () => {
    expect(reveal({ scale: 2, x: 0, y: 0 }, [0.75, 0.5])).toEqual({ scale: 2, x: -1, y: -0.5 })
    expect(reveal({ scale: 2, x: 0, y: 0 }, [1, 0])).toEqual({ scale: 2, x: -1, y: 0 })
  })
  it('is whole again where it is hardly larger', () => {
    expect(settled({ scale: 1.05, x: -0.02, y: 0 })).toEqual(WHOLE)
    const larger = { scale: 1.5, x: -0.2, y: 0 }
    expect(settled(larger)).toBe(larger)
  })
})
