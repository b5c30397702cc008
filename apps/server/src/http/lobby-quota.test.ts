import { expect, it } from 'vitest'
import { LOBBY_STAY } from '../store/store.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { LobbyQuota } from './lobby-quota.ts'

const MOST = 3

/** Creates tables in the lobby for one visitor, each at its own time. */
function visitor() {
  const store = new MemoryStore()
  let now = 0
  const quota = new LobbyQuota(
    store,
    () => now,
    (matches) => store.unlist(matches),
  )
  const touch = (match: string, number: number) =>
    store.append(match, [{ number, at: now, body: '{}' }], { game: 'dammen', over: false, waits: true })
  const create = async (match: string): Promise<boolean> => {
    const isTaken = await quota.take('address', match, MOST)
    if (isTaken) await touch(match, 0)
    quota.settle('address', match, isTaken)
    return isTaken
  }
  const pass = (milliseconds: number) => (now += milliseconds)
  return { quota, create, touch, pass, listed: (all: readonly string[]) => store.listed(all, now) }
}

it('tables that left the lobby make room, and do not return one upon another', async () => {
  const { create, touch, pass, listed } = visitor()
  const all: string[] = []
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < MOST; i++) {
      all.push(`${round}-${i}`)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await create(`${round}-${i}`)).toBe(true)
    }
    expect(await create('one more')).toBe(false)
    pass(LOBBY_STAY)
  }
  // Somebody returns to every one of them.
  for (const match of all) await touch(match, 1)
  expect(await listed(all)).toEqual(all.slice(-MOST))
})

it('only as many are given up as are needed, the oldest first', async () => {
  const { create, touch, pass, listed } = visitor()
  const all = ['a', 'b', 'c']
  for (const match of all) await create(match)
  pass(LOBBY_STAY)
  expect(await create('d')).toBe(true)
  for (const match of all) await touch(match, 1)
  expect(await listed([...all, 'd'])).toEqual(['b', 'c', 'd'])
  expect(await create('e')).toBe(false)
})

it('a request that is repeated and then fails gives no place back', async () => {
  const { quota, create } = visitor()
  for (const match of ['a', 'b', 'c']) {
    expect(await create(match)).toBe(true)
    expect(await quota.take('address', match, MOST)).toBe(true)
    quota.settle('address', match, false)
  }
  expect(await create('d')).toBe(false)
})
