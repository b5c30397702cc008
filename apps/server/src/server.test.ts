import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readReplay, verify } from '@spellendoos/fair'
import { shelf } from '@spellendoos/games/shelf'
import { BROWSER_HEADER, type TableKeys, type LobbyTable } from '@spellendoos/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig, type Config } from './config.ts'
import { startServer, type Running } from './server.ts'
import { createTable, TestPlayer, post, sentBy, usual } from './testing/player.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-'))
const settings = (more: Record<string, string> = {}): Config => {
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SPELLENDOOS_STORE: `sqlite:${join(folder, 'tables.db')}`,
    SPELLENDOOS_REQUESTS_PER_MINUTE: '100000',
    ...more,
  })
  if (!read.ok) throw new Error(read.wrong.join())
  return read.config
}
let server: Running
let address: string
const people: TestPlayer[] = []

beforeAll(async () => {
  server = await startServer(settings())
  address = `http://127.0.0.1:${server.port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const sit = (match: string, key: string) => {
  const player = new TestPlayer(address, match, key)
  people.push(player)
  return player
}
/** Two players at a table that has begun. */
async function two(game: string): Promise<{ created: TableKeys; anna: TestPlayer; bram: TestPlayer }> {
  const created = await createTable(address, usual(game, 2))
  const anna = sit(created.match, created.keys[0]!)
  const bram = sit(created.match, created.keys[1]!)
  await Promise.all([anna.sit('Anna'), bram.sit('Bram')])
  await Promise.all([anna, bram].map((each) => each.until(({ table }) => table.phase === 'playing')))
  return { created, anna, bram }
}
const whoseTurn = (anna: TestPlayer, bram: TestPlayer) =>
  anna
    .until(({ match }) => match?.turn.some((by) => typeof by === 'number') === true)
    .then(({ match }) => (match!.turn.includes(0) ? anna : bram))

describe('a table online', () => {
  it('is played over two sockets to the end, with a replay that verifies', async () => {
    const { created, anna, bram } = await two('dammen')
    for (let ply = 0; ply < 6; ply++) {
      const mover = ply % 2 === 0 ? anna : bram
      const other = ply % 2 === 0 ? bram : anna
      const { match } = await mover.until((news) => news.match?.turn[0] === mover.you)
      const answer = await mover.ask({ do: 'move', move: match!.choices[0]!.move, seen: match!.seq })
      expect(answer.refusal).toBeUndefined()
      await other.until((news) => news.match!.seq > match!.seq)
    }
    expect(await post(address, `/api/tables/${created.match}/replay`, { key: created.watch })).toMatchObject({
      status: 409,
    })
    await bram.ask({ do: 'act', act: 'resign' })
    await anna.until(({ table }) => table.phase === 'over')
    const { body } = await post(address, `/api/tables/${created.match}/replay`, { key: created.keys[0] })
    const replay = readReplay(body)
    expect(replay.ok && verify(replay.value, await shelf.get('dammen')!())).toMatchObject({ fair: true })
  })
  it('goes on where it was after both lines broke, and does nothing twice', async () => {
    const { anna, bram } = await two('dammen')
    const { match } = await anna.until((news) => news.match?.turn[0] === 0)
    const command = { do: 'move', move: match!.choices[0]!.move, seen: match!.seq } as const
    const first = anna.ask(command, 'once')
    anna.drop()
    bram.drop()
    expect((await first).refusal).toBeUndefined()
    const again = await anna.ask(command, 'once')
    expect(again).toMatchObject({ length: (await first).length })
    const seen = await bram.until((news) => news.match!.seq > match!.seq)
    expect(seen.match!.seq).toBe(match!.seq + 1)
  })
  it('lets computer players play, and the next match begin when all want it', async () => {
    const created = await createTable(address, usual('platluis', 2, { levels: [0, 1] }))
    const anna = sit(created.match, created.keys[0]!)
    await anna.sit('Anna')
    for (;;) {
      const { match, table } = await anna.until(
        (news) => news.table.phase === 'over' || (news.match?.choices.length ?? 0) > 0,
      )
      if (table.phase === 'over') break
      await anna.ask({ do: 'move', move: match!.choices[0]!.move, seen: match!.seq })
    }
    await anna.ask({ do: 'rematch' })
    const { table } = await anna.until((news) => news.table.next !== undefined)
    const next = sit(table.next!, created.keys[0]!)
    const begun = await next.until((news) => news.table.phase !== 'gathering')
    expect(begun.table.series.results).toHaveLength(1)
    expect(begun.you).toBe(1)
  })
  it.each([
    ['the winner', 'winner', 0],
    ['each in turn', 'alternate', 1],
  ])('molenspel.series: lets %s start the next match', async (_, nextStart, seat) => {
    const created = await createTable(address, usual('molenspel', 2, { options: { nextStart } }))
    const anna = sit(created.match, created.keys[0]!)
    const bram = sit(created.match, created.keys[1]!)
    await anna.sit('Anna')
    await bram.sit('Bram')
    await anna.until((news) => news.match?.turn[0] === 0)
    await bram.ask({ do: 'act', act: 'resign' })
    await anna.until((news) => news.table.phase === 'over')
    await anna.ask({ do: 'rematch' })
    await bram.ask({ do: 'rematch' })
    const { table } = await anna.until((news) => news.table.next !== undefined)
    const next = sit(table.next!, created.keys[0]!)
    expect((await next.until((news) => news.you !== undefined)).you).toBe(seat)
  })
  it('is found after a restart', async () => {
    const { created, anna } = await two('dammen')
    const { match } = await anna.until((news) => news.match?.turn[0] === 0)
    await anna.ask({ do: 'move', move: '32-28', seen: match!.seq })
    await server.close()
    server = await startServer(settings({ PORT: String(server.port) }))
    const seen = await sit(created.match, created.watch).until((news) => news.match !== undefined)
    expect(seen.match!.seq).toBe(match!.seq + 1)
    expect(seen.you).toBe('watcher')
    await whoseTurn(anna, anna)
  })
})

describe('the door', () => {
  it('says what is wrong with a table, in a sentence', async () => {
    const wrong = async (changes: object) =>
      (await post<{ code: string }>(address, '/api/tables', { ...usual('dammen', 2), ...changes })).body.code
    expect(await wrong({ game: 'nothing' })).toBe('no-game')
    expect(await wrong({ seats: 3, levels: [0, 0, 0] })).toBe('bad-seats')
    expect(await wrong({ levels: [1, 0] })).toBe('bad-seating')
    expect(await wrong({ name: ' ' })).toBe('no-name')
    expect(await wrong({ options: { nothing: 1 } })).toBe('unknown-option')
    expect(await wrong({ position: 'nothing' })).not.toBe('bad-body')
    expect(await wrong({ pace: { kind: 'move', seconds: -1 } })).toBe('bad-body')
    expect(await wrong({ pace: { kind: 'move', seconds: 86_400 }, patience: 300 })).toBe('impatient')
    expect(await wrong({ more: 1 })).toBe('bad-body')
  })
  it('opens nothing without the right key', async () => {
    const created = await createTable(address, usual('dammen', 2))
    const ticket = (key: string) => post(address, `/api/tables/${created.match}/ticket`, { key })
    expect(await ticket('x')).toMatchObject({ status: 403, body: { code: 'bad-key' } })
    expect(await post(address, '/api/tables/nowhere/ticket', { key: 'x' })).toMatchObject({ status: 404 })
    expect(
      await post(address, `/api/tables/${created.match}/delete`, { key: created.keys[1] }),
    ).toMatchObject({
      status: 403,
    })
    expect(
      await post(address, `/api/tables/${created.match}/delete`, { key: created.keys[0] }),
    ).toMatchObject({
      status: 204,
    })
    expect(await ticket(created.keys[0]!)).toMatchObject({ status: 404 })
  })
  it('lets a ticket in once, and no page of another site', async () => {
    const created = await createTable(address, usual('dammen', 2))
    const ticket = async () =>
      (await post<{ ticket: string }>(address, `/api/tables/${created.match}/ticket`, { key: created.watch }))
        .body.ticket
    const enter = (ticket: string, origin?: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(
          `${address.replace('http', 'ws')}/api/socket?ticket=${ticket}`,
          origin === undefined ? {} : { origin },
        )
        socket.on('open', () => {
          resolve(101)
          socket.terminate()
        })
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode!))
        socket.on('error', () => undefined)
      })
    const first = await ticket()
    expect(await enter(first)).toBe(101)
    expect(await enter(first)).toBe(403)
    expect(await enter(await ticket(), 'https://elsewhere.example')).toBe(403)
    expect(await enter(await ticket(), address)).toBe(101)
  })
  it('packs no frame, whatever a browser offers: lengths would tell what is in them', async () => {
    const created = await createTable(address, usual('dammen', 2))
    const { body } = await post<{ ticket: string }>(address, `/api/tables/${created.match}/ticket`, {
      key: created.watch,
    })
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket?ticket=${body.ticket}`, {
      perMessageDeflate: true,
    })
    await once(socket, 'open')
    expect(socket.extensions).toBe('')
    socket.terminate()
  })
  it.each([
    ['not JSON', '{'],
    ['unknown command', '{"id":"1","do":"fly"}'],
    ['more than asked', '{"id":"1","do":"rise","seat":1}'],
    ['a block of nobody', '{"id":"1","do":"block","blocked":true}'],
    ['a secret that could be guessed', '{"id":"1","do":"sit","name":"Anna","browser":"anna"}'],
    ['poison', '{"id":"1","do":"rise","__proto__":{"x":1}}'],
    ['too deep', `{"id":"1","do":"sit","name":${'['.repeat(17)}${']'.repeat(17)}}`],
    ['too long', `{"id":"1","do":"sit","name":"${'x'.repeat(5000)}"}`],
  ])('sends a misshapen frame away: %s', async (_, frame) => {
    const created = await createTable(address, usual('dammen', 2))
    const { body } = await post<{ ticket: string }>(address, `/api/tables/${created.match}/ticket`, {
      key: created.keys[0],
    })
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket?ticket=${body.ticket}`)
    const code = new Promise<number>((resolve) => socket.on('close', resolve))
    socket.on('open', () => socket.send(frame))
    expect([1007, 1009]).toContain(await code)
    expect(Object.prototype).not.toHaveProperty('x')
  })
  it('gives a guest with the invitation a seat of its own', async () => {
    const created = await createTable(address, usual('dammen', 2))
    const join = (id: string, key?: string) =>
      post<{ seat: number; key: string }>(address, `/api/tables/${created.match}/join`, {
        id: id.repeat(24),
        name: 'Bram',
        ...(key === undefined ? {} : { key }),
      })
    expect(await join('b')).toMatchObject({ status: 403 })
    const joined = await join('b', created.invite)
    expect(joined).toMatchObject({ status: 200, body: { seat: 1 } })
    expect((await sit(created.match, joined.body.key).until(() => true)).you).toBe(1)
    // The answer may have been lost: who asks again is answered as the first time, and nobody else is.
    expect(await join('b', created.invite)).toEqual(joined)
    expect(await join('c', created.invite)).toMatchObject({ status: 409, body: { code: 'no-free-seat' } })
    expect(await join('', created.invite)).toMatchObject({ status: 400, body: { code: 'bad-body' } })
  })
  it('lets nobody in with a ticket whose link was renewed since', async () => {
    const created = await createTable(address, usual('dammen', 2))
    const ticketFor = async (key: string) =>
      (await post<{ ticket: string }>(address, `/api/tables/${created.match}/ticket`, { key })).body.ticket
    /** Everything that comes over the socket of a ticket up to its end, or its first frame. */
    const enter = (ticket: string) =>
      new Promise<unknown>((resolve) => {
        const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket?ticket=${ticket}`)
        socket.on('message', (data: Buffer) => {
          resolve(JSON.parse(data.toString()))
          socket.terminate()
        })
      })
    const anna = sit(created.match, created.keys[0]!)
    const old = [await ticketFor(created.keys[1]!), await ticketFor(created.keys[0]!)]
    const watching = await ticketFor(created.watch)
    const { key } = await anna.ask({ do: 'renew', seat: 1 })
    const { key: own } = await anna.ask({ do: 'renew', seat: 0 })
    for (const ticket of old) expect(await enter(ticket)).toEqual({ is: 'bye', why: 'revoked' })
    expect(await enter(await ticketFor(key!))).toMatchObject({ is: 'news', you: 1 })
    expect(await enter(await ticketFor(own!))).toMatchObject({ is: 'news', you: 0 })
    expect(await enter(watching)).toMatchObject({ is: 'news', you: 'watcher' })
  })
  it('plays as is usual from afar, unless the table agrees on something else', async () => {
    const optionsOf = async (options: Record<string, number>) => {
      const created = await createTable(address, usual('voetbal-toto', 2, { options }))
      return (await sit(created.match, created.keys[0]!).until(() => true)).table.options
    }
    expect(await optionsOf({})).toEqual({ rounds: 5, stopSeconds: 3 })
    expect(await optionsOf({ stopSeconds: 0 })).toEqual({ rounds: 5, stopSeconds: 0 })
  })
  it('tells how it is', async () => {
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ok: true })
    expect(await (await fetch(`${address}/metrics`)).text()).toContain('spellendoos_sockets')
    expect((await fetch(`${address}/nothing`)).status).toBe(404)
  })
})

