import { setImmediate as turn } from 'node:timers/promises'
import type { TableKeys, NewTable } from '@spellendoos/wire'
import { expect, it } from 'vitest'
import { hashOf } from '../room/keys.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { servicesOf } from '../testing/services.ts'
import { usual } from '../testing/player.ts'
import type { Listener } from './table-presence.ts'
import { TableRegistry } from './table-registry.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Somebody watching a table with the key of a place there. */
const listenerOf = ({ keys, watch }: TableKeys, eye: 0 | 'watcher' = 0): Listener => ({
  eye,
  key: hashOf(eye === 0 ? keys[0]! : watch),
  since: 0,
  send: () => undefined,
  close: () => undefined,
})

/** A registry whose time passes when it is told to. */
async function hubInTime() {
  let time = 1_000_000
  const waiting = new Set<{ readonly at: number; readonly ring: () => void }>()
  const services = await servicesOf('a', new MemoryStore(), 'lobby-test')
  const registry = new TableRegistry(
    {
      ...services,
      now: () => time,
      after: (milliseconds, ring) => {
        const wait = { at: time + milliseconds, ring }
        waiting.add(wait)
        return () => void waiting.delete(wait)
      },
    },
    true,
  )
  const pass = async (milliseconds: number) => {
    const until = time + milliseconds
    for (;;) {
      const next = [...waiting].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      waiting.delete(next)
      time = Math.max(time, next.at)
      next.ring()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await turn()
    }
    time = until
  }
  const inLobby = async (changes: Partial<NewTable> = {}): Promise<TableKeys> => {
    const created = await registry.create(usual('dammen', 2, { openness: 'lobby', ...changes }))
    if (!created.ok) throw new Error(created.problem.code)
    return created.value
  }
  const listed = async () => (await registry.lobby()).map(({ match }) => match)
  return { registry, pass, inLobby, listed }
}

it('a table where nobody is leaves the lobby, and comes back with its host', async () => {
  const { registry, pass, inLobby, listed } = await hubInTime()
  const [empty, kept] = [await inLobby(), await inLobby()]
  const host = listenerOf(kept)
  await registry.at(kept.match).listen(host)
  await pass(9 * MINUTE)
  expect(new Set(await listed())).toEqual(new Set([kept.match, empty.match]))
  await pass(2 * MINUTE)
  expect(await listed()).toEqual([kept.match])
  await pass(5 * HOUR)
  expect(await listed()).toEqual([kept.match])
  registry.at(kept.match).unlisten(host)
  await pass(11 * MINUTE)
  expect(await listed()).toEqual([])
  await registry.at(kept.match).listen(host)
  await pass(MINUTE)
  expect(await listed()).toEqual([kept.match])
  await registry.close('closing')
})

it('somebody who only watches keeps no table in the lobby', async () => {
  const { registry, pass, inLobby, listed } = await hubInTime()
  const created = await inLobby()
  await registry.at(created.match).listen(listenerOf(created, 'watcher'))
  await pass(11 * MINUTE)
  expect(await listed()).toEqual([])
  await registry.close('closing')
})

it('a table at a day a move waits for a day after its host was there', async () => {
  const { registry, pass, inLobby, listed } = await hubInTime()
  const slow = await inLobby({ pace: { kind: 'move', seconds: 24 * 3600 } })
  const host = listenerOf(slow)
  await registry.at(slow.match).listen(host)
  await pass(MINUTE)
  registry.at(slow.match).unlisten(host)
  await pass(23 * HOUR)
  expect(await listed()).toEqual([slow.match])
  await pass(HOUR)
  expect(await listed()).toEqual([])
  await registry.close('closing')
})
