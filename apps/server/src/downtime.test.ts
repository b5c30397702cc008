import { describe, expect, it } from 'vitest'
import { DowntimeRecorder } from './downtime.ts'
import { TableRegistry } from './tables/table-registry.ts'
import { begun } from './testing/begun-room.ts'
import { servicesOf } from './testing/services.ts'
import { MemoryStore } from './testing/memory-store.ts'

describe('time in which no node runs', () => {
  it('is known to the node that starts then, and to those that start later', async () => {
    const store = new MemoryStore()
    let time = 1_000_000
    const start = () => DowntimeRecorder.open(store, () => time)
    expect((await start()).closed).toBeUndefined()
    time += 9000
    expect((await start()).closed).toBeUndefined()
    time += 3_600_000
    const closed = { from: 1_009_000, until: 4_609_000 }
    expect((await start()).closed).toEqual(closed)
    time += 4000
    const later = await start()
    expect(later.closed).toEqual(closed)
    time += 8000
    await later.beat()
    time += 8000
    expect((await start()).closed).toEqual(closed)
  })
  it('is charged to nobody, and written down once', async () => {
    const store = new MemoryStore()
    const table = await begun('dammen', { pace: { kind: 'move', seconds: 60 } })
    const { match } = table.room
    await store.append(match, table.lines, table.room.summary)
    const DOWN = 3_600_000
    const closed = { from: table.at + 20_000, until: table.at + 20_000 + DOWN }
    const services = await servicesOf('alone', store, 'closed')
    for (const later of [0, 10_000]) {
      const now = () => closed.until + later
      const registry = new TableRegistry(
        { ...services, downtime: closed, now, after: () => () => undefined },
        true,
      )
      const seen = await registry.glance(match, 'key 0')
      expect(seen).toMatchObject({
        ok: true,
        value: { table: { phase: 'playing', left: [40_000 - later, 60_000] } },
      })
      expect(await store.since(match, table.lines.length)).toHaveLength(1)
      await registry.close('closing')
    }
  })
})
