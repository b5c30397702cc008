import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lang } from '@spellendoos/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { startServer, type Running } from '../server.ts'
import { createTable, TestPlayer, post, usual } from '../testing/player.ts'
import { FakePushService, readAuthorization, type Arrived } from '../testing/push-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-push-'))
const start = (more: Record<string, string> = {}) => {
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SPELLENDOOS_STORE: `sqlite:${join(folder, 'tables.db')}`,
    SPELLENDOOS_REQUESTS_PER_MINUTE: '100000',
    SPELLENDOOS_PUSH: 'anywhere',
    SPELLENDOOS_CONTACT: 'mailto:host@example.org',
    ...more,
  })
  if (!read.ok) throw new Error(read.wrong.join())
  return startServer(read.config)
}
let server: Running
let address: string
let service: FakePushService
const people: TestPlayer[] = []

beforeAll(async () => {
  server = await start()
  address = `http://127.0.0.1:${server.port}`
  service = await FakePushService.start()
})
afterEach(() => {
  for (const each of people.splice(0)) each.leave()
  service.arrived.length = 0
  service.status = 201
})
afterAll(async () => {
  await server.close()
  await service.close()
  rmSync(folder, { recursive: true })
})

const sit = (match: string, key: string) => {
  const player = new TestPlayer(address, match, key)
  people.push(player)
  return player
}
/** Two players at a table of draughts that has begun; the second one leaves the page and wants to be notified. */
async function oneGoes(names: Partial<Record<string, Lang>> = { phone: 'fr' }) {
  const created = await createTable(address, usual('dammen', 2, { pace: { kind: 'move', seconds: 259_200 } }))
  const { match } = created
  const [anna, bram] = [sit(match, created.keys[0]!), sit(match, created.keys[1]!)]
  await Promise.all([anna.sit('Anna'), bram.sit('Bram')])
  await Promise.all([anna, bram].map((each) => each.until(({ table }) => table.phase === 'playing')))
  for (const [name, lang] of Object.entries(names)) await hang(match, bram.key, name, lang!)
  bram.leave()
  await anna.until(({ table }) => !table.players[1]!.here)
  return { match, anna, key: bram.key, host: created.keys[0]!, created }
}
const hang = (match: string, key: string, name: string, lang: Lang) =>
  post(address, `/api/tables/${match}/bell`, { key, ...service.subscribe(name), lang })
async function move(player: TestPlayer): Promise<void> {
  const { match } = await player.until((news) => news.match?.turn[0] === player.you)
  const answer = await player.ask({ do: 'move', move: match!.choices[0]!.move, seen: match!.seq })
  expect(answer.refusal).toBeUndefined()
}
const said = ({ text }: Arrived) => JSON.parse(text) as Record<string, string>
const keyAt = async (there: string) =>
  ((await (await fetch(`${there}/api/bell`)).json()) as { key?: string }).key
const metrics = async () => (await fetch(`${address}/metrics`)).text()

