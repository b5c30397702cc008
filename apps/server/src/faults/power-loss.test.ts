import { describe, expect, it } from 'vitest'
import { provide } from '../testing/program.ts'
import { printNotice } from '../testing/notice.ts'
import { losePower } from './power-loss.ts'
import { firstSeed } from './seed.ts'

const strace = provide('strace', 'strace')
const missing = 'missing' in strace ? strace.missing : undefined
if (missing !== undefined) printNotice(`Lost power is not tested: ${missing}.`)

describe.skipIf(missing)('power that goes', () => {
  it(`at some sync points: nothing acknowledged is lost, nothing is there by half or twice (seed ${firstSeed})`, async () => {
    const { images, acknowledged, wrong } = await losePower(400, 8, firstSeed)
    expect(wrong).toEqual([])
    expect(images).toBeGreaterThan(8)
    expect(acknowledged).toBeGreaterThan(200)
  })
})
