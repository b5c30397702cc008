import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { execPath } from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { full } from '../testing/full.ts'
import { describeStores } from '../testing/stores.ts'
import { openStore } from './open.ts'

const KILLS = full ? 100 : 4
const TABLES = 20
const WRITER = fileURLToPath(new URL('../testing/writer.ts', import.meta.url))

await describeStores((place) => {
  test(`what a writer was told is durable is there after kill -9, ${KILLS} times on one database`, async () => {
    const url = await place.url()
    for (let kill = 0; kill < KILLS; kill++) {
      const name = randomUUID()
      const acknowledged = await killedAfter(spawnWriter(url, name), randomInt(1, 300))
      const store = await openStore(url)
      expect(acknowledged.size).toBeGreaterThan(0)
      for (let i = 0; i < TABLES; i++) {
        const match = `${name}-${i}`
        const record = await store.since(match, 0)
        expect(record.length).toBeGreaterThanOrEqual(acknowledged.get(match) ?? 0)
        // Two lines were written at a time: a record ends after both of them, or before.
        expect(record.length % 2).toBe(0)
        expect(record.map(({ body }) => body)).toEqual(record.map((_, number) => `${match} ${number}`))
        expect((await store.lengths([match])).get(match) ?? 0).toBe(record.length)
      }
      await store.close()
    }
  })
})

function spawnWriter(url: string, name: string): ChildProcess {
  const args = ['--conditions=source', '--import', 'tsx', WRITER, url, name, String(TABLES)]
  return spawn(execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Kills a writer when it has said this much, and returns how many lines of each table it said are durable. */
async function killedAfter(writer: ChildProcess, count: number): Promise<ReadonlyMap<string, number>> {
  const exit = once(writer, 'exit')
  const acknowledged = new Map<string, number>()
  let left = count
  for await (const line of createInterface(writer.stdout!)) {
    const [match, length] = line.split(' ')
    acknowledged.set(match!, Number(length))
    if (--left === 0) writer.kill('SIGKILL')
  }
  await exit
  return acknowledged
}
