import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { PassThrough } from 'node:stream'
import { setImmediate as pause } from 'node:timers/promises'
import { seededRng } from '@spellendoos/kernel'
import type { TableKeys } from '@spellendoos/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from './config.ts'
import { readRequest } from './http/schemas.ts'
import { SocketSession } from './http/socket-session.ts'
import type { TableActor } from './tables/table-actor.ts'
import { Metrics } from './metrics.ts'
import { startServer, type Running } from './server.ts'
import { tidyUp } from './testing/garbage.ts'
import { malformedBytes, malformedText } from './testing/malformed-requests.ts'
import { createTable, TestPlayer, post, usual } from './testing/player.ts'

const full = env['SPELLENDOOS_FULL'] === '1'
const FRAMES = full ? 1_000_000 : 8_000
const PER_SOCKET = 50
const AT_ONCE = 20
const MOST_GROWTH = 24 * 2 ** 20
const SEED = Number(env['SPELLENDOOS_SEED'] ?? 1)

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-'))
async function start(more: Record<string, string> = {}): Promise<Running> {
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SPELLENDOOS_STORE: `sqlite:${join(mkdtempSync(join(folder, 'store-')), 'tables.db')}`,
    SPELLENDOOS_REQUESTS_PER_MINUTE: '9999999',
    SPELLENDOOS_SOCKETS_PER_ADDRESS: '1000',
    ...more,
  })
  if (!read.ok) throw new Error(read.wrong.join())
  return startServer(read.config)
}
let server: Running
let address: string
beforeAll(async () => {
  server = await start()
  address = `http://127.0.0.1:${server.port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const ticketOf = async (created: TableKeys, key: string, at = address): Promise<string> =>
  (await post<{ ticket: string }>(at, `/api/tables/${created.match}/ticket`, { key })).body.ticket

/** A raw socket without a client library. */
async function bare(ticket: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  // A server that closes before it has read everything resets the connection.
  socket.on('error', () => undefined)
  socket.write(
    `GET /api/socket?ticket=${ticket} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(socket, 'data')
  return socket
}
function memory(): number {
  tidyUp()
  return process.memoryUsage().heapUsed
}

describe('malformed frames', () => {
  it(`a million of them: no crash, no leak, no growth, and others play on (seed ${SEED})`, async () => {
    const rng = seededRng(SEED)
    const table = await createTable(address, usual('dammen', 2))
    const [anna, bram] = table.keys.map((key) => new TestPlayer(address, table.match, key!)) as [
      TestPlayer,
      TestPlayer,
    ]
    await Promise.all([anna.sit('Anna'), bram.sit('Bram')])
    const play = async () => {
      const { match } = await anna.until((news) => typeof news.match?.turn[0] === 'number')
      const mover = match!.turn[0] === 0 ? anna : bram
      const news = await mover.until((each) => each.match?.turn[0] === mover.you)
      const answer = await mover.ask({
        do: 'move',
        move: news.match!.choices[0]!.move,
        seen: news.match!.seq,
      })
      expect(answer.refusal).toBeUndefined()
      await anna.until((each) => each.match!.seq > news.match!.seq)
    }
    const target = await createTable(address, usual('dammen', 2))
    const pelt = async () => {
      const socket = await bare(await ticketOf(target, rng(2) === 0 ? target.keys[0]! : target.watch))
      socket.resume()
      const gone = new Promise((resolve) => socket.once('close', resolve))
      for (let i = 0; i < PER_SOCKET; i++) socket.write(malformedBytes(rng))
      socket.end()
      await gone
    }
    const round = async (frames: number) => {
      for (let sent = 0; sent < frames; sent += AT_ONCE * PER_SOCKET) {
        // oxlint-disable-next-line no-await-in-loop -- some at a time
        await Promise.all(Array.from({ length: AT_ONCE }, pelt))
      }
    }
    await play()
    await round(FRAMES / 4)
    const before = memory()
    await play()
    await round((FRAMES * 3) / 4)
    await play()
    expect(memory() - before).toBeLessThan(MOST_GROWTH)
    expect(Object.prototype).not.toHaveProperty('seat')
    anna.leave()
    bram.leave()
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })
  it(`are told from requests without a throw, whatever stands in them (seed ${SEED})`, async () => {
    const rng = seededRng(SEED)
    let wrong = 0
    for (let i = 0; i < FRAMES; i++) {
      if ('wrong' in readRequest(malformedText(rng))) wrong++
      // The server of these tests lives in this process and has to see to its connections.
      // oxlint-disable-next-line no-await-in-loop
      if (i % 1000 === 0) await pause()
    }
    expect(wrong).toBeGreaterThan(FRAMES / 2)
  })
})

describe('who asks for too much is let go', () => {
  it('a socket that never reads', () => {
    const calls: string[] = []
    const socket = Object.assign(new EventEmitter(), {
      bufferedAmount: 0,
      send: () => calls.push('send'),
      terminate: () => calls.push('terminate'),
    })
    const table = {
      listen: () => Promise.resolve(),
      unlisten: () => calls.push('unlisten'),
    } as unknown as TableActor
    const held = { match: 'm', eye: 'watcher', key: 'k' } as const
    const session = new SocketSession(socket as unknown as WebSocket, new PassThrough(), table, held, 0, {
      metrics: new Metrics(),
      log: { error: () => undefined },
    })
    void session.start()
    // All moves of a double throw can be this long; anyone who reads them is sent them.
    const long = 'x'.repeat(400 * 1024)
    session.send(long)
    socket.bufferedAmount = long.length
    session.send('answer')
    socket.bufferedAmount = 0
    session.send('news')
    socket.bufferedAmount = 256 * 1024 + 'news'.length
    session.send('news')
    session.send('news')
    expect(calls).toEqual(['send', 'send', 'send', 'unlisten', 'terminate'])
  })
  it.each(['ping', 'pong'] as const)('a socket that sends one %s after the other', async (signal) => {
    const created = await createTable(address, usual('dammen', 2))
    const socket = new WebSocket(
      `ws://127.0.0.1:${server.port}/api/socket?ticket=${await ticketOf(created, created.watch)}`,
    )
    await once(socket, 'open')
    for (let i = 0; i < 200; i++) socket[signal]()
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(1008)
  })
  it('a socket that asks without end', async () => {
    const created = await createTable(address, usual('dammen', 2))
    const socket = new WebSocket(
      `ws://127.0.0.1:${server.port}/api/socket?ticket=${await ticketOf(created, created.watch)}`,
    )
    await once(socket, 'open')
    for (let i = 0; i < 200; i++) socket.send(`{"id":"${i}","do":"rise"}`)
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(1008)
  })
  it('more sockets than one address may have, however many ask at once', async () => {
    const small = await start({
      SPELLENDOOS_SOCKETS_PER_ADDRESS: '3',
      SPELLENDOOS_CONNECTIONS_PER_ADDRESS: '50',
    })
    const there = `http://127.0.0.1:${small.port}`
    const created = await createTable(there, usual('dammen', 2))
    const tickets = await Promise.all(
      Array.from({ length: 8 }, () => ticketOf(created, created.watch, there)),
    )
    const stayed = await Promise.all(
      tickets.map((ticket) => {
        const socket = new WebSocket(`ws://127.0.0.1:${small.port}/api/socket?ticket=${ticket}`)
        return new Promise<boolean>((resolve) => {
          socket.on('message', (data: Buffer) => resolve(data.toString().startsWith('{"is":"news"')))
          socket.on('error', () => resolve(false))
        })
      }),
    )
    expect(stayed.filter(Boolean)).toHaveLength(3)
    await small.close()
  })
  it('more requests than one address may make in a minute', async () => {
    const small = await start({ SPELLENDOOS_REQUESTS_PER_MINUTE: '5' })
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await fetch(`http://127.0.0.1:${small.port}/api/lobby`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    await small.close()
  })
  it.each([
    ['too long', JSON.stringify({ ...usual('dammen', 2), name: 'x'.repeat(5000) })],
    ['not JSON', '{'],
    ['poison', '{"__proto__":{"seats":1}}'],
    ['too deep', `{"options":${'['.repeat(500)}${']'.repeat(500)}}`],
  ])('a body that is %s', async (_, body) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${address}/api/tables`, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad-body' })
  })
  it.runIf(full)('a body that comes drop by drop', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': 1000 }
    const slow = request(`${address}/api/tables`, { method: 'POST', headers })
    slow.flushHeaders()
    const dropping = setInterval(() => slow.write(' '), 500)
    // The body is never complete: only the server can end this.
    const ended = await new Promise<number | undefined>((resolve) =>
      slow.on('error', () => resolve(408)).on('response', ({ statusCode }) => resolve(statusCode)),
    )
    clearInterval(dropping)
    slow.destroy()
    expect(ended).toBe(408)
  })
})
