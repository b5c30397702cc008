import { randomUUID } from 'node:crypto'
import type { Laid, TableWish } from '@spellendoos/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { houseOf } from '../testing/house.ts'
import { usual } from '../testing/player.ts'
import { describeAllStores } from '../testing/stores.ts'
import { Hub } from './hub.ts'

await describeAllStores((place) => {
  let stores: readonly Store[]
  let hubs: readonly Hub[]
  beforeAll(async () => {
    stores = await place.nodes(2)
    const houses = stores.map((store, i) => houseOf(`node ${i}`, store, randomUUID()))
    hubs = (await Promise.all(houses)).map((house) => new Hub(house, false))
  })
  afterAll(() => Promise.all(hubs.map((hub) => hub.close('closing'))))
  const node = (i: number): Hub => hubs[i % hubs.length]!
  const lay = async (i: number, wish: TableWish): Promise<Laid> => {
    const laid = await node(i).lay(wish)
    if (!laid.ok) throw new Error(laid.problem.text.en)
    return laid.value
  }

  test('a table that is laid again with the same id, here or there, is the same table with the same keys', async () => {
    const wish = usual('dammen', 2, { openness: 'lobby' })
    const all = await Promise.all([0, 1, 0, 1].map((i) => lay(i, wish)))
    const [first] = all as [Laid, Laid, Laid, Laid]
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await lay(1, wish)).toEqual(first)
    expect((await stores[0]!.lobby(10)).map(({ match }) => match)).toEqual([first.match])
    expect(await stores[0]!.since(first.match, 1)).toEqual([])
    const eyes = [...first.keys, first.watch, first.invite].map((key) => node(1).eyeOf(first.match, key!))
    expect(await Promise.all(eyes)).toEqual([0, 1, 'watcher', 'guest'])
    const other = await lay(0, { ...wish, id: randomUUID() })
    expect(
      new Set([first, other].flatMap(({ match, keys, watch, invite }) => [match, ...keys, watch, invite]))
        .size,
    ).toBe(10)
  })

  test('what is laid stays, whatever is asked for with the same id later', async () => {
    const wish = usual('dammen', 2, { levels: [0, 1] })
    const first = await lay(0, wish)
    expect(first.keys).toEqual([expect.any(String), null])
    expect(await lay(1, { ...wish, levels: [0, 0], name: 'Bram' })).toEqual(first)
    expect((await node(0).glance(first.match, 'watcher')).table.players[1]).toMatchObject({ level: 1 })
    const [line] = await stores[0]!.since(first.match, 0)
    const secrets = [wish.id, first.watch, first.invite, first.keys[0]!]
    expect(secrets.filter((secret) => line!.body.includes(secret))).toEqual([])
  })

  test('a link that is renewed again with the same id, here or there, is renewed once and the key told again', async () => {
    const { match, keys } = await lay(0, usual('dammen', 2))
    const wish = { do: 'renew', seat: 1, id: randomUUID() } as const
    const first = await node(0).ask(match, 0, wish)
    expect(await node(1).eyeOf(match, first.key!)).toBe(1)
    expect(await node(1).eyeOf(match, keys[1]!)).toBeUndefined()
    expect(await node(1).ask(match, 0, wish)).toEqual(first)
    const lines = await stores[0]!.since(match, 1)
    expect(lines).toHaveLength(1)
    expect([wish.id, first.key!].filter((secret) => lines[0]!.body.includes(secret))).toEqual([])
    const second = await node(1).ask(match, 0, { ...wish, id: randomUUID() })
    expect(await node(0).eyeOf(match, second.key!)).toBe(1)
    expect(await node(0).ask(match, 0, wish)).toEqual(first)
    expect(await node(0).eyeOf(match, first.key!)).toBeUndefined()
    expect(await stores[0]!.since(match, 1)).toHaveLength(2)
  })
})
