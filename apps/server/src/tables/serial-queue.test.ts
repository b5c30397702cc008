import { expect, it } from 'vitest'
import { SerialQueue } from './serial-queue.ts'

it('runs tasks one after the other, in order, whatever fails', async () => {
  const queue = new SerialQueue()
  const seen: string[] = []
  let open = (): void => undefined
  const first = queue.run(async () => {
    seen.push('first begins')
    await new Promise<void>((resolve) => (open = resolve))
    seen.push('first ends')
  })
  const failing = queue.run(() => Promise.reject(new Error('no')))
  const last = queue.run(() => Promise.resolve(seen.push('last')))
  await Promise.resolve()
  expect(seen).toEqual(['first begins'])
  expect(queue.waiting).toBe(3)
  open()
  await first
  await expect(failing).rejects.toThrow('no')
  await last
  await queue.idle()
  expect(seen).toEqual(['first begins', 'first ends', 'last'])
  expect(queue.waiting).toBe(0)
})
