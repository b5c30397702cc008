import { expect, it } from 'vitest'
import { SharedClock } from '../clock.ts'

/** A machine's own count, and the database's time, which is asked for in no time. */
function twoClocks() {
  const clocks = { count: 5000, time: 50_000_000 }
  const shared = new SharedClock(
    () => Promise.resolve(clocks.time),
    () => clocks.count,
  )
  const pass = (milliseconds: number) => {
    clocks.count += milliseconds
    clocks.time += milliseconds
  }
  return { clocks, shared, pass }
}

it('counts on between two settings', async () => {
  const { shared, pass } = twoClocks()
  await shared.set()
  expect(shared.now()).toBe(50_000_000)
  pass(700)
  expect(shared.now()).toBe(50_000_700)
})
it('takes half of the time that asking took off', async () => {
  const clocks = { count: 0 }
  const shared = new SharedClock(
    () => {
      clocks.count += 40
      return Promise.resolve(9000)
    },
    () => clocks.count,
  )
  await shared.set()
  expect(shared.now()).toBe(9020)
})
it('stands still rather than run back a little', async () => {
  const { clocks, shared, pass } = twoClocks()
  await shared.set()
  pass(1000)
  expect(shared.now()).toBe(50_001_000)
  clocks.time -= 600
  await shared.set()
  expect(shared.now()).toBe(50_001_000)
  pass(500)
  expect(shared.now()).toBe(50_001_000)
  pass(200)
  expect(shared.now()).toBe(50_001_100)
})
it('follows a database whose clock was set back, and goes on', async () => {
  const { clocks, shared, pass } = twoClocks()
  await shared.set()
  pass(1000)
  shared.now()
  clocks.time -= 3_600_000
  await shared.set()
  const then = shared.now()
  expect(then).toBe(50_001_000 - 3_600_000)
  pass(250)
  expect(shared.now()).toBe(then + 250)
})
it('catches up after a sleep of the machine, in which its count stood still', async () => {
  const { clocks, shared } = twoClocks()
  await shared.set()
  clocks.time += 60_000
  expect(shared.now()).toBe(50_000_000)
  await shared.set()
  expect(shared.now()).toBe(50_060_000)
})
it('keeps its time while the database does not answer', async () => {
  const clocks = { count: 0, answers: true }
  const shared = new SharedClock(
    () => (clocks.answers ? Promise.resolve(8000) : Promise.reject(new Error('cut off'))),
    () => clocks.count,
  )
  await shared.set()
  clocks.answers = false
  clocks.count = 300
  await expect(shared.set()).rejects.toThrow('cut off')
  expect(shared.now()).toBe(8300)
})
