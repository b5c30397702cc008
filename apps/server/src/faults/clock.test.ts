import { expect, it } from 'vitest'
import { SharedClock } from '../clock.ts'
import { begun } from '../testing/begun-room.ts'

/** A machine's own count, and the database's time, which is read in no time. */
function twoClocks(own = false) {
  const clocks = { count: 5000, time: 50_000_000, wall: 51_000_000 }
  const jumps: number[] = []
  const shared = new SharedClock(() => Promise.resolve(clocks.time), {
    count: () => clocks.count,
    ...(own ? { wall: () => clocks.wall } : {}),
    onJump: (milliseconds) => void jumps.push(milliseconds),
  })
  const pass = (milliseconds: number) => {
    clocks.count += milliseconds
    clocks.time += milliseconds
    clocks.wall += milliseconds
  }
  return { clocks, shared, pass, jumps }
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
    { count: () => clocks.count },
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
const DAYS = 2 * 24 * 3_600_000
it.each([DAYS, -DAYS, 60_000])(
  'goes on as before when the database’s clock jumps by %d, and says so',
  async (by) => {
    for (const own of [false, true]) {
      const { clocks, shared, pass, jumps } = twoClocks(own)
      await shared.set()
      pass(1000)
      clocks.time += by
      await shared.set()
      expect(shared.now()).toBe(50_001_000)
      pass(250)
      await shared.set()
      expect(shared.now()).toBe(50_001_250)
      expect(jumps).toEqual([by])
      expect(shared.jumps).toEqual({ times: 1, milliseconds: by })
      clocks.time -= by
      await shared.set()
      expect(shared.now()).toBe(50_001_250)
      expect(shared.jumps).toEqual({ times: 2, milliseconds: 0 })
    }
  },
)
it('charges nobody for a jump of two days where a move may take one', async () => {
  const { clocks, shared, pass } = twoClocks()
  await shared.set()
  const table = await begun('dammen', { pace: { kind: 'move', seconds: 24 * 3600 } })
  const away = shared.now() - table.at
  clocks.time += DAYS
  await shared.set()
  table.room.tick(shared.now() - away)
  expect(table.room.phase).toBe('playing')
  pass(24 * 3_600_000)
  table.room.tick(shared.now() - away)
  expect(table.room.phase).toBe('over')
})
it('follows a clock that is corrected a little', async () => {
  const { clocks, shared, pass, jumps } = twoClocks()
  await shared.set()
  pass(1000)
  clocks.time += 1500
  await shared.set()
  expect(shared.now()).toBe(50_002_500)
  expect(jumps).toEqual([])
})
it('after a sleep of the machine goes on where it was if it is alone, and catches up if others played on', async () => {
  for (const own of [false, true]) {
    const { clocks, shared, jumps } = twoClocks(own)
    await shared.set()
    clocks.time += 60_000
    clocks.wall += 60_000
    expect(shared.now()).toBe(50_000_000)
    await shared.set()
    expect(shared.now()).toBe(own ? 50_060_000 : 50_000_000)
    expect(jumps).toEqual(own ? [] : [60_000])
  }
})
it('keeps its time while the database does not answer', async () => {
  const clocks = { count: 0, answers: true }
  const shared = new SharedClock(
    () => (clocks.answers ? Promise.resolve(8000) : Promise.reject(new Error('cut off'))),
    { count: () => clocks.count },
  )
  await shared.set()
  clocks.answers = false
  clocks.count = 300
  await expect(shared.set()).rejects.toThrow('cut off')
  expect(shared.now()).toBe(8300)
})
