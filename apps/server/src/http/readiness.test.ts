import { expect, it, vi } from 'vitest'
import { Readiness } from './readiness.ts'

it('is found out by writing, at most once a second, whoever asks', async () => {
  let [time, writes] = [0, 0]
  const readiness = new Readiness({ probe: () => Promise.resolve(void writes++) }, () => time)
  await Promise.all(Array.from({ length: 50 }, () => readiness.fault()))
  time = 999
  expect(await readiness.fault()).toBeUndefined()
  expect(writes).toBe(1)
  time = 1000
  await readiness.fault()
  expect(writes).toBe(2)
})
it('says what is wrong in one sentence, without paths or queries', async () => {
  const error = Object.assign(new Error('insert into /var/lib/secret.db'), { code: 'SQLITE_FULL' })
  const readiness = new Readiness({ probe: () => Promise.reject(new Error('failed', { cause: error })) })
  expect((await readiness.fault())?.sentence).toBe('The disk of the database is full.')
})
it('is lost where the database takes too long', async () => {
  vi.useFakeTimers()
  const fault = new Readiness({ probe: () => new Promise(() => undefined) }).fault()
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await fault)?.kind).toBe('unreachable')
  vi.useRealTimers()
})
