import { afterEach, describe, expect, it } from 'vitest'
import { begun } from '../testing/begun-room.ts'
import { servicesOf } from '../testing/services.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { TableUnavailable } from './stored-room.ts'
import { TableRegistry } from './table-registry.ts'

const registries: TableRegistry[] = []
afterEach(() => Promise.all(registries.splice(0).map((registry) => registry.close('closing'))))

/**
 * A node that has never loaded a table with many lines, and how often it looked up a game's rules, as it has to when
 * applying a record.
 */
async function node() {
  const store = new MemoryStore()
  const table = await begun('dammen')
  for (let i = 0; i < 100; i++) {
    table.move(0)
    table.takeBack(0)
  }
  const { match } = table.room
  await store.append(match, table.lines, table.room.summary)
  const folds = { count: 0 }
  const services = await servicesOf('alone', store, 'opening')
  const game: typeof services.game = (id, version) => {
    folds.count++
    return services.game(id, version)
  }
  const registry = new TableRegistry({ ...services, game }, true)
  registries.push(registry)
  return { registry, match, folds, lines: table.lines.length }
}
const joining = { id: 'an id that nobody else could guess', name: 'Eve' }

describe('a table that is not at hand', () => {
  it('is not folded for anyone without a key to it', async () => {
    const { registry, match, folds } = await node()
    expect(await registry.eyeOf(match, 'wrong')).toBeUndefined()
    expect(await registry.admit(match, 'wrong', joining.id)).toBeUndefined()
    expect(await registry.glance(match, 'wrong')).toMatchObject({ ok: false, problem: { code: 'bad-key' } })
    expect(await registry.replay(match, 'wrong')).toMatchObject({ ok: false, problem: { code: 'bad-key' } })
    expect(await registry.delete(match, 'wrong')).toMatchObject({ code: 'link-replaced' })
    expect((await registry.join(match, joining)).ok).toBe(false)
    expect((await registry.join(match, { ...joining, key: 'wrong' })).ok).toBe(false)
    expect([folds.count, registry.tables]).toEqual([0, 0])
    expect((await registry.glance(match, 'key 1')).ok).toBe(true)
    expect([folds.count, registry.tables]).toEqual([1, 1])
  })
  it('is not kept in mind if it does not exist', async () => {
    const { registry } = await node()
    await expect(registry.glance('f'.repeat(32), 'key 0')).rejects.toThrow(TableUnavailable)
    expect(registry.tables).toBe(0)
  })
  it('is folded in slices: others are served in between', async () => {
    const { registry, match, lines } = await node()
    let served = 0
    let done = false
    const serve = () => {
      served++
      if (!done) setImmediate(serve)
    }
    setImmediate(serve)
    await registry.glance(match, 'key 0')
    done = true
    expect(lines).toBeGreaterThan(200)
    expect(served).toBeGreaterThanOrEqual(Math.floor(lines / 50))
  })
})
