import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../config.ts'
import { startServer, type Running } from '../server.ts'
import { createTable, post, TestPlayer, usual } from '../testing/player.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-limits-'))
const running: Running[] = []
async function start(more: Record<string, string>): Promise<number> {
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SPELLENDOOS_STORE: `sqlite:${join(mkdtempSync(join(folder, 'store-')), 'tables.db')}`,
    SPELLENDOOS_REQUESTS_PER_MINUTE: '9999999',
    ...more,
  })
  if (!read.ok) throw new Error(read.wrong.join())
  const server = await startServer(read.config)
  running.push(server)
  return server.port
}
afterEach(async () => void (await Promise.all(running.splice(0).map((server) => server.close()))))
afterAll(() => rmSync(folder, { recursive: true }))

/** Sends exactly these bytes and reads until the server closes the connection. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (data: Buffer) => (heard += data.toString()))
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return heard
}
const statusOf = (heard: string): number => Number(/^HTTP\/1.1 (\d+)/.exec(heard)?.[1])
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers}\r\n`

/** Sends requests one after the other, and returns their statuses. */
async function statuses(port: number, requests: readonly string[]): Promise<readonly number[]> {
  const all: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const request of requests) all.push(statusOf(await raw(port, request)))
  return all
}
const OK_TWICE_THEN_TOO_MANY = [200, 200, 429, 429]
const fourTimes = <T>(make: (i: number) => T): readonly T[] => [0, 1, 2, 3].map(make)

describe('requests are counted by the route they reach', () => {
  it.each([
    ['as usual', '/api/lobby'],
    ['with signs in percent', '/%61pi/lobby'],
    ['with signs in percent further on', '/api/l%6Fbby'],
    ['as an absolute URL', 'http://127.0.0.1/api/lobby'],
    ['as an absolute URL of somebody else', 'http://elsewhere.example/api/lobby'],
    ['with a question', '/api/lobby?a=/healthz'],
  ])('written %s', async (_, target) => {
    const port = await start({ SPELLENDOOS_REQUESTS_PER_MINUTE: '2' })
    expect(
      await statuses(
        port,
        fourTimes(() => get(target)),
      ),
    ).toEqual(OK_TWICE_THEN_TOO_MANY)
  })
  it('written differently every time', async () => {
    const port = await start({ SPELLENDOOS_REQUESTS_PER_MINUTE: '2' })
    const targets = ['/%61pi/lobby', '/api/lobby', 'http://127.0.0.1/%61pi/lobby', '/a%70i/lobby']
    expect(
      await statuses(
        port,
        targets.map((target) => get(target)),
      ),
    ).toEqual(OK_TWICE_THEN_TOO_MANY)
  })
  it('also where there is nothing', async () => {
    const port = await start({ SPELLENDOOS_REQUESTS_PER_MINUTE: '2' })
    expect(
      await statuses(
        port,
        fourTimes((i) => get(`/api/nothing-${i}`)),
      ),
    ).toEqual([404, 404, 429, 429])
  })
  it.each(['//api/lobby', '/API/lobby', '/api//lobby', '/./api/lobby', '/x/../api/lobby'])(
    'and %s reaches none',
    async (target) => {
      const port = await start({})
      expect(await statuses(port, [get(target)])).toEqual([404])
    },
  )
  it('and the answer says which limit it is', async () => {
    const port = await start({ SPELLENDOOS_REQUESTS_PER_MINUTE: '2' })
    const answers = [await raw(port, get('/api/lobby')), await raw(port, get('/api/lobby'))]
    expect(answers.map(statusOf)).toEqual([200, 200])
    expect(await raw(port, get('/api/lobby'))).toContain('2 requests a minute')
  })
})

