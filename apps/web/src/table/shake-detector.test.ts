import { describe, expect, it } from 'vitest'
import { shakeDetector, type Acceleration } from './shake-detector.ts'

const TO: Acceleration = [18, 0, 0]
const FRO: Acceleration = [-18, 2, 0]
/** How many shakes are felt in these pushes, this many milliseconds apart. */
const felt = (pushes: readonly Acceleration[], apart = 100) => {
  const feel = shakeDetector()
  return pushes.filter((push, i) => feel(push, i * apart)).length
}

describe('a shake', () => {
  it('is three hard pushes to and fro', () => {
    expect(felt([TO, FRO])).toBe(0)
    expect(felt([TO, FRO, TO])).toBe(1)
  })
  it('is felt once, however long it lasts, and again after a rest', () => {
    expect(felt([TO, FRO, TO, FRO, TO, FRO, TO, FRO])).toBe(1)
    expect(
      felt([TO, FRO, TO, ...Array.from({ length: 20 }, (): Acceleration => [0, 0, 0]), TO, FRO, TO]),
    ).toBe(2)
  })
  it('is not a long push, a slow sway, a gentle move or a drop', () => {
    expect(felt([TO, TO, TO, TO, TO])).toBe(0)
    expect(felt([TO, FRO, TO, FRO], 1000)).toBe(0)
    expect(
      felt([
        [5, 0, 0],
        [-5, 0, 0],
        [5, 0, 0],
        [-5, 0, 0],
      ]),
    ).toBe(0)
    expect(
      felt([
        [0, 0, 25],
        [0, 0, -25],
      ]),
    ).toBe(0)
  })
})
