import { describe, expect, it } from 'vitest'
import { clearTrail, copyTrail, follow, newTrail, timesSeen } from './trail.ts'

describe('the trail of positions', () => {
  it('counts a position that comes back with the same player to move', () => {
    const trail = newTrail()
    expect(timesSeen(trail, 2)).toBe(1)
    for (const [seat, from, to] of [
      [0, 1, 2],
      [1, 200, 201],
      [0, 2, 1],
      [1, 201, 200],
    ] as const)
      follow(trail, seat, from, to)
    expect(timesSeen(trail, 2)).toBe(2)
    expect(trail.keys[0]).toBe(trail.keys[4])
  })

  it('does not count the same pieces with another player to move', () => {
    const trail = newTrail()
    follow(trail, 0, 1, 2)
    follow(trail, 1, 9, 9)
    follow(trail, 0, 2, 1)
    expect(trail.keys.at(-1)).toBe(0)
    expect(timesSeen(trail, 2)).toBe(1)
    follow(trail, 1, 9, 9)
    expect(timesSeen(trail, 2)).toBe(2)
  })

  it('takes pieces of one player for each other, but not those of two', () => {
    const alike = newTrail()
    // Two pieces on 1 and 2 go round by 3 and end on each other's fields.
    for (const [from, to] of [
      [1, 3],
      [2, 1],
      [3, 2],
    ] as const)
      follow(alike, 0, from, to)
    expect(timesSeen(alike, 1)).toBe(2)
    const unlike = newTrail()
    follow(unlike, 0, 1, 2)
    follow(unlike, 1, 2, 1)
    expect(timesSeen(unlike, 2)).toBe(1)
  })

  it('looks closer where keys are alike by accident', () => {
    const trail = newTrail()
    follow(trail, 0, 1, 2)
    follow(trail, 1, 5, 6)
    trail.keys[2] = 0
    expect(timesSeen(trail, 2)).toBe(1)
  })

  it('knows no pattern: no two single steps have the same key', () => {
    const keys = new Set<number>()
    for (let from = 0; from < 40; from++) {
      for (let to = 0; to < 40; to++) {
        if (from === to) continue
        const trail = newTrail()
        follow(trail, from % 4, from, to)
        keys.add(trail.keys[1]!)
      }
    }
    expect(keys.size).toBe(40 * 39)
  })

  it('begins with a position that was seen before, and knows nothing of those between', () => {
    expect(timesSeen(newTrail(3, 2), 2)).toBe(3)
    expect(timesSeen(newTrail(2, 4), 4)).toBe(2)
    expect(timesSeen(newTrail(1, 2), 2)).toBe(1)
    const passed = newTrail(3, 2)
    follow(passed, 0, 7, 7)
    expect(timesSeen(passed, 2)).toBe(1)
  })

  it('is cleared by progress, and copied whole', () => {
    const trail = newTrail(2, 2)
    follow(trail, 0, 1, 2)
    const copy = copyTrail(trail)
    expect(copy).toEqual(trail)
    clearTrail(trail)
    expect(trail).toEqual({ keys: [0], steps: [] })
    expect(copy.steps).toHaveLength(3)
  })
})