describe('behind a proxy', () => {
  const forwarded = (by: string) => `X-Forwarded-For: ${by}\r\n`

  it('a made-up beginning of X-Forwarded-For changes nothing for requests', async () => {
    const port = await start({ SPELLENDOOS_PROXY: '1', SPELLENDOOS_REQUESTS_PER_MINUTE: '2' })
    const requests = fourTimes((i) => get('/api/lobby', forwarded(`10.0.0.${i}, 192.0.2.1`)))
    expect(await statuses(port, requests)).toEqual(OK_TWICE_THEN_TOO_MANY)
  })
  it('nor does one in a header of its own', async () => {
    const port = await start({ SPELLENDOOS_PROXY: '1', SPELLENDOOS_REQUESTS_PER_MINUTE: '2' })
    const requests = fourTimes((i) => get('/api/lobby', forwarded(`10.0.0.${i}`) + forwarded('192.0.2.1')))
    expect(await statuses(port, requests)).toEqual(OK_TWICE_THEN_TOO_MANY)
  })
  it('of two proxies only the two last addresses are believed', async () => {
    const port = await start({ SPELLENDOOS_PROXY: '2', SPELLENDOOS_REQUESTS_PER_MINUTE: '2' })
    const requests = fourTimes((i) => get('/api/lobby', forwarded(`10.0.0.${i}, 192.0.2.1, 10.9.9.${i}`)))
    expect(await statuses(port, requests)).toEqual(OK_TWICE_THEN_TOO_MANY)
  })
  it('visitors are told apart, and those of one /64 are not', async () => {
    const port = await start({ SPELLENDOOS_PROXY: '1', SPELLENDOOS_REQUESTS_PER_MINUTE: '2' })
    const apart = fourTimes((i) => get('/api/lobby', forwarded(`192.0.2.${i}`)))
    expect(await statuses(port, apart)).toEqual([200, 200, 200, 200])
    const together = fourTimes((i) => get('/api/lobby', forwarded(`2001:db8::${i + 1}`)))
    expect(await statuses(port, together)).toEqual(OK_TWICE_THEN_TOO_MANY)
  })
  it('without one the header is nobody’s word', async () => {
    const port = await start({ SPELLENDOOS_REQUESTS_PER_MINUTE: '2' })
    const requests = fourTimes((i) => get('/api/lobby', forwarded(`192.0.2.${i}`)))
    expect(await statuses(port, requests)).toEqual(OK_TWICE_THEN_TOO_MANY)
  })
  it('a made-up beginning opens no more sockets, and says which limit it is', async () => {
    const port = await start({ SPELLENDOOS_PROXY: '1', SPELLENDOOS_SOCKETS_PER_ADDRESS: '2' })
    const address = `http://127.0.0.1:${port}`
    const created = await createTable(address, usual('dammen', 2))
    const ticket = async (by: string) => {
      const response = await fetch(`${address}/api/tables/${created.match}/ticket`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': by },
        body: JSON.stringify({ key: created.watch }),
      })
      return (await response.json()) as { ticket?: string; text?: { en: string } }
    }
    const by = (i: number) => `10.0.0.${i}, 192.0.2.1`
    const tickets = await Promise.all(fourTimes((i) => ticket(by(i))))
    const opened = await Promise.all(
      tickets.map(async (each, i) => {
        const headers = { 'x-forwarded-for': by(i) }
        const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket?ticket=${each.ticket}`, { headers })
        return Promise.race([
          once(socket, 'open').then(() => 'open'),
          once(socket, 'unexpected-response').then(() => 'refused'),
        ])
      }),
    )
    expect(opened.filter((each) => each === 'open')).toHaveLength(2)
    // A browser cannot read why a socket was refused, so it is told beforehand.
    expect(await ticket(by(9))).toMatchObject({
      code: 'too-many-sockets',
      text: { en: expect.stringContaining(' 2 ') as string },
    })
  })
  it.each([
    ['no', 0],
    ['0', 0],
    ['yes', 1],
    ['3', 3],
  ])('SPELLENDOOS_PROXY=%s trusts %i', (SPELLENDOOS_PROXY, hops) => {
    expect(readConfig({ SPELLENDOOS_PROXY })).toMatchObject({ config: { SPELLENDOOS_PROXY: hops } })
  })
  it.each(['-1', '1.5', 'true', '10.0.0.1'])('SPELLENDOOS_PROXY=%s is refused in a sentence', (text) => {
    expect(readConfig({ SPELLENDOOS_PROXY: text })).toEqual({
      ok: false,
      wrong: ['SPELLENDOOS_PROXY must be the number of proxies in front: 0, 1, 2 ….'],
    })
  })
})

describe('connections', () => {
  const open = async (port: number): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }

  it('of one address are bounded, with words, and one that closes makes room', async () => {
    const port = await start({ SPELLENDOOS_CONNECTIONS_PER_ADDRESS: '3' })
    const held = await Promise.all([open(port), open(port), open(port)])
    // They are counted once the server has accepted them, which its answer shows.
    for (const socket of held) {
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await once(socket, 'data')
    }
    const refused = await raw(port, '')
    expect(statusOf(refused)).toBe(429)
    expect(refused).toContain('3 connections')
    held[0].destroy()
    await expect.poll(async () => statusOf(await raw(port, get('/healthz'))), { timeout: 5_000 }).toBe(200)
  })
  it.each(['/', '/healthz', '/api/lobby', '/nothing'])('become no socket at %s', async (path) => {
    const port = await start({})
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const heard = await raw(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${upgrade}\r\n`)
    expect(statusOf(heard)).toBe(404)
  })
  it('are closed after a few seconds where they say nothing, or begin a request and never end it', async () => {
    const port = await start({})
    const silent = await Promise.all(Array.from({ length: 20 }, () => open(port)))
    const [dropping, second] = await Promise.all([open(port), open(port)])
    dropping.write('GET /api/lobby HTTP/1.1\r\n')
    const drops = setInterval(() => dropping.write('x: y\r\n'), 300)
    second.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(second, 'data')
    second.write('GET /hea')
    const began = performance.now()
    await Promise.all([...silent, dropping, second].map((socket) => socket.resume() && once(socket, 'close')))
    clearInterval(drops)
    expect(performance.now() - began).toBeLessThan(13_000)
  })
})

describe('the lobby', () => {
  const newTable = () => usual('dammen', 2, { openness: 'lobby' })
  const creating = (port: number, browser?: string) =>
    post<{ match?: string; code?: string; text?: { en: string } }>(
      `http://127.0.0.1:${port}`,
      '/api/tables',
      newTable(),
      browser,
    )

  it('one address creates only so many tables there, however many it asks for at once', async () => {
    const port = await start({ SPELLENDOOS_LOBBY_PER_ADDRESS: '4' })
    const all = await Promise.all(Array.from({ length: 20 }, () => creating(port)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(4)
    const refused = all.find(({ status }) => status === 429)!
    expect(refused.body.code).toBe('lobby-address-full')
    expect(refused.body.text!.en).toContain(' 4 ')
    // A link of one's own is nobody else's business.
    expect((await post(`http://127.0.0.1:${port}`, '/api/tables', usual('dammen', 2))).status).toBe(201)
  })
  it('one address sits down at only so many tables there, however often it tries', async () => {
    const port = await start({ SPELLENDOOS_PROXY: '1', SPELLENDOOS_LOBBY_PER_ADDRESS: '3' })
    const address = `http://127.0.0.1:${port}`
    const from = async (visitor: string, path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor }
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return {
        status: response.status,
        body: (await response.json()) as { match: string; invite: string; code?: string },
      }
    }
    const created = await Promise.all(fourTimes((i) => from(`192.0.2.${i}`, '/api/tables', newTable())))
    const tables = created.map(({ body }) => body)
    const join = (match: string, more = {}) =>
      from('198.51.100.1', `/api/tables/${match}/join`, {
        id: randomUUID(),
        name: 'Bram',
        ...more,
      })
    const [first, ...others] = tables.map(({ match }) => match)
    expect((await join(first!)).status).toBe(200)
    // The same again fails, because the seat is taken, and counts all the same.
    expect((await join(first!)).status).toBe(409)
    const all = await Promise.all(others.map((match) => join(match)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(all.find(({ status }) => status === 429)!.body.code).toBe('lobby-seats-full')
    // An invitation is nobody else’s business.
    const left = tables[all.findIndex(({ status }) => status === 429) + 1]!
    expect((await join(left.match, { key: left.invite })).status).toBe(200)
  })
  it('one browser creates fewer', async () => {
    const port = await start({})
    const browser = 'a-browser-with-a-long-secret'
    const all = await Promise.all(Array.from({ length: 6 }, () => creating(port, browser)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(3)
    expect((await creating(port, 'another-browser-with-a-secret')).status).toBe(201)
  })
  it('a table that left the lobby makes room, and the same request again is the same table', async () => {
    const port = await start({ SPELLENDOOS_LOBBY_PER_ADDRESS: '1' })
    const address = `http://127.0.0.1:${port}`
    const first = newTable()
    const created = await createTable(address, first)
    expect((await creating(port)).status).toBe(429)
    expect((await post<{ match: string }>(address, '/api/tables', first)).body.match).toBe(created.match)
    expect(
      (await post(address, `/api/tables/${created.match}/delete`, { key: created.keys[0] })).status,
    ).toBe(204)
    expect((await creating(port)).status).toBe(201)
  })
  it('a table that is full for a moment keeps its place, and makes room once its match has begun', async () => {
    const port = await start({ SPELLENDOOS_LOBBY_PER_ADDRESS: '1' })
    const address = `http://127.0.0.1:${port}`
    const created = await createTable(address, newTable())
    const anna = new TestPlayer(address, created.match, created.keys[0]!)
    await anna.ask({ do: 'fill', seat: 1, level: 1 })
    expect(await (await fetch(`${address}/api/lobby`)).json()).toEqual([])
    expect((await creating(port)).status).toBe(429)
    await anna.ask({ do: 'ready', ready: true })
    await anna.until((news) => news.match !== undefined)
    expect((await creating(port)).status).toBe(201)
    anna.leave()
  })
})