describe('who is not at the table', () => {
  it('hears in every browser and its language which table waits, and nothing else', async () => {
    const { match, anna } = await oneGoes({ phone: 'fr', actor: 'nl' })
    await move(anna)
    const arrived = (await service.count(2)).toSorted((a, b) => (a.to < b.to ? -1 : 1))
    expect(arrived.map(({ to }) => to)).toEqual(['actor', 'phone'])
    expect(arrived.map(said)).toEqual([
      { match, title: 'Dammen', body: 'Jij bent aan de beurt.' },
      { match, title: 'Dames internationales', body: 'C’est à vous de jouer.' },
    ])
    expect(new Set(arrived.map(({ length }) => length)).size).toBe(1)
    const { headers } = arrived[0]!
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '604800' })
    const { claim, key } = readAuthorization(headers.authorization!)
    expect(await keyAt(address)).toBe(key)
    expect(claim).toMatchObject({
      aud: new URL(service.subscribe('x').endpoint).origin,
      sub: 'mailto:host@example.org',
    })
    expect(claim['exp']).toBeGreaterThan(Date.now() / 1000)
    expect(claim['exp']).toBeLessThan(Date.now() / 1000 + 86_400)
    await vi.waitFor(async () => expect(await metrics()).toContain('spellendoos_pushes_total{rung="sent"} 2'))
  })
  it('hears nothing while looking on, and is called once for each wait, whatever is said meanwhile', async () => {
    const { match, anna, key } = await oneGoes()
    const again = sit(match, key)
    await anna.until(({ table }) => table.players[1]!.here)
    await move(anna)
    await move(again)
    again.leave()
    await anna.until(({ table }) => !table.players[1]!.here)
    await anna.ask({ do: 'say', text: 'Tot morgen' })
    expect(service.arrived).toEqual([])
    await move(anna)
    await service.count(1)
    await anna.ask({ do: 'say', text: 'Ben je er?' })
    await anna.ask({ do: 'act', act: 'offer-draw' })
    const other = await oneGoes()
    await move(other.anna)
    expect((await service.count(2)).map((each) => said(each)['match'])).toEqual([match, other.match])
  })
  it('is called when the line breaks while the table waits: nobody knows what came through', async () => {
    const { match, anna, key } = await oneGoes()
    const again = sit(match, key)
    await anna.until(({ table }) => table.players[1]!.here)
    await move(anna)
    await again.until((news) => news.match?.turn[0] === 1)
    expect(service.arrived).toEqual([])
    again.leave()
    expect((await service.count(1)).map((each) => said(each)['match'])).toEqual([match])
  })
  it('is not called by a link that was renewed, nor after hushing', async () => {
    const renewed = await oneGoes()
    const bram = sit(renewed.match, renewed.key)
    await bram.ask({ do: 'renew', seat: 1 })
    bram.leave()
    await renewed.anna.until(({ table }) => !table.players[1]!.here)
    await move(renewed.anna)
    const hushed = await oneGoes({})
    const { key } = hushed
    const bell = service.subscribe('phone')
    await post(address, `/api/tables/${hushed.match}/bell`, { key, ...bell, lang: 'fr' })
    await post(address, `/api/tables/${hushed.match}/hush`, { key, endpoint: bell.endpoint })
    await move(hushed.anna)
    const called = await oneGoes()
    await move(called.anna)
    expect((await service.count(1)).map((each) => said(each)['match'])).toEqual([called.match])
  })
  it('loses its bell when the browser has given it up', async () => {
    service.status = 410
    const { anna, match, key } = await oneGoes()
    await move(anna)
    await service.count(1)
    service.status = 201
    const again = sit(match, key)
    await move(again)
    again.leave()
    await anna.until(({ table }) => !table.players[1]!.here)
    await move(anna)
    const other = await oneGoes()
    await move(other.anna)
    expect((await service.count(2)).map((each) => said(each)['match'])).toEqual([match, other.match])
  })
  it('holds nobody up, however slow its push service is', async () => {
    service.status = undefined
    const { anna, match, key } = await oneGoes({ phone: 'de', actor: 'de' })
    await move(anna)
    await service.count(2)
    const again = sit(match, key)
    await move(again)
    await move(anna)
  })
})

describe('a bell', () => {
  it('hangs by the key of a seat only', async () => {
    const { match, created } = await oneGoes({})
    const hung = async (key: string) => (await hang(match, key, 'phone', 'en')).status
    expect(await hung(created.keys[0]!)).toBe(204)
    expect([await hung(created.watch), await hung(created.invite), await hung('nonsense')]).toEqual([
      403, 403, 403,
    ])
    expect((await hang('nowhere', created.keys[0]!, 'phone', 'en')).status).toBe(404)
  })
  it('has to be one that can be rung', async () => {
    const { match, key } = await oneGoes({})
    const good = { key, ...service.subscribe('phone'), lang: 'en' }
    const hung = async (more: object) =>
      (await post(address, `/api/tables/${match}/bell`, { ...good, ...more })).status
    expect(await hung({})).toBe(204)
    for (const more of [
      { endpoint: 'file:///etc/passwd' },
      { endpoint: 'phone' },
      { p256dh: `B${'A'.repeat(86)}` },
      { p256dh: 'short' },
      { auth: 'short' },
      { lang: 'xx' },
      { more: 1 },
    ])
      expect(await hung(more)).toBe(400)
  })
  it('is not rung inside a private network where the server is on the internet, nor at all where it is told so', async () => {
    for (const [push, key] of [
      ['yes', 'string'],
      ['no', 'undefined'],
    ] as const) {
      const other = await start({
        SPELLENDOOS_PUSH: push,
        SPELLENDOOS_STORE: `sqlite:${join(folder, `${push}.db`)}`,
      })
      const there = `http://127.0.0.1:${other.port}`
      const created = await createTable(there, usual('dammen', 2))
      const bell = { key: created.keys[0], ...service.subscribe('phone'), lang: 'en' }
      expect((await post(there, `/api/tables/${created.match}/bell`, bell)).status).toBe(400)
      expect(typeof (await keyAt(there))).toBe(key)
      await other.close()
    }
  })
  it('is known by the same key after a restart, or by the one that is set', async () => {
    const before = await keyAt(address)
    await server.close()
    server = await start()
    address = `http://127.0.0.1:${server.port}`
    expect(await keyAt(address)).toBe(before)
    await server.close()
    server = await start({ SPELLENDOOS_PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' })
    address = `http://127.0.0.1:${server.port}`
    expect(await keyAt(address)).toBe(
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    )
    const read = readConfig({ SPELLENDOOS_PUSH_KEY: 'A'.repeat(43), SPELLENDOOS_CONTACT: 'me' })
    expect(read).toEqual({
      ok: false,
      wrong: [
        'SPELLENDOOS_PUSH_KEY must be a private key of P-256.',
        'SPELLENDOOS_CONTACT must begin with mailto: or https://.',
      ],
    })
  })
})
