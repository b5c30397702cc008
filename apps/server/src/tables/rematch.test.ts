import { randomUUID } from 'node:crypto'
import type { TableKeys, Request, NewTable } from '@spellendoos/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { hashOf } from '../room/keys.ts'
import { servicesOf } from '../testing/services.ts'
import { usual } from '../testing/player.ts'
import { describeAllStores } from '../testing/stores.ts'
import { TableRegistry } from './table-registry.ts'

await describeAllStores((place) => {
  let stores: readonly Store[]
  let registries: readonly TableRegistry[]
  beforeAll(async () => {
    stores = await place.nodes(2)
    const houses = stores.map((store, i) => servicesOf(`node ${i}`, store, randomUUID()))
    registries = (await Promise.all(houses)).map((services) => new TableRegistry(services, false))
  })
  afterAll(() => Promise.all(registries.map((registry) => registry.close('closing'))))
  const node = (i: number): TableRegistry => registries[i % registries.length]!
  const create = async (i: number, newTable: NewTable): Promise<TableKeys> => {
    const created = await node(i).create(newTable)
    if (!created.ok) throw new Error(created.problem.text.en)
    return created.value
  }

  test('a table that is created again with the same id, here or there, is the same table with the same keys', async () => {
    const newTable = usual('dammen', 2, { openness: 'lobby' })
    const all = await Promise.all([0, 1, 0, 1].map((i) => create(i, newTable)))
    const [first] = all as [TableKeys, TableKeys, TableKeys, TableKeys]
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await create(1, newTable)).toEqual(first)
    expect((await stores[0]!.lobby(Date.now(), 10)).map(({ match }) => match)).toEqual([first.match])
    expect(await stores[0]!.since(first.match, 1)).toEqual([])
    const eyes = [...first.keys, first.watch, first.invite].map((key) => node(1).eyeOf(first.match, key!))
    expect(await Promise.all(eyes)).toEqual([0, 1, 'watcher', 'guest'])
    const other = await create(0, { ...newTable, id: randomUUID() })
    expect(
      new Set([first, other].flatMap(({ match, keys, watch, invite }) => [match, ...keys, watch, invite]))
        .size,
    ).toBe(10)
  })

  test('what was created stays, whatever is asked for with the same id later', async () => {
    const newTable = usual('dammen', 2, { levels: [0, 1] })
    const first = await create(0, newTable)
    expect(first.keys).toEqual([expect.any(String), null])
    expect(await create(1, { ...newTable, levels: [0, 0], name: 'Bram' })).toEqual(first)
    expect(await node(0).glance(first.match, first.watch)).toMatchObject({
      value: { table: { players: [{ level: 0 }, { level: 1 }] } },
    })
    const [line] = await stores[0]!.since(first.match, 0)
    const secrets = [newTable.id, first.watch, first.invite, first.keys[0]!]
    expect(secrets.filter((secret) => line!.body.includes(secret))).toEqual([])
  })

  test('a link that is renewed again with the same id, here or there, is renewed once and the key told again', async () => {
    const { match, keys } = await create(0, usual('dammen', 2))
    const anna = { key: hashOf(keys[0]!) }
    const command = { do: 'renew', seat: 1, id: randomUUID() } as const
    const first = await node(0).at(match).ask(anna, command)
    expect(await node(1).eyeOf(match, first.key!)).toBe(1)
    expect(await node(1).eyeOf(match, keys[1]!)).toBeUndefined()
    expect(await node(1).at(match).ask(anna, command)).toEqual(first)
    const lines = await stores[0]!.since(match, 1)
    expect(lines).toHaveLength(1)
    expect([command.id, first.key!].filter((secret) => lines[0]!.body.includes(secret))).toEqual([])
    const second = await node(1)
      .at(match)
      .ask(anna, { ...command, id: randomUUID() })
    expect(await node(0).eyeOf(match, second.key!)).toBe(1)
    expect(await node(0).at(match).ask(anna, command)).toEqual(first)
    expect(await node(0).eyeOf(match, first.key!)).toBeUndefined()
    expect(await stores[0]!.since(match, 1)).toHaveLength(2)
    expect(anna.key).toBe(hashOf(keys[0]!))
  })

  test('who sits down or renews the own link is answered again with the key that is no longer good, here or there, and so is nobody else', async () => {
    const { match, keys } = await create(0, usual('dammen', 2))
    const [link, thief] = [{ key: hashOf(keys[1]!) }, { key: hashOf(keys[1]!) }]
    const sit = { do: 'sit', name: 'Bram', id: randomUUID() } as const
    const sat = await node(0).at(match).ask(link, sit)
    expect(await node(1).admit(match, keys[1]!, sit.id)).toMatchObject({ eye: 1, key: sat.key })
    expect(
      await node(1)
        .at(match)
        .ask({ ...thief }, sit),
    ).toEqual(sat)
    // The one who asked goes on with the new key.
    expect(link.key).toBe(hashOf(sat.key!))
    const renew = { do: 'renew', seat: 1, id: randomUUID() } as const
    const renewed = await node(1).at(match).ask(link, renew)
    expect(link.key).toBe(hashOf(renewed.key!))
    expect(
      await node(0)
        .at(match)
        .ask({ key: hashOf(sat.key!) }, renew),
    ).toEqual(renewed)
    expect(await node(0).admit(match, sat.key!, renew.id)).toMatchObject({ eye: 1, key: renewed.key })
    const before = await stores[0]!.since(match, 0)
    for (const [i, request] of [sit, { ...renew, id: randomUUID() }, { ...renew, do: 'rise' }].entries())
      expect(
        await node(i)
          .at(match)
          .ask(thief, request as Request),
      ).toMatchObject({
        refusal: { code: 'link-replaced' },
      })
    expect(await node(1).admit(match, keys[1]!, sit.id)).toBeUndefined()
    expect(await node(0).admit(match, keys[1]!, randomUUID())).toBeUndefined()
    expect(await stores[0]!.since(match, 0)).toEqual(before)
  })

  test('a key that was replaced at one node deletes, reports and wants nothing at another that has not heard of it', async () => {
    const { match, keys } = await create(0, usual('dammen', 2))
    const [anna, thief] = [{ key: hashOf(keys[0]!) }, { key: hashOf(keys[0]!) }]
    await node(1).glance(match, keys[0]!)
    const { key } = await node(0).at(match).ask(anna, { do: 'renew', seat: 0, id: randomUUID() })
    for (const command of [
      { do: 'report', seat: 1 },
      { do: 'fill', seat: 1, level: 0 },
    ] as const)
      expect(
        await node(1)
          .at(match)
          .ask(thief, { ...command, id: randomUUID() }),
      ).toMatchObject({
        refusal: { code: 'link-replaced' },
      })
    expect(await node(1).delete(match, keys[0]!)).toMatchObject({ code: 'link-replaced' })
    expect(await node(1).delete(match, key!)).toBeUndefined()
  })
})
