import { randomUUID } from 'node:crypto'
import type { Eye } from '@spellendoos/kernel'
import type { Frame, TableKeys, News, Command } from '@spellendoos/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOf, hashOf } from '../room/keys.ts'
import type { Store } from '../store/store.ts'
import { servicesOf } from '../testing/services.ts'
import { usual } from '../testing/player.ts'
import { describeAllStores } from '../testing/stores.ts'
import type { Listener } from './table-presence.ts'
import { TableRegistry } from './table-registry.ts'

/** Somebody who looks at a table, and what reached them. */
class Recorder implements Listener {
  readonly eye: Eye
  key: string
  since = 0
  readonly news: News[] = []
  constructor(eye: Eye, key: string) {
    this.eye = eye
    this.key = hashOf(key)
  }
  send(text: string): void {
    const frame = JSON.parse(text) as Frame
    if (frame.is === 'news') this.news.push(frame)
  }
  close(): void {}
  get said(): readonly string[] {
    return this.news.flatMap(({ talk }) => talk.map((each) => ('phrase' in each ? each.phrase : each.text)))
  }
}

await describeAllStores((place) => {
  let stores: readonly Store[]
  let registries: readonly TableRegistry[]
  beforeAll(async () => {
    stores = await place.nodes(3)
    const houses = stores.map((store, i) => servicesOf(`node ${i}`, store, randomUUID()))
    registries = (await Promise.all(houses)).map((services) => new TableRegistry(services, false))
  })
  afterAll(() => Promise.all(registries.map((registry) => registry.close('closing'))))
  const node = (i: number): TableRegistry => registries[i % registries.length]!

  /** Three people, each in a browser of their own, at a table from the lobby. */
  async function company() {
    const [anna, bram, carla] = ['Anna', 'Bram', 'Carla'].map(() => browserOf(randomUUID())) as [
      string,
      string,
      string,
    ]
    const created = await createFor(anna)
    /** The keys that open the seats now. */
    const keys = [...created.keys]
    for (const browser of [bram, carla]) {
      const joined = await node(1).join(created.match, { id: randomUUID(), name: browser }, browser)
      if (!joined.ok) throw new Error(joined.problem.text.en)
      keys[joined.value.seat] = joined.value.key
    }
    const keyOf = (eye: Eye) => (eye === 'watcher' ? created.watch : keys[eye]!)
    const ask = async (i: number, eye: Eye, command: Command, id: string = randomUUID()) => {
      const answer = await node(i)
        .at(created.match)
        .ask({ key: hashOf(keyOf(eye)) }, { ...command, id })
      if (eye !== 'watcher' && answer.key !== undefined) keys[eye] = answer.key
      return answer
    }
    const listen = async (i: number, eye: Eye) => {
      const listener = new Recorder(eye, keyOf(eye))
      await node(i).at(created.match).listen(listener)
      return listener
    }
    return { anna, bram, carla, created, keys, ask, listen }
  }
  async function createFor(browser: string): Promise<TableKeys> {
    const created = await node(0).create(usual('macao', 4, { openness: 'lobby' }), browser)
    if (!created.ok) throw new Error(created.problem.text.en)
    return created.value
  }
  const sees = async (browser: string, { match }: TableKeys) =>
    (await node(2).lobby(browser)).some((table) => table.match === match)

  test('who is blocked is not heard, at any node that has the table open, and does not hear', async () => {
    const { created, ask, listen } = await company()
    const anna = await listen(1, 0)
    const bram = await listen(2, 1)
    const carla = await listen(1, 2)
    const answer = await ask(0, 0, { do: 'block', seat: 1, blocked: true }, 'block')
    expect(answer.handle).toMatch(/^[\w-]{24}$/)
    await ask(1, 1, { do: 'phrase', phrase: 'oops' })
    await ask(2, 0, { do: 'phrase', phrase: 'luck' })
    // A public line, after which everybody has received everything there was.
    await ask(0, 2, { do: 'ready', ready: true })
    for (const i of [0, 1, 2]) await node(i).glance(created.match, created.watch)
    expect([anna.said, bram.said, carla.said]).toEqual([['luck'], ['oops'], ['oops', 'luck']])
    expect(anna.news.at(-1)!.blocked).toEqual([1])
    expect(bram.news.at(-1)).not.toHaveProperty('blocked')
    const back = await Promise.all([0, 1, 2].map((eye) => listen(0, eye)))
    expect(back.map(({ said }) => said)).toEqual([['luck'], ['oops'], ['oops', 'luck']])

    expect(await ask(1, 0, { do: 'block', seat: 1, blocked: true }, 'block')).toEqual(answer)
    await ask(1, 0, { do: 'block', seat: 1, blocked: false }, 'unblock')
    expect(await ask(2, 0, { do: 'block', seat: 1, blocked: true }, 'block')).toEqual(answer)
    const after = await Promise.all([0, 1].map((eye) => listen(2, eye)))
    for (const { said } of after) expect(said).toEqual(['oops', 'luck'])
  })

  test('what somebody said who has left since is not told again either, by a node that opens the table anew', async () => {
    const { created, keys, ask } = await company()
    await ask(0, 1, { do: 'phrase', phrase: 'oops' })
    const answer = await ask(0, 0, { do: 'block', seat: 1, blocked: true }, 'block')
    await ask(0, 1, { do: 'rise' })
    expect(await ask(0, 0, { do: 'block', seat: 1, blocked: true }, 'block')).toEqual(answer)
    const late = new TableRegistry(await servicesOf('late', stores[0]!, randomUUID()), false)
    const back = [0, 2].map((eye) => new Recorder(eye, keys[eye]!))
    for (const listener of back) await late.at(created.match).listen(listener)
    await late.close('closing')
    expect(back.map(({ said }) => said)).toEqual([[], ['oops']])
  })

  test('who is blocked meets the other in the lobby no more, until it is undone by its handle', async () => {
    const { anna, bram, carla, created, ask } = await company()
    const next = await createFor(anna)
    expect(await sees(bram, next)).toBe(true)
    const { handle } = await ask(0, 0, { do: 'block', seat: 1, blocked: true })
    expect(await Promise.all([anna, bram, carla].map((each) => sees(each, next)))).toEqual([
      true,
      false,
      true,
    ])
    // At the table where both sit nothing has changed.
    expect(await Promise.all([anna, bram, carla].map((each) => sees(each, created)))).toEqual([
      true,
      true,
      true,
    ])
    const ofBram = await createFor(bram)
    expect(await Promise.all([anna, bram, carla].map((each) => sees(each, ofBram)))).toEqual([
      false,
      true,
      true,
    ])

    const join = ({ match }: TableKeys, browser: string, key?: string) =>
      node(1).join(
        match,
        { id: randomUUID(), name: randomUUID(), ...(key === undefined ? {} : { key }) },
        browser,
      )
    const full = await createFor(carla)
    for (let i = 0; i < 3; i++) await join(full, browserOf(randomUUID()))
    const refused = await join(full, bram)
    expect(refused).toMatchObject({ ok: false, problem: { code: 'no-free-seat' } })
    expect(await join(next, bram)).toEqual(refused)
    expect(await join(ofBram, anna)).toEqual(refused)
    expect(await join(next, carla)).toMatchObject({ ok: true })
    expect(await join(next, bram, next.invite)).toMatchObject({ ok: true, value: { seat: 2 } })

    await node(2).unblock(bram, handle!)
    expect(await sees(anna, ofBram)).toBe(false)
    await node(2).unblock(anna, handle!)
    expect(await sees(anna, ofBram)).toBe(true)
    expect(await sees(bram, next)).toBe(true)
    expect(await join(ofBram, anna)).toMatchObject({ ok: true })
  })

  test('nothing is blocked where it is refused, and who says nothing of a browser meets everyone', async () => {
    const { created, keys, ask } = await company()
    expect(await ask(0, 0, { do: 'block', seat: 3, blocked: true })).toMatchObject({
      refusal: { code: 'nobody-there' },
    })
    expect(await ask(0, 'watcher', { do: 'block', seat: 1, blocked: true })).toMatchObject({
      refusal: { code: 'only-players' },
    })
    const lines = await stores[0]!.since(created.match, 0)
    expect(lines.filter(({ body }) => body.includes('"blocked"'))).toEqual([])
    await ask(0, 0, { do: 'block', seat: 1, blocked: true })
    const joined = await node(1).join(created.match, { id: randomUUID(), name: 'Dirk' })
    if (!joined.ok) throw new Error(joined.problem.text.en)
    expect(joined.value.seat).toBe(3)
    keys[3] = joined.value.key
    expect(await ask(1, 3, { do: 'block', seat: 0, blocked: true })).toMatchObject({
      refusal: { code: 'unknown-browser' },
    })
  })

  test.each([0, 1, 2])(
    'a block stands if it is granted, and only then, though the other sits down in the same moment (%i)',
    async (from) => {
      const { anna, created, ask, listen } = await company()
      const secret = randomUUID()
      const [, answer] = await Promise.all([
        ask(0, 3, { do: 'sit', name: 'Dirk', browser: secret }),
        ask(from, 0, { do: 'block', seat: 3, blocked: true }),
      ])
      const granted = answer.refusal === undefined
      // At one node the order of requests decides.
      expect(granted || from > 0).toBe(true)
      const stands = await stores[0]!.blocks([anna], [browserOf(secret)])
      expect(stands).toMatchObject(granted ? [{ handle: answer.handle, blocker: anna }] : [])
      const dirk = await listen(0, 3)
      await ask(0, 0, { do: 'phrase', phrase: 'oops' })
      await node(0).glance(created.match, created.watch)
      expect(dirk.said).toEqual(granted ? [] : ['oops'])
    },
  )

  test('a block that was refused is not made when it is asked for again', async () => {
    const { anna, ask } = await company()
    const secret = randomUUID()
    const refused = await ask(0, 0, { do: 'block', seat: 3, blocked: true }, 'again')
    expect(refused).toMatchObject({ refusal: { code: 'nobody-there' } })
    await ask(0, 3, { do: 'sit', name: 'Dirk', browser: secret })
    expect(await ask(0, 0, { do: 'block', seat: 3, blocked: true }, 'again')).toEqual(refused)
    expect(await stores[0]!.blocks([anna], [browserOf(secret)])).toEqual([])
  })

  test.each([0, 1])(
    'of two who do not get on only one joins, though both ask in the same moment (%i)',
    async (apart) => {
      const { bram, carla, ask } = await company()
      await ask(0, 1, { do: 'block', seat: 2, blocked: true })
      const { match } = await createFor(browserOf(randomUUID()))
      const joined = await Promise.all(
        [bram, carla].map((browser, i) =>
          node(i * apart).join(match, { id: randomUUID(), name: browser }, browser),
        ),
      )
      expect(joined.filter(({ ok }) => ok)).toHaveLength(1)
      expect(joined.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'no-free-seat' } })
    },
  )
})
