import { describe, expect, it } from 'vitest'
import { provide } from '../testing/program.ts'
import { losePower } from './power-loss.ts'
import { firstSeed } from './seed.ts'

const strace = provide('strace', 'strace')

describe.skipIf('missing' in strace)('power that goes', () => {
  it(`at every sync point, check-points of the file among them (seed ${firstSeed})`, async () => {
    const { points, images, wrong } = await losePower(20_000, 1, firstSeed)
    expect(wrong).toEqual([])
    expect(points).toBeGreaterThan(500)
    expect(images).toBe(4 * points)
  })
})
