import type { Eye } from '@spellendoos/kernel'
import type { TableKeys, News } from '@spellendoos/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { hashOf } from '../room/keys.ts'
import { servicesOf } from '../testing/services.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { usual } from '../testing/player.ts'
import type { Listener } from './table-presence.ts'
import { TableRegistry } from './table-registry.ts'

const registries: TableRegistry[] = []
afterEach(() => Promise.all(registries.splice(0).map((registry) => registry.close('closing'))))

/** Two nodes over one store that hear of each other. */
async function twoNodes() {
  const store = new MemoryStore()
  for (const node of ['one', 'two'])
    registries.push(new TableRegistry(await servicesOf(node, store, 'presence'), false))
  return registries as [TableRegistry, TableRegistry]
}

/** A listener that can be asked until it has received what is waited for. */
function listener(eye: Eye, key: string) {
  const heard: News[] = []
  const waiting = new Set<() => void>()
  const listener: Listener = {
    eye,
    key: hashOf(key),
    since: 0,
    send(frame) {
      heard.push(JSON.parse(frame) as News)
      for (const look of waiting) look()
    },
    close: () => undefined,
  }
  const until = (fits: (news: News) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        const last = heard.at(-1)
        if (last !== undefined && fits(last)) resolve()
      }
      waiting.add(look)
      look()
    })
  return { listener, until }
}

describe('who is at a table', () => {
  it('is known on every node, whichever node they came to', async () => {
    const [one, two] = await twoNodes()
    const created = await one.create(usual('dammen', 2))
    const { match, keys, watch } = (created as { value: TableKeys }).value
    const [anna, bram, watcher] = [listener(0, keys[0]!), listener(1, keys[1]!), listener('watcher', watch)]
    await one.at(match).listen(anna.listener)
    await two.at(match).listen(bram.listener)
    const both = ({ table }: News) => table.players.every(({ here }) => here)
    await Promise.all([anna.until(both), bram.until(both)])
    await two.at(match).listen(watcher.listener)
    await anna.until(({ table }) => table.watchers === 1)
    two.at(match).unlisten(bram.listener)
    await anna.until(({ table }) => !table.players[1]!.here && table.watchers === 1)
    expect(registries).toHaveLength(2)
  })
  it('is nobody whose line broke before the turn to sit down had come', async () => {
    const [one] = await twoNodes()
    const created = await one.create(usual('dammen', 2))
    const { match, keys } = (created as { value: TableKeys }).value
    const [anna, bram] = [listener(0, keys[0]!), listener(1, keys[1]!)]
    const sitting = one.at(match).listen(bram.listener)
    one.at(match).unlisten(bram.listener, true)
    await sitting
    expect(one.listeners).toBe(0)
    await one.at(match).listen(anna.listener)
    await anna.until(({ table }) => table.players[0]!.here && !table.players[1]!.here)
  })
})
