/** Raw clients that try to see or play where they do not sit. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer, CloseReason, Eye, Frame, TableKeys, News, NewTable, Command } from '@spellendoos/wire'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from './config.ts'
import { startServer, type Running } from './server.ts'
import { Part } from './testing/part.ts'
import { createTable, post, usual } from './testing/player.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-seats-'))
let server: Running
let address: string
const sockets: Raw[] = []

beforeAll(async () => {
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SPELLENDOOS_STORE: `sqlite:${join(folder, 'tables.db')}`,
    SPELLENDOOS_REQUESTS_PER_MINUTE: '100000',
  })
  if (!read.ok) throw new Error(read.wrong.join())
  server = await startServer(read.config)
  address = `http://127.0.0.1:${server.port}`
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** One socket that never comes back, and everything it was ever sent. */
class Raw {
  readonly frames: Frame[] = []
  readonly match: string
  readonly #socket: WebSocket
  readonly #waiting = new Set<() => void>()

  static async open(match: string, key: string): Promise<Raw> {
    const { body } = await post<{ ticket: string }>(address, `/api/tables/${match}/ticket`, { key })
    const socket = new Raw(match, body.ticket)
    await socket.until(() => socket.news !== undefined || socket.bye !== undefined)
    return socket
  }
  private constructor(match: string, ticket: string) {
    this.match = match
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket?ticket=${ticket}`)
    this.#socket.on('message', (data: Buffer) => {
      this.frames.push(JSON.parse(data.toString()) as Frame)
      for (const look of this.#waiting) look()
    })
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => {
      for (const look of this.#waiting) look()
    })
    sockets.push(this)
  }
  get news(): News | undefined {
    return this.frames.findLast((frame) => frame.is === 'news')
  }
  get bye(): CloseReason | undefined {
    const bye = this.frames.find((frame) => frame.is === 'bye')
    return bye?.why
  }
  get closed(): boolean {
    return this.#socket.readyState >= WebSocket.CLOSING
  }
  /** The answer, or nothing where the socket was closed instead. */
  async ask(command: Command, id: string = randomUUID()): Promise<Answer | undefined> {
    const answer = () =>
      this.frames.find((frame): frame is Answer => frame.is === 'answer' && frame.id === id)
    if (!this.closed) this.#socket.send(JSON.stringify({ ...command, id }))
    await this.until(() => answer() !== undefined || this.closed)
    return answer()
  }
  async until(fits: () => boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!fits()) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }
  /** Sits down, and answers the key that is good from then on. */
  async sit(name: string, key: string): Promise<string> {
    const answer = await this.ask({ do: 'sit', name })
    if (answer?.refusal !== undefined) throw new Error(answer.refusal.code)
    return answer?.key ?? key
  }
  close(): void {
    this.#socket.terminate()
  }
}

const eyeOf = async (match: string, key: string): Promise<Eye | 'guest' | undefined> =>
  (await post<{ you?: Eye | 'guest' }>(address, `/api/tables/${match}/ticket`, { key })).body.you
const sitAnywhere = async (match: string, name: string, key?: string) =>
  (
    await post<{ seat: number; key: string }>(address, `/api/tables/${match}/join`, {
      id: randomUUID(),
      name,
      ...(key === undefined ? {} : { key }),
    })
  ).body
/** What an old socket or key was told that it should not have been: something about a match, or the end of a command. */
const told = (socket: Raw, from: number) => socket.frames.slice(from).filter((frame) => frame.is === 'news')

/** Everyone at these sockets is ready and brings a part of chance, until the cards are dealt. */
async function begin(seated: readonly Raw[]): Promise<void> {
  for (const socket of seated) await socket.ask({ do: 'ready', ready: true })
  const parts = new Map(seated.map((socket) => [socket, new Part(socket.match, 'a'.repeat(64))]))
  while (!seated.every(({ news }) => news?.match !== undefined && news.table.chance === undefined)) {
    const [socket, command] = seated
      .map((each) => [each, parts.get(each)!.command(each.news!)] as const)
      .find(([, due]) => due !== undefined) ?? [seated[0]!]
    if (command !== undefined) await socket.ask(command, command.id)
    await Promise.all(seated.map((each) => each.ask({ do: 'phrase', phrase: 'moment' })))
  }
}

/** A table where Anna, who created it, and Bram sit; Bram by the link of his seat. */
async function two(changes: Partial<NewTable> = {}) {
  const created: TableKeys = await createTable(address, usual('7ate9', 2, changes))
  const { match } = created
  const anna = await Raw.open(match, created.keys[0]!)
  const bram = await Raw.open(match, created.keys[1]!)
  const key = await bram.sit('Bram', created.keys[1]!)
  return { created, match, anna, bram, key }
}

describe('a key that is no longer the seat’s', () => {
  it('sees and does nothing from an old socket once its holder rose and somebody else sat down, at the host’s seat too', async () => {
    const created = await createTable(address, usual('7ate9', 2, { openness: 'lobby' }))
    const { match } = created
    const old = await Raw.open(match, created.keys[0]!)
    const bram = await sitAnywhere(match, 'Bram')
    const other = await Raw.open(match, bram.key)
    expect((await old.ask({ do: 'rise' }))?.refusal).toBeUndefined()
    const from = old.frames.length
    const stranger = await sitAnywhere(match, 'Stranger')
    expect(stranger.seat).toBe(0)
    const socket = await Raw.open(match, stranger.key)
    await begin([other, socket])
    expect((await old.ask({ do: 'act', act: 'resign' }))?.refusal ?? 'gone').not.toBeUndefined()
    expect((await old.ask({ do: 'renew', seat: 1 }))?.key).toBeUndefined()
    expect(told(old, from)).toEqual([])
    expect(old.bye).toBe('revoked')
    expect(await eyeOf(match, created.keys[0]!)).toBeUndefined()
    expect(socket.news?.match?.resigned).toEqual([])
  })
  it('loses its sockets when the host renews a leaked host link, and the host’s own socket goes on', async () => {
    const { created, match, anna } = await two()
    const thief = await Raw.open(match, created.keys[0]!)
    const renewed = await anna.ask({ do: 'renew', seat: 0 })
    expect(renewed?.key).toEqual(expect.any(String))
    await thief.until(() => thief.closed)
    expect(thief.bye).toBe('revoked')
    expect((await thief.ask({ do: 'renew', seat: 0 }))?.key).toBeUndefined()
    expect((await anna.ask({ do: 'phrase', phrase: 'hello' }))?.refusal).toBeUndefined()
    expect(anna.bye).toBeUndefined()
    expect(await eyeOf(match, renewed!.key!)).toBe(0)
    expect(await eyeOf(match, created.keys[0]!)).toBeUndefined()
  })
  it('opens no route: neither glance nor replay nor bell nor delete', async () => {
    const { created, match, anna } = await two()
    await anna.ask({ do: 'renew', seat: 0 })
    const bell = {
      endpoint: 'https://push.example/1',
      p256dh: 'a'.repeat(87),
      auth: 'a'.repeat(22),
      lang: 'nl',
    }
    for (const [path, more] of [['glance'], ['replay'], ['delete'], ['bell', bell]] as const) {
      const answer = await post(address, `/api/tables/${match}/${path}`, { key: created.keys[0], ...more })
      expect([path, answer.status]).toEqual([path, 403])
    }
  })
})

describe('the host', () => {
  it('does not keep the key of a seat whose own link its guest used', async () => {
    const { created, match, anna, bram, key } = await two()
    expect(await eyeOf(match, created.keys[1]!)).toBeUndefined()
    expect(await eyeOf(match, key)).toBe(1)
    await begin([anna, bram])
    const peek = await post<Frame>(address, `/api/tables/${match}/ticket`, { key: created.keys[1] })
    expect(peek.status).toBe(403)
  })
  it('renews nobody else’s link: not where somebody sits, and during a match at no other seat', async () => {
    const { anna, bram, match, key } = await two()
    expect((await anna.ask({ do: 'renew', seat: 1 }))?.refusal?.code).toBe('seat-taken')
    await begin([anna, bram])
    expect((await anna.ask({ do: 'renew', seat: 1 }))?.refusal?.code).toBe('only-own-link')
    expect(await eyeOf(match, key)).toBe(1)
    const own = await bram.ask({ do: 'renew', seat: 1 })
    expect(await eyeOf(match, own!.key!)).toBe(1)
    expect(bram.bye).toBeUndefined()
  })
  it('has no key to a seat that a computer player fills, and cannot take it over', async () => {
    const created = await createTable(address, usual('7ate9', 2))
    const { match } = created
    const anna = await Raw.open(match, created.keys[0]!)
    const peek = await Raw.open(match, created.keys[1]!)
    await anna.ask({ do: 'fill', seat: 1, level: 1 })
    await begin([anna])
    expect(await eyeOf(match, created.keys[1]!)).toBeUndefined()
    const answer = await peek.ask({ do: 'return' })
    expect(answer === undefined || answer.refusal !== undefined).toBe(true)
    expect(peek.bye).toBe('revoked')
    expect(peek.news?.match).toBeUndefined()
    expect(anna.news?.table.players[1]).toMatchObject({ level: 1 })
  })
})
