import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { full } from '../testing/full.ts'
import { describeStores } from '../testing/stores.ts'
import { openStore } from './open.ts'
import type { Appended, TableSummary, Lease, RecordLine, Store } from './store.ts'

const card: TableSummary = { game: 'halma', over: false }
const NODES = 3

await describeStores((place) => {
  let nodes: readonly Store[]
  beforeAll(async () => {
    nodes = await place.nodes(NODES)
  })
  const node = (i: number) => nodes[i % nodes.length]!

  test('of many who write the same lines at once one wins, and its lines stand as a whole', async () => {
    const attempt = fc.record({
      node: fc.nat(NODES - 1),
      match: fc.nat(3),
      first: fc.nat(5),
      lines: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 60 }), async (attempts) => {
        const run = randomUUID()
        const done = await Promise.all(
          attempts.map(async ({ node: from, match, first, lines }, writer) => {
            const written = Array.from({ length: lines }, (_, i) => ({
              number: first + i,
              at: writer,
              body: `${writer}/${i}`,
            }))
            return {
              match,
              first,
              lines,
              writer,
              answer: await node(from).append(`${run}-${match}`, written, card),
            }
          }),
        )
        for (const match of [0, 1, 2, 3]) {
          const record = await node(match).since(`${run}-${match}`, 0)
          const won = done
            .filter((one) => one.match === match && one.answer === 'appended')
            .toSorted((a, b) => a.first - b.first)
          const expected = won.flatMap(({ writer, lines }) =>
            Array.from({ length: lines }, (_, i) => `${writer}/${i}`),
          )
          expect(record.map(({ body }) => body)).toEqual(expected)
          expect(record.map(({ number }) => number)).toEqual(record.map((_, i) => i))
          // Every loser had a reason: its first line was taken, or beyond the end.
          const begun = attempts.some((one) => one.match === match && one.first === 0)
          expect(won.some(({ first }) => first === 0)).toBe(begun)
        }
      }),
      { numRuns: full ? 500 : 25 },
    )
  })

  test('writers who try again after each conflict lose nothing and double nothing', async () => {
    const match = randomUUID()
    const WRITERS = 12
    const EACH = 10
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const store = node(writer)
        let number = 0
        for (let i = 0; i < EACH;) {
          const lines = [
            { number, at: 0, body: `${writer}/${i}a` },
            { number: number + 1, at: 0, body: `${writer}/${i}b` },
          ]
          const answer = await store.append(match, lines, card)
          if (answer === 'appended') i++
          number = (await store.since(match, 0)).length
        }
      }),
    )
    const bodies = (await node(0).since(match, 0)).map(({ body }) => body)
    expect(bodies).toHaveLength(2 * WRITERS * EACH)
    expect(new Set(bodies).size).toBe(bodies.length)
    for (let i = 0; i < bodies.length; i += 2) expect(bodies[i + 1]).toBe(bodies[i]!.replace('a', 'b'))
    for (let writer = 0; writer < WRITERS; writer++) {
      const own = bodies.filter((body) => body.startsWith(`${writer}/`) && body.endsWith('a'))
      expect(own).toEqual(Array.from({ length: EACH }, (_, i) => `${writer}/${i}a`))
    }
  })

  test('after a lease has changed hands nothing is written with the old one', async () => {
    const match = randomUUID()
    await node(0).append(match, [{ number: 0, at: 0, body: '0' }], card)
    const ROUNDS = 40
    let now = 0
    let lease = (await node(0).lease(match, 'n0', now, now + 1))!
    for (let round = 1; round <= ROUNDS; round++) {
      const length = (await node(round).lengths([match])).get(match)!
      const old: Lease = lease
      const write = (as: Lease): Promise<Appended> =>
        node(round - 1).append(match, [{ number: length, at: 0, body: String(as.fence) }], card, {
          lease: as,
        })
      const late = write(old)
      const taken = node(round).lease(match, `n${round}`, ++now, now + 1)
      lease = (await taken)!
      const later = await write(old)
      expect(later).toBe('fenced')
      // Written before the lease changed hands, or not at all.
      expect(['appended', 'fenced']).toContain(await late)
    }
    const fences = (await node(0).since(match, 1)).map(({ body }) => Number(body))
    expect(fences).toEqual(fences.toSorted((a, b) => a - b))
  })

  test('of many nodes that reach for a lease one gets it', async () => {
    const match = randomUUID()
    await node(0).append(match, [{ number: 0, at: 0, body: '0' }], card)
    for (let round = 0; round < 10; round++) {
      const got = await Promise.all(
        Array.from({ length: 9 }, (_, i) => node(i).lease(match, `node-${i}`, round, round + 1)),
      )
      expect(got.filter(Boolean)).toHaveLength(1)
    }
  })

  test('writing, keeping leases, deleting and clearing side by side stops nobody', async () => {
    const matches = Array.from({ length: 40 }, () => randomUUID())
    await Promise.all(
      matches.map((match) => node(0).append(match, [{ number: 0, at: 100, body: '0' }], card)),
    )
    const leases = await Promise.all(matches.map(async (match) => (await node(0).lease(match, 'a', 0, 10))!))
    const rounds = Array.from({ length: 20 }, (_, i) => i)
    const answers = await Promise.all([
      ...matches.map(async (match, i) => {
        const answers: Appended[] = []
        for (const round of rounds) {
          answers.push(
            await node(i + round).append(match, [{ number: round + 1, at: 100, body: '' }], card, {
              lease: leases[i],
            }),
          )
        }
        return answers
      }),
      ...rounds.map(async (round) => {
        await node(round).renew(leases.toReversed(), 'a', 20 + round)
        await node(round).delete(randomUUID())
        await node(round).clear(0, 50, 50)
        return []
      }),
    ])
    expect(new Set(answers.flat())).toEqual(new Set(['appended']))
  })

  test('a database is brought forward once, however many start at once, and once more without harm', async () => {
    const url = await place.url()
    const several = nodes.length > 1
    const first = await Promise.all(Array.from({ length: several ? 6 : 1 }, () => openStore(url)))
    await first[0]!.append('m', [{ number: 0, at: 0, body: '0' }], card)
    await Promise.all(first.map((store) => store.close()))
    const again = await openStore(url)
    expect(await again.since('m', 0)).toEqual([{ number: 0, at: 0, body: '0' }])
    await again.close()
  })

  test('what cannot be a record is refused before anything is written', async () => {
    const store = node(0)
    const match = randomUUID()
    await expect(store.append(match, [], card)).rejects.toThrow('There is no line to write.')
    await expect(store.append(match, [line(0), line(2)], card)).rejects.toThrow(
      'Expected line 1, got line 2.',
    )
    const blockChange = { blocker: 'a', blocked: 'b', handle: 'h', active: true }
    await expect(store.append(match, [line(0), line(1)], card, { blockChange })).rejects.toThrow(
      'A table cannot begin with a block.',
    )
    expect(await store.since(match, 0)).toEqual([])
  })

  test('something that no database can write hurts nobody who travels with it', async () => {
    const store = node(0)
    const [good, bad] = [randomUUID(), randomUUID()]
    const answers = await Promise.allSettled([
      store.append(good, [line(0)], card),
      store.append(bad, [line(0), { number: 1, at: 1.5e300, body: undefined as never }], card),
      store.append(good, [line(1)], card),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.since(good, 0)).toEqual([line(0), line(1)])
    expect(await store.since(bad, 0)).toEqual([])
    expect(await store.lengths([bad])).toEqual(new Map())
  })

  test('a closed store answers nobody, and what was asked before is done', async () => {
    const store = (await place.nodes(1))[0]!
    const match = randomUUID()
    const asked = store.append(match, [line(0)], card)
    await store.close()
    expect(await asked).toBe('appended')
    await expect(store.append(match, [line(1)], card)).rejects.toThrow(/closed|calling end|destroyed/)
    await expect(store.since(match, 0)).rejects.toThrow(/closed|calling end|destroyed/)
  })
})

function line(number: number): RecordLine {
  return { number, at: number, body: `{"line":${number}}` }
}