describe('blocking', () => {
  const join = (match: string, browser?: string, key?: string) =>
    post<{ seat: number; key: string; code?: string }>(
      address,
      `/api/tables/${match}/join`,
      { id: randomUUID(), name: 'Bram', ...(key === undefined ? {} : { key }) },
      browser,
    )
  const lobby = async (browser?: string): Promise<string[]> => {
    const response = await fetch(`${address}/api/lobby`, { headers: sentBy(browser) })
    return ((await response.json()) as LobbyTable[]).map(({ match }) => match)
  }
  const unblock = (handle: string, browser?: string) =>
    fetch(`${address}/api/blocks/${handle}`, { method: 'DELETE', headers: sentBy(browser) })

  it('parts two browsers in the lobby and in talk, until it is undone', async () => {
    const [ofAnna, ofBram] = [randomUUID(), randomUUID()]
    const open = (name: string) => usual('macao', 3, { openness: 'lobby', name })
    const created = await createTable(address, open('Anna'), ofAnna)
    const anna = sit(created.match, created.keys[0]!)
    const bram = sit(created.match, (await join(created.match, ofBram)).body.key)
    const { handle } = await anna.ask({ do: 'block', seat: 1, blocked: true })
    await anna.until(({ blocked }) => blocked?.includes(1) === true)
    await bram.ask({ do: 'phrase', phrase: 'oops' })
    await bram.ask({ do: 'ready', ready: true })
    await anna.until(({ table }) => table.players[1]!.ready)
    expect([anna.talk.size, bram.talk.size]).toEqual([0, 1])

    const next = await createTable(address, open('Anna'), ofAnna)
    expect(await lobby(ofBram)).not.toContain(next.match)
    expect(await lobby()).toContain(next.match)
    const full = await createTable(address, usual('dammen', 2, { openness: 'lobby' }))
    await join(full.match)
    const refused = await join(full.match, ofBram)
    expect(refused).toMatchObject({ status: 409, body: { code: 'no-free-seat' } })
    expect(await join(next.match, ofBram)).toEqual(refused)
    expect(await join(next.match, ofBram, next.invite)).toMatchObject({ status: 200 })

    expect((await unblock(handle!, ofBram)).status).toBe(204)
    const other = await createTable(address, open('Anna'), ofAnna)
    expect(await lobby(ofBram)).not.toContain(other.match)
    expect((await unblock(handle!, ofAnna)).status).toBe(204)
    expect(await lobby(ofBram)).toContain(other.match)
  })
  it('says at every door what is wrong', async () => {
    const created = await createTable(address, usual('dammen', 2, { openness: 'lobby' }))
    const wrong = { status: 400, body: { code: 'bad-body' } }
    for (const secret of ['short', 'x'.repeat(65), `${'x'.repeat(30)} y`]) {
      expect(await post(address, '/api/tables', usual('dammen', 2), secret)).toMatchObject(wrong)
      expect(await join(created.match, secret)).toMatchObject(wrong)
      const answers = [
        await fetch(`${address}/api/lobby`, { headers: sentBy(secret) }),
        await unblock('handle', secret),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(400)
        expect(await answer.text()).toContain(BROWSER_HEADER)
      }
    }
    expect((await unblock('handle')).status).toBe(400)
    expect((await unblock('no%20handle', randomUUID())).status).toBe(400)
    expect((await unblock('unknown', randomUUID())).status).toBe(204)
  })
})

afterAll(() => people.forEach((player) => player.leave()))
