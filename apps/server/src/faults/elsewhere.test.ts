import type { Eye } from '@spellendoos/kernel'
import type { Frame } from '@spellendoos/wire'
import { expect, it } from 'vitest'
import type { Ear } from '../hub/desk.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { usual } from '../testing/player.ts'
import { tablesGames } from './schedule.ts'
import { SimNode, type Ground } from './sim-node.ts'
import { World } from './world.ts'

const games = await tablesGames()

/** Two nodes that never hear of each other by themselves, and a table laid at the first. */
async function twoNodes(hintsLost: number) {
  const world = new World(1)
  const store = new MemoryStore(() => world.time)
  const weather = { storeTakes: 2, hintsLost, hintsDoubled: 0, hintsTake: 2 }
  const ground: Ground = {
    world,
    store,
    games,
    weather: () => weather,
    fate: () => undefined,
    nodes: new Set(),
  }
  const soon = async <T>(asked: Promise<T>): Promise<T> => {
    let done = false
    void asked.finally(() => (done = true))
    await world.pass(1000, () => done)
    return asked
  }
  const here = await soon(SimNode.start('here', ground))
  const there = await soon(SimNode.start('there', ground))
  const laid = await soon(here.hub.lay(usual('macao', 3)))
  if (!laid.ok) throw new Error(laid.problem.text.en)
  return { world, soon, here: here.hub, there: there.hub, laid: laid.value }
}

class Listener implements Ear {
  readonly eye: Eye
  since = 0
  readonly frames: Frame[] = []
  left: string | undefined
  constructor(eye: Eye) {
    this.eye = eye
  }
  hear(frame: string): void {
    this.frames.push(JSON.parse(frame) as Frame)
  }
  bye(why: string): void {
    this.left = why
  }
}

it('sends who holds a revoked link away from every node', async () => {
  const { world, soon, here, there, laid } = await twoNodes(0)
  const [host, old, other] = [new Listener(0), new Listener(1), new Listener(2)]
  await soon(there.listen(laid.match, host))
  await soon(there.listen(laid.match, old))
  await soon(there.listen(laid.match, other))
  const { key } = await soon(here.ask(laid.match, 0, { do: 'renew', seat: 1, id: 'r' }))
  await world.pass(100)
  expect([host.left, old.left, other.left]).toEqual([undefined, 'revoked', undefined])
  expect(await soon(there.eyeOf(laid.match, laid.keys[1]!))).toBeUndefined()
  expect(await soon(there.eyeOf(laid.match, key!))).toBe(1)
})
it('sends who only looked at a seat away when a guest takes it', async () => {
  const { soon, here, laid } = await twoNodes(0)
  const idle = new Listener(1)
  await soon(here.listen(laid.match, idle))
  expect(await soon(here.join(laid.match, { id: 'Bram', name: 'Bram', key: laid.invite }))).toMatchObject({
    ok: true,
    value: { seat: 1 },
  })
  expect(idle.left).toBe('revoked')
})
it('knows the key of who joined elsewhere a moment ago', async () => {
  const { soon, here, there, laid } = await twoNodes(100)
  await soon(there.eyeOf(laid.match, laid.watch))
  const joined = await soon(here.join(laid.match, { id: 'Bram', name: 'Bram', key: laid.invite }))
  if (!joined.ok) throw new Error(joined.problem.text.en)
  expect(await soon(there.eyeOf(laid.match, joined.value.key))).toBe(1)
  const bram = new Listener(1)
  await soon(there.listen(laid.match, bram))
  expect(bram.frames).toMatchObject([{ is: 'news', seq: 2 }])
})
it('seats a guest once who asks at two nodes at the same time', async () => {
  const { soon, here, there, laid } = await twoNodes(100)
  const bram = { id: 'bram', name: 'Bram', key: laid.invite }
  const [one, other] = await soon(Promise.all([here.join(laid.match, bram), there.join(laid.match, bram)]))
  expect(one).toMatchObject({ ok: true, value: { seat: 1 } })
  expect(other).toEqual(one)
  expect(await soon(there.join(laid.match, bram))).toEqual(one)
  const { table } = await soon(there.glance(laid.match, 'watcher'))
  expect(table.players.map(({ name }) => name)).toEqual(['Anna', 'Bram', ''])
})
it('refuses by the record as it is, not as it was last heard of', async () => {
  const { soon, here, there, laid } = await twoNodes(100)
  const anna = new Listener(0)
  await soon(there.listen(laid.match, anna))
  await soon(here.join(laid.match, { id: 'Bram', name: 'Bram', key: laid.invite }))
  // At the other node nobody sits at seat 1 yet: there it could not be ready.
  expect(await soon(there.ask(laid.match, 1, { do: 'ready', ready: true, id: 'r' }))).toEqual({
    is: 'answer',
    id: 'r',
    seq: 3,
  })
  expect(anna.frames.at(-1)).toMatchObject({ is: 'news', seq: 3 })
})
it('answers a repeat as the first time, also when more came of it', async () => {
  const { soon, here, there, laid } = await twoNodes(100)
  await soon(here.join(laid.match, { id: 'Bram', name: 'Bram', key: laid.invite }))
  await soon(here.join(laid.match, { id: 'Carla', name: 'Carla', key: laid.invite }))
  for (const seat of [0, 1]) {
    // oxlint-disable-next-line no-await-in-loop
    await soon(here.ask(laid.match, seat, { do: 'ready', ready: true, id: 'r' }))
  }
  const last = { do: 'ready', ready: true, id: 'last' } as const
  const first = await soon(here.ask(laid.match, 2, last))
  expect(first).toMatchObject({ seq: 6 })
  expect(await soon(here.ask(laid.match, 2, last))).toEqual(first)
  expect(await soon(there.ask(laid.match, 2, last))).toEqual(first)
})
