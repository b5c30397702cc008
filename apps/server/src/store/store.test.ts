import { randomUUID } from 'node:crypto'
import type { PushTarget, LobbyTable } from '@spellendoos/wire'
import { beforeAll, expect, test } from 'vitest'
import { describeAllStores } from '../testing/stores.ts'
import {
  LOBBY_STAY,
  type Block,
  type TableSummary,
  type Lease,
  type RecordLine,
  type Store,
} from './store.ts'

const card: TableSummary = { game: 'halma', over: false }

await describeAllStores((place) => {
  let shared: Store
  beforeAll(async () => {
    shared = await empty()
  })
  const empty = async () => (await place.nodes(1))[0]!

  test('lines are read as they were written, from any number on', async () => {
    const store = shared
    const match = randomUUID()
    const lines = [
      line(0, '{"a":1}'),
      line(1, JSON.stringify('\u0000é🎲’\ud800')),
      line(2, 'x'.repeat(100_000)),
    ]
    expect(await store.append(match, lines, card)).toBe('appended')
    expect(await store.since(match, 0)).toEqual(lines)
    expect(await store.since(match, 2)).toEqual(lines.slice(2))
    expect(await store.since(match, 3)).toEqual([])
    expect(await store.since(randomUUID(), 0)).toEqual([])
  })

  test('a note is what was noted last', async () => {
    const name = randomUUID()
    expect(await shared.getNote(name)).toBeUndefined()
    await shared.setNote(name, 'first')
    await shared.setNote(name, 'second')
    expect(await shared.getNote(name)).toBe('second')
  })

  test('a challenge of the day counts each mark once, and shows results so many at a time', async () => {
    const store = await empty()
    const day = '2026-11-18 solo'
    expect(await store.countDaily(day, 3, ['a', 'b'], 3)).toBe(false)
    expect(await store.dailySalt(day, 'salt')).toBe('salt')
    expect(await store.dailySalt(day, 'other')).toBe('salt')
    expect(await store.countDaily(day, 3, ['a', 'b'], 3)).toBe(true)
    expect(await store.countDaily(day, 9, ['a', 'c'], 3)).toBe(false)
    expect(await store.countDaily(day, 9, ['c', 'b'], 3)).toBe(false)
    expect(await store.dailyKnown(day, ['x', 'b'])).toBe(true)
    expect(await store.dailyKnown(day, ['c'])).toBe(false)
    expect(await store.dailyKnown('2026-11-18 dice', ['a'])).toBe(false)
    expect(await store.countDaily(day, 1, ['c', 'd'], 3)).toBe(true)
    expect(await store.dailyScores(day)).toEqual([])
    expect(await store.countDaily(day, 3, ['e', 'f'], 3)).toBe(true)
    expect(await store.dailyScores(day)).toEqual([
      [1, 1],
      [3, 2],
    ])
    await store.countDaily(day, 0, ['g', 'h'], 3)
    expect(await store.dailyScores(day)).toHaveLength(2)
  })

  test('of many who are counted at once nobody is counted twice, and none is lost', async () => {
    const [one = shared, other = one] = await place.nodes(2)
    const day = '2026-11-19 dice'
    await one.dailySalt(day, 'salt')
    const counted = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        (i % 2 === 0 ? one : other).countDaily(day, 7, [`browser ${i % 10}`, `address ${i % 10}`], 5),
      ),
    )
    expect(counted.filter(Boolean).length).toBe(10)
    expect(await other.dailyScores(day)).toEqual([[7, 10]])
  })

  test('marks and salts are gone after the next day, the counts stay', async () => {
    const store = await empty()
    const day = '2026-11-18 solo'
    const at = (date: string) => Date.parse(`${date}T12:00:00Z`)
    await store.dailySalt(day, 'salt')
    await store.countDaily(day, 2, ['a', 'b'], 1)
    await store.clear(at('2026-11-19'), 0, 0)
    expect(await store.dailyKnown(day, ['a'])).toBe(true)
    await store.clear(at('2026-11-20'), 0, 0)
    expect(await store.dailyKnown(day, ['a'])).toBe(false)
    expect(await store.dailySalt(day, 'fresh')).toBe('fresh')
    expect(await store.dailyScores(day)).toEqual([[2, 1]])
  })

  test('lines of some kinds are read without the others', async () => {
    const store = shared
    const match = randomUUID()
    const bodies = [
      '{"is":"laid"}',
      '{"is":"played","entries":[]}',
      '{"is":"sat","seat":1}',
      '{"is":"saturated"}',
    ]
    const lines = bodies.map((body, number) => line(number, body))
    await store.append(match, lines, card)
    expect(await store.linesOf(match, ['laid', 'sat'])).toEqual([lines[0], lines[2]])
    expect(await store.linesOf(match, ['said'])).toEqual([])
    expect(await store.linesOf(randomUUID(), ['laid'])).toEqual([])
  })

  test('a line that is there already, or that leaves a gap, is a conflict and changes nothing', async () => {
    const store = await empty()
    const match = randomUUID()
    const due = async () => store.due(1, 10)
    await store.append(match, [line(0), line(1)], card)
    const other = { ...card, due: 1 }
    expect(await store.append(match, [line(0)], other)).toBe('conflict')
    expect(await store.append(match, [line(1), line(2)], other)).toBe('conflict')
    expect(await store.append(match, [line(3)], other)).toBe('conflict')
    expect(await store.append(randomUUID(), [line(1)], other)).toBe('conflict')
    expect(await store.since(match, 0)).toEqual([line(0), line(1)])
    expect(await due()).toEqual([])
    expect(await store.append(match, [line(2)], other)).toBe('appended')
    expect(await due()).toEqual([match])
  })

  test('appends that travel together are answered each for itself', async () => {
    const store = shared
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]
    const answers = await Promise.all([
      store.append(a, [line(0)], card),
      store.append(b, [line(1)], card),
      store.append(a, [line(1)], card),
      store.append(a, [line(1)], card),
      store.append(c, [line(0)], card),
      store.append(c, [line(1)], card, { lease: { match: c, fence: 1 } }),
      store.append(a, [line(2)], card),
    ])
    expect(answers).toEqual([
      'appended',
      'conflict',
      'appended',
      'conflict',
      'appended',
      'fenced',
      'appended',
    ])
    expect(await store.lengths([a, b, c])).toEqual(
      new Map([
        [a, 3],
        [c, 1],
      ]),
    )
  })

  test('lengths are told of any number of tables', async () => {
    const store = shared
    const matches = Array.from({ length: 1200 }, () => randomUUID())
    await Promise.all(matches.map((match) => store.append(match, [line(0)], card)))
    expect(await store.lengths([])).toEqual(new Map())
    expect(await store.lengths([...matches, 'nowhere'])).toEqual(new Map(matches.map((match) => [match, 1])))
  })

  test('the lobby lists open tables, the newest first, as long as they are open', async () => {
    const store = await empty()
    const tables = [3, 1, 2].map((at) => openTable(`m${at}`, at))
    for (const open of tables) await store.append(open.match, [line(0)], { ...card, open })
    expect(await store.lobby(0, 10)).toEqual([tables[0], tables[2], tables[1]])
    expect(await store.lobby(0, 2)).toEqual([tables[0], tables[2]])
    const taken = { ...tables[0]!, free: 1 }
    await store.append('m3', [line(1)], { ...card, open: taken })
    expect(await store.lobby(0, 1)).toEqual([taken])
    await store.append('m3', [line(2)], card)
    expect(await store.lobby(0, 10)).toEqual([tables[2], tables[1]])
  })

  test('a table where nothing happens leaves the lobby, unless somebody stays there', async () => {
    const store = await empty()
    for (const match of ['empty', 'kept', 'full'])
      await store.append(match, [line(0)], {
        ...card,
        ...(match === 'full' ? {} : { open: openTable(match, 1) }),
      })
    const at = line(0).at
    const listed = (now: number) => store.listed(['empty', 'kept', 'full', 'nowhere'], now)
    expect(new Set(await listed(at))).toEqual(new Set(['empty', 'kept']))
    await store.keepListed(['kept', 'full', 'nowhere'], at + 2 * LOBBY_STAY)
    await store.keepListed(['kept'], at + 1)
    await store.keepListed([], at)
    for (const [now, there] of [
      [at + LOBBY_STAY - 1, 2],
      [at + LOBBY_STAY, 1],
      [at + 2 * LOBBY_STAY - 1, 1],
      [at + 2 * LOBBY_STAY, 0],
    ] as const) {
      expect(await store.lobby(now, 10)).toHaveLength(there)
      expect(await listed(now)).toHaveLength(there)
    }
    // Activity brings it back.
    await store.append('empty', [{ ...line(1), at: at + 3 * LOBBY_STAY }], {
      ...card,
      open: openTable('empty', 1),
    })
    expect(await listed(at + 3 * LOBBY_STAY)).toEqual(['empty'])
    expect(await store.listed([], at)).toEqual([])
  })

  test('a table that was taken out of the lobby does not return, whoever comes and whatever happens', async () => {
    const store = await empty()
    const open = openTable('m', 1)
    await store.append('m', [line(0)], { ...card, open })
    const { at } = line(0)
    await store.unlist(['m', 'nowhere'])
    await store.unlist([])
    await store.keepListed(['m'], at + LOBBY_STAY)
    await store.append('m', [line(1)], { ...card, open })
    expect(await store.lobby(at, 10)).toEqual([])
    expect(await store.listed(['m'], at)).toEqual([])
  })

  test('what is due is told, the longest due first, unless somebody holds the lease', async () => {
    const store = await empty()
    for (const due of [30, 10, 20]) await store.append(`d${due}`, [line(0)], { ...card, due })
    await store.append('never', [line(0)], card)
    expect(await store.due(9, 10)).toEqual([])
    expect(await store.due(20, 10)).toEqual(['d10', 'd20'])
    expect(await store.due(30, 2)).toEqual(['d10', 'd20'])
    await store.lease('d10', 'node', 20, 25)
    expect(await store.due(24, 10)).toEqual(['d20'])
    expect(await store.due(25, 10)).toEqual(['d10', 'd20'])
    await store.append('d20', [line(1)], card)
    expect(await store.due(25, 10)).toEqual(['d10'])
  })

  test('a lease is held by one node until it runs out, and each new one has a higher number', async () => {
    const store = shared
    const match = await table(store)
    expect(await store.lease('nowhere', 'a', 0, 10)).toBeUndefined()
    const first = await store.lease(match, 'a', 0, 10)
    expect(first).toEqual({ match, fence: 1 })
    expect(await store.lease(match, 'b', 9, 20)).toBeUndefined()
    const second = await store.lease(match, 'b', 10, 20)
    expect(second!.fence).toBeGreaterThan(first!.fence)
    expect(await store.lease(match, 'a', 19, 30)).toBeUndefined()
    const again = await store.lease(match, 'b', 15, 30)
    expect(again!.fence).toBeGreaterThan(second!.fence)
  })

  test('a lease that runs more than twice as long as a new one would was taken by a clock since set back', async () => {
    const store = shared
    const match = await table(store)
    await store.lease(match, 'a', 1000, 1011)
    expect(await store.lease(match, 'b', 990, 1000)).toEqual({ match, fence: 2 } satisfies Lease)
    expect(await store.lease(match, 'a', 990, 1000)).toBeUndefined()
  })

  test('only the newest lease lets its holder write', async () => {
    const store = shared
    const match = await table(store)
    const old = (await store.lease(match, 'a', 0, 10))!
    expect(await store.append(match, [line(1)], card, { lease: old })).toBe('appended')
    const taken = (await store.lease(match, 'b', 10, 20))!
    expect(await store.append(match, [line(2)], card, { lease: old })).toBe('fenced')
    expect(await store.append(match, [line(1)], card, { lease: old })).toBe('fenced')
    expect(await store.append(match, [line(1)], card, { lease: taken })).toBe('conflict')
    expect(await store.append(match, [line(2)], card, { lease: taken })).toBe('appended')
    expect(await store.append(match, [line(3)], card)).toBe('appended')
    await store.release(taken, 'b')
    expect(await store.append(match, [line(4)], card, { lease: taken })).toBe('fenced')
    expect(await store.lengths([match])).toEqual(new Map([[match, 4]]))
  })

  test('a node keeps the leases that nobody took from it', async () => {
    const store = shared
    const matches = await Promise.all(Array.from({ length: 600 }, () => table(store)))
    const leases = await Promise.all(matches.map(async (match) => (await store.lease(match, 'a', 0, 10))!))
    await store.lease(matches[0]!, 'b', 10, 20)
    expect(await store.renew([], 'a', 20)).toEqual([])
    const kept = await store.renew(leases, 'a', 20)
    expect(byMatch(kept)).toEqual(byMatch(leases.slice(1)))
    expect(await store.lease(matches[1]!, 'b', 19, 30)).toBeUndefined()
    expect(await store.renew([leases[1]!], 'b', 40)).toEqual([])
    await store.release(leases[1]!, 'b')
    expect(await store.lease(matches[1]!, 'b', 19, 30)).toBeUndefined()
    await store.release(leases[1]!, 'a')
    expect(await store.lease(matches[1]!, 'b', 19, 30)).toBeDefined()
    expect(await store.renew([leases[1]!], 'a', 40)).toEqual([])
  })

  test('a ticket is good once, and only in its time', async () => {
    const store = shared
    await store.ticket('now', 'seat', 10)
    await store.ticket('late', 'seat', 10)
    expect(await store.redeem('now', 9)).toBe('seat')
    expect(await store.redeem('now', 9)).toBeUndefined()
    expect(await store.redeem('late', 10)).toBeUndefined()
    expect(await store.redeem('late', 9)).toBeUndefined()
    expect(await store.redeem('never', 0)).toBeUndefined()
  })

  test('a ticket that many hands hold out at once is taken from one', async () => {
    const nodes = await place.nodes(3)
    await nodes[0]!.ticket('hash', 'seat', 10)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => nodes[i % nodes.length]!.redeem('hash', 0)),
    )
    expect(answers.filter((answer) => answer === 'seat')).toHaveLength(1)
  })

  test('a deleted table is gone with its record, and nobody writes it back', async () => {
    const store = await empty()
    const match = await table(store, { ...card, due: 1, open: openTable('m', 1) })
    const lease = (await store.lease(match, 'a', 0, 10))!
    await store.delete(match)
    await store.delete('nowhere')
    expect(await store.since(match, 0)).toEqual([])
    expect(await store.lengths([match])).toEqual(new Map())
    expect(await store.lobby(0, 10)).toEqual([])
    expect(await store.due(100, 10)).toEqual([])
    expect(await store.append(match, [line(1)], card)).toBe('conflict')
    expect(await store.append(match, [line(1)], card, { lease })).toBe('fenced')
    expect(await store.renew([lease], 'a', 20)).toEqual([])
  })

  test('clearing takes what was finished or left long enough ago, and old tickets', async () => {
    const store = await empty()
    const finished = { ...card, over: true }
    const written = async (name: string, at: number, card: TableSummary) => {
      await store.append(name, [{ number: 0, at, body: '{}' }], card)
    }
    await Promise.all([
      ...Array.from({ length: 120 }, (_, i) => written(`over-old-${i}`, 49, finished)),
      written('over-new', 50, finished),
      written('left-old', 9, card),
      written('left-new', 10, card),
    ])
    await store.append('over-new-again', [{ number: 0, at: 1, body: '{}' }], card)
    await store.append('over-new-again', [{ number: 1, at: 60, body: '{}' }], finished)
    await store.ticket('old', 'seat', 100)
    await store.ticket('new', 'seat', 101)
    expect(await store.clear(100, 50, 10)).toBe(121)
    expect(await store.clear(100, 50, 10)).toBe(0)
    const names = ['over-old-7', 'over-new', 'left-old', 'left-new', 'over-new-again']
    expect([...(await store.lengths(names)).keys()].toSorted()).toEqual([
      'left-new',
      'over-new',
      'over-new-again',
    ])
    expect(await store.since('over-old-7', 0)).toEqual([])
    expect(await store.redeem('old', 0)).toBeUndefined()
    expect(await store.redeem('new', 0)).toBe('seat')
  })

  test('bells hang by a key, the newest first, one for each browser, and only so many', async () => {
    const store = shared
    const [match, other] = [await table(store), await table(store)]
    const bell = (name: string): PushTarget => ({
      endpoint: `https://${name}`,
      p256dh: 'p',
      auth: 'a',
      lang: 'nl',
    })
    for (const [at, name] of ['a', 'b', 'c'].entries())
      await store.addPushTarget(match, 'key', bell(name), at)
    expect(await store.pushTargets(match, 'key')).toEqual([bell('c'), bell('b'), bell('a')])
    const french: PushTarget = { ...bell('a'), p256dh: 'q', auth: 'b', lang: 'fr' }
    await store.addPushTarget(match, 'key', french, 3)
    expect(await store.pushTargets(match, 'key')).toEqual([french, bell('c'), bell('b')])
    expect(await store.pushTargets(match, 'another key')).toEqual([])
    expect(await store.pushTargets(other, 'key')).toEqual([])
    await store.removePushTarget(match, 'another key', 'https://c')
    await store.removePushTarget(match, 'key', 'https://c')
    expect(await store.pushTargets(match, 'key')).toEqual([french, bell('b')])
    await store.addPushTarget(match, 'another key', bell('z'), 0)
    for (const [at, name] of ['d', 'e', 'f', 'g'].entries())
      await store.addPushTarget(match, 'key', bell(name), 4 + at)
    expect(await store.pushTargets(match, 'key')).toEqual(['g', 'f', 'e', 'd'].map(bell).concat(french))
    expect(await store.pushTargets(match, 'another key')).toEqual([bell('z')])
  })

  test('bells go with their table, and none is hung where there is none', async () => {
    const store = shared
    const match = await table(store)
    const bell: PushTarget = { endpoint: 'https://a', p256dh: 'p', auth: 'a', lang: 'de' }
    await store.addPushTarget(match, 'key', bell, 0)
    await store.delete(match)
    expect(await store.pushTargets(match, 'key')).toEqual([])
    await expect(store.addPushTarget(match, 'key', bell, 0)).rejects.toBeDefined()
    await store.append(match, [line(0)], card)
    expect(await store.pushTargets(match, 'key')).toEqual([])
  })

  test('a block is kept once, with the line that tells of it, and undone by who made it', async () => {
    const store = shared
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]
    const [forth, back] = [block(a, b), block(b, a)]
    await changeBlock(store, forth)
    await changeBlock(store, forth)
    await changeBlock(store, back)
    const byBlocker = (blocks: readonly Block[]) =>
      blocks.toSorted((one, other) => (one.blocker === a ? -1 : other.blocker === a ? 1 : 0))
    expect(byBlocker(await store.blocks([a], [b, c]))).toEqual([forth, back])
    expect(byBlocker(await store.blocks([b, a, c], [c, a, b]))).toEqual([forth, back])
    expect(await store.blocks([c], [a, b])).toEqual([])
    expect(await store.blocks([], [a, b])).toEqual([])
    await store.unblock(c, forth.handle)
    await store.unblock(a, back.handle)
    expect(await store.blocks([a], [b])).toHaveLength(2)
    await store.unblock(a, forth.handle)
    expect(await store.blocks([a], [b])).toEqual([back])
    await changeBlock(store, { ...forth, active: false })
    expect(await store.blocks([a], [b])).toEqual([back])
    await changeBlock(store, { ...back, active: false })
    expect(await store.blocks([a], [b])).toEqual([])
  })

  test('a block whose line is not written is neither made nor undone', async () => {
    const store = shared
    const [forth, back] = [block(randomUUID(), randomUUID()), block(randomUUID(), randomUUID())]
    const kept = async () => [
      ...(await store.blocks([forth.blocker], [forth.blocked])),
      ...(await store.blocks([back.blocker], [back.blocked])),
    ]
    await changeBlock(store, back)
    const match = await table(store)
    const [made, undone] = [
      { ...forth, active: true },
      { ...back, active: false },
    ]
    for (const each of [made, undone]) {
      expect(await store.append(match, [line(2)], card, { blockChange: each })).toBe('conflict')
      const gone = { match, fence: 7 }
      expect(await store.append(match, [line(1)], card, { blockChange: each, lease: gone })).toBe('fenced')
      expect(await store.append(randomUUID(), [line(1)], card, { blockChange: each })).toBe('conflict')
    }
    expect(await kept()).toEqual([back])
    const asked = [
      store.append(match, [line(1)], card, { blockChange: made }),
      store.append(match, [line(1)], card, { blockChange: undone }),
    ]
    expect(await Promise.all(asked)).toEqual(['appended', 'conflict'])
    expect(await kept()).toEqual([forth, back])
    expect(await store.since(match, 0)).toHaveLength(2)
  })

  test('a block that many nodes make at once is made once', async () => {
    const nodes = await place.nodes(3)
    const made = block('a', 'b')
    await Promise.all(nodes.flatMap((node) => [changeBlock(node, made), changeBlock(node, made)]))
    expect(await nodes[0]!.blocks(['a'], ['b'])).toEqual([made])
  })

  test('blocks made and undone at many tables at once leave what one of them said last', async () => {
    const nodes = await place.nodes(3)
    const made = block('c', 'd')
    await Promise.all(
      nodes.flatMap((node) => [changeBlock(node, made), changeBlock(node, { ...made, active: false })]),
    )
    expect([[], [made]]).toContainEqual(await nodes[0]!.blocks(['c'], ['d']))
    await changeBlock(nodes.at(-1)!, { ...made, active: false })
    expect(await nodes[0]!.blocks(['c'], ['d'])).toEqual([])
  })

  test('the lobby leaves out who blocked whom, both ways, but for where one sits oneself', async () => {
    const store = await empty()
    const created = async (match: string, at: number, browsers?: readonly string[]) =>
      store.append(match, [line(0)], {
        ...card,
        open: openTable(match, at),
        ...(browsers === undefined ? {} : { browsers }),
      })
    await created('of-a', 1, ['a'])
    await created('of-b-and-c', 2, ['b', 'c'])
    await created('of-a-and-b', 3, ['a', 'b'])
    await created('of-nobody-known', 4)
    await created('of-none', 5, [])
    const seen = async (browser?: string, most = 10) =>
      (await store.lobby(0, most, browser)).map(({ match }) => match)
    const all = ['of-none', 'of-nobody-known', 'of-a-and-b', 'of-b-and-c', 'of-a']
    expect(await seen('a')).toEqual(all)
    const made = block('a', 'b')
    await changeBlock(store, made)
    expect(await seen()).toEqual(all)
    expect(await seen('c')).toEqual(all)
    expect(await seen('a')).toEqual(all.filter((match) => match !== 'of-b-and-c'))
    expect(await seen('b')).toEqual(all.filter((match) => match !== 'of-a'))
    // What is left out takes nobody's place.
    expect(await seen('a', 4)).toHaveLength(4)
    await store.append('of-a', [line(1)], { ...card, open: openTable('of-a', 1), browsers: ['d'] })
    expect(await seen('b')).toEqual(all)
    await store.unblock('a', made.handle)
    expect(await seen('a')).toEqual(all)
  })

  test('blocks end when they are old enough', async () => {
    const store = await empty()
    await changeBlock(store, block('a', 'b'), 9)
    await changeBlock(store, block('a', 'c'), 9)
    await changeBlock(store, block('a', 'c'), 10)
    await store.clear(100, 50, 10)
    expect(await store.blocks(['a'], ['b', 'c'])).toEqual([block('a', 'c')])
  })

  test('what is made once for all nodes is what the first one made', async () => {
    const nodes = await place.nodes(3)
    const made = await Promise.all(nodes.map((node, i) => node.setOnce('secret', `made by ${i}`)))
    expect(new Set(made).size).toBe(1)
    expect(await nodes[0]!.setOnce('secret', 'made later')).toBe(made[0])
    expect(await nodes[0]!.setOnce('another', 'made later')).toBe('made later')
  })

  test('what has to be known later is written down', async () => {
    const store = shared
    await expect(store.audit(1, 'report', 'm', 'seat 2')).resolves.toBeUndefined()
  })

  test('the time is now', async () => {
    const store = shared
    const before = Date.now()
    const time = await store.time()
    expect(Number.isSafeInteger(time)).toBe(true)
    expect(Math.abs(time - before)).toBeLessThan(600_000)
  })
})

function line(number: number, body = `{"line":${number}}`): RecordLine {
  return { number, at: 1_700_000_000_000 + number, body }
}

async function table(store: Store, as = card): Promise<string> {
  const match = randomUUID()
  await store.append(match, [line(0)], as)
  return match
}

function block(blocker: string, blocked: string): Block {
  return { blocker, blocked, handle: `${blocker}>${blocked}` }
}

/** Makes or undoes a block at a table of its own. */
async function changeBlock(store: Store, change: Block & { readonly active?: boolean }, at = line(1).at) {
  const match = await table(store)
  const along = { blockChange: { active: true, ...change } }
  expect(await store.append(match, [{ ...line(1), at }], card, along)).toBe('appended')
}

function openTable(match: string, at: number): LobbyTable {
  return { match, game: 'halma', seats: 2, free: 2, host: 'Anna', pace: { kind: 'none' }, at }
}

function byMatch<Of extends { readonly match: string }>(list: readonly Of[]): readonly Of[] {
  return list.toSorted((a, b) => (a.match < b.match ? -1 : 1))
}
