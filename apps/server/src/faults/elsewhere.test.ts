import type { Eye } from '@spellendoos/kernel'
import type { Frame } from '@spellendoos/wire'
import { expect, it } from 'vitest'
import type { Listener } from '../tables/table-presence.ts'
import { hashOf } from '../room/keys.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { usual } from '../testing/player.ts'
import { tablesGames } from './schedule.ts'
import { SimNode, type SimServices } from './sim-node.ts'
import { SimWorld } from './sim-world.ts'

const games = await tablesGames()

/** Two nodes that never hear of each other by themselves, and a table created at the first. */
async function twoNodes(hintsLost: number) {
  const world = new SimWorld(1)
  const store = new MemoryStore(() => world.time)
  const faultRates = { storeTakes: 2, hintsLost, hintsDoubled: 0, hintsTake: 2 }
  const services: SimServices = {
    world,
    store,
    games,
    faultRates: () => faultRates,
    fate: () => undefined,
    nodes: new Set(),
  }
  const soon = async <T>(asked: Promise<T>): Promise<T> => {
    let done = false
    void asked.finally(() => (done = true))
    await world.pass(1000, () => done)
    return asked
  }
  const here = await soon(SimNode.start('here', services))
  const there = await soon(SimNode.start('there', services))
  const created = await soon(here.registry.create(usual('macao', 3)))
  if (!created.ok) throw new Error(created.problem.text.en)
  const { match, invite } = created.value
  /** Somebody who sits down through the first node with the invitation. */
  const joined = async (name: string) => {
    const answer = await soon(here.registry.join(match, { id: name, name, key: invite }))
    if (!answer.ok) throw new Error(answer.problem.text.en)
    return { key: hashOf(answer.value.key) }
  }
  return { world, soon, here: here.registry, there: there.registry, created: created.value, joined }
}

class Recorder implements Listener {
  readonly eye: Eye
  key: string
  since = 0
  readonly frames: Frame[] = []
  left: string | undefined
  constructor(eye: Eye, key: string) {
    this.eye = eye
    this.key = hashOf(key)
  }
  send(frame: string): void {
    this.frames.push(JSON.parse(frame) as Frame)
  }
  close(why: string): void {
    this.left = why
  }
}

it('sends who holds a revoked link away from every node', async () => {
  const { world, soon, here, there, created } = await twoNodes(0)
  const [host, old, other] = created.keys.map((key, seat) => new Recorder(seat, key!)) as [
    Recorder,
    Recorder,
    Recorder,
  ]
  await soon(there.at(created.match).listen(host))
  await soon(there.at(created.match).listen(old))
  await soon(there.at(created.match).listen(other))
  const { key } = await soon(here.at(created.match).ask({ key: host.key }, { do: 'renew', seat: 1, id: 'r' }))
  await world.pass(100)
  expect([host.left, old.left, other.left]).toEqual([undefined, 'revoked', undefined])
  expect(await soon(there.eyeOf(created.match, created.keys[1]!))).toBeUndefined()
  expect(await soon(there.eyeOf(created.match, key!))).toBe(1)
})
it('sends who only looked at a seat away when a guest takes it', async () => {
  const { soon, here, created } = await twoNodes(0)
  const idle = new Recorder(1, created.keys[1]!)
  await soon(here.at(created.match).listen(idle))
  expect(
    await soon(here.join(created.match, { id: 'Bram', name: 'Bram', key: created.invite })),
  ).toMatchObject({
    ok: true,
    value: { seat: 1 },
  })
  expect(idle.left).toBe('revoked')
})
it('knows the key of who joined elsewhere a moment ago', async () => {
  const { soon, here, there, created } = await twoNodes(100)
  await soon(there.eyeOf(created.match, created.watch))
  const joined = await soon(here.join(created.match, { id: 'Bram', name: 'Bram', key: created.invite }))
  if (!joined.ok) throw new Error(joined.problem.text.en)
  expect(await soon(there.eyeOf(created.match, joined.value.key))).toBe(1)
  const bram = new Recorder(1, joined.value.key)
  await soon(there.at(created.match).listen(bram))
  expect(bram.frames).toMatchObject([{ is: 'news', length: 2 }])
})
it('seats a guest once who asks at two nodes at the same time', async () => {
  const { soon, here, there, created } = await twoNodes(100)
  const bram = { id: 'bram', name: 'Bram', key: created.invite }
  const [one, other] = await soon(
    Promise.all([here.join(created.match, bram), there.join(created.match, bram)]),
  )
  expect(one).toMatchObject({ ok: true, value: { seat: 1 } })
  expect(other).toEqual(one)
  expect(await soon(there.join(created.match, bram))).toEqual(one)
  expect(await soon(there.glance(created.match, created.watch))).toMatchObject({
    value: { table: { players: [{ name: 'Anna' }, { name: 'Bram' }, { name: '' }] } },
  })
})
it('refuses by the record as it is, not as it was last heard of', async () => {
  const { soon, there, created, joined } = await twoNodes(100)
  const anna = new Recorder(0, created.keys[0]!)
  await soon(there.at(created.match).listen(anna))
  const bram = await joined('Bram')
  // The other node still considers seat 1 empty, so there it could not be ready.
  expect(await soon(there.at(created.match).ask(bram, { do: 'ready', ready: true, id: 'r' }))).toEqual({
    is: 'answer',
    id: 'r',
    length: 3,
    seq: 3,
  })
  expect(anna.frames.at(-1)).toMatchObject({ is: 'news', length: 3 })
})
it('answers a repeat as the first time, also when more came of it', async () => {
  const { soon, here, there, created, joined } = await twoNodes(100)
  const bram = await joined('Bram')
  const carla = await joined('Carla')
  for (const holder of [{ key: hashOf(created.keys[0]!) }, bram]) {
    // oxlint-disable-next-line no-await-in-loop
    await soon(here.at(created.match).ask(holder, { do: 'ready', ready: true, id: 'r' }))
  }
  const last = { do: 'ready', ready: true, id: 'last' } as const
  const first = await soon(here.at(created.match).ask(carla, last))
  expect(first).toMatchObject({ length: 6 })
  expect(await soon(here.at(created.match).ask(carla, last))).toEqual(first)
  expect(await soon(there.at(created.match).ask(carla, last))).toEqual(first)
})
