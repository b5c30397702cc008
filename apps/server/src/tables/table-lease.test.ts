import { expect, it } from 'vitest'
import { MemoryStore } from '../testing/memory-store.ts'
import { TableLease } from './table-lease.ts'

it('a lease is held by one node at a time, asked for again before it ends, and newer after it was lost', async () => {
  const store = new MemoryStore()
  await store.append('m', [{ number: 0, at: 0, body: '{}' }], { game: 'halma', over: false })
  let time = 1000
  const now = () => time
  const [a, b] = ['a', 'b'].map((node) => new TableLease('m', { store, node, now })) as [
    TableLease,
    TableLease,
  ]
  const first = await a.hold()
  expect(first).toBeDefined()
  expect(await b.hold()).toBeUndefined()
  time += 1000
  expect((await a.hold())!.fence).toBe(first!.fence)
  time += 4000
  const second = await a.hold()
  expect(second!.fence).toBeGreaterThan(first!.fence)
  time += 7000
  const other = await b.hold()
  expect(other!.fence).toBeGreaterThan(second!.fence)
  a.lose()
  expect(await a.hold()).toBeUndefined()
})
