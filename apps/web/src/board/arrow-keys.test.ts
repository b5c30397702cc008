import { describe, expect, it } from 'vitest'
import { nextStop } from './arrow-keys.ts'

const grid = (fits: (x: number, y: number) => boolean) =>
  Array.from({ length: 36 }, (_, i) => ({
    id: `${i % 6},${Math.floor(i / 6)}`,
    x: i % 6,
    y: Math.floor(i / 6),
  })).filter(({ x, y }) => fits(x, y))
const all = grid(() => true)
const dark = grid((x, y) => (x + y) % 2 === 1)

describe('arrow keys', () => {
  it('go to the neighbour where every field is a place', () => {
    expect(nextStop(all, '2,2', 'ArrowUp')).toBe('2,1')
    expect(nextStop(all, '2,2', 'ArrowRight')).toBe('3,2')
  })
  it('stay in the row to the side where only the dark fields are places', () =>
    expect(nextStop(dark, '2,3', 'ArrowRight')).toBe('4,3'))
  it('go to the next row up and down there, so that every field can be reached', () => {
    expect(nextStop(dark, '2,3', 'ArrowUp')).toBe('1,2')
    expect(nextStop(dark, '2,3', 'ArrowDown')).toBe('1,4')
  })
  it('stay where they are at the edge', () => expect(nextStop(all, '0,0', 'ArrowLeft')).toBeUndefined())
})
