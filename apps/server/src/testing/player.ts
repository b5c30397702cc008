import { randomBytes, randomUUID } from 'node:crypto'
import type { Replay } from '@spellendoos/fair'
import type { Eye, Seat } from '@spellendoos/kernel'
import {
  BROWSER_HEADER,
  type Answer,
  type CloseReason,
  type Frame,
  type TableKeys,
  type News,
  type TalkMessage,
  type NewTable,
  type Command,
} from '@spellendoos/wire'
import { WebSocket } from 'ws'
import { Part } from './part.ts'

/** A client that receives nothing for this long tries elsewhere. */
const PATIENCE = 5_000

/** A table request with the usual settings. */
export const usual = (game: string, seats: number, changes: Partial<NewTable> = {}): NewTable => ({
  id: randomUUID(),
  game,
  seats,
  options: {},
  pace: { kind: 'none' },
  patience: 0,
  openness: 'link',
  name: 'Anna',
  seat: 0,
  levels: new Array<number>(seats).fill(0),
  ...changes,
})

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what comes back
export async function post<Body>(
  address: string,
  path: string,
  body: unknown,
  browser?: string,
): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sentBy(browser) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as Body }
}
export const createTable = async (
  address: string,
  newTable: NewTable,
  browser?: string,
): Promise<TableKeys> => (await post<TableKeys>(address, '/api/tables', newTable, browser)).body
/** The header by which a browser identifies itself. */
export const sentBy = (browser?: string): Record<string, string> =>
  browser === undefined ? {} : { [BROWSER_HEADER]: browser }

/**
 * Somebody at an online table, like a browser: reconnects when the connection breaks, repeats unanswered requests, and
 * takes part in chance by itself.
 */
export class TestPlayer {
  readonly frames: string[] = []
  /** What was said, by time and seat. */
  readonly talk = new Map<string, TalkMessage>()
  /** All addresses that can be tried, one after the other. */
  readonly addresses: string[]
  readonly match: string
  /** The key that opens the seat now, as far as known. */
  key: string
  you: Eye | undefined
  news: News | undefined
  bye: CloseReason | undefined
  /** How many sockets it has had. */
  lines = 0
  #socket: WebSocket | undefined
  #next = 0
  readonly #open = new Map<string, { command: Command; resolve: (answer: Answer) => void }>()
  readonly #waiting = new Set<() => void>()
  readonly #part: Part
  #left = false

  constructor(addresses: string | readonly string[], match: string, key: string) {
    this.addresses = [addresses].flat()
    this.match = match
    this.key = key
    this.#part = new Part(match, randomBytes(32).toString('hex'))
    void this.#connect()
  }

  /** Sends a command until it is answered. */
  ask(command: Command, id: string = randomUUID()): Promise<Answer> {
    return new Promise((resolve) => {
      this.#open.set(id, { command, resolve })
      this.#send(id)
    })
  }
  /** Waits until the news meets a condition. */
  until(fits: (news: News) => boolean): Promise<News> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.news === undefined || !fits(this.news)) return
        this.#waiting.delete(look)
        resolve(this.news)
      }
      this.#waiting.add(look)
      look()
    })
  }
  async sit(name: string): Promise<void> {
    await this.ask({ do: 'sit', name })
    await this.ask({ do: 'ready', ready: true })
  }
  /** Signs the match as its replay records it. */
  sign(replay: Replay): Promise<Answer> {
    return this.ask(this.#part.sign(this.you as Seat, replay))
  }
  /** Breaks the connection; the player reconnects. */
  drop(): void {
    this.#socket?.terminate()
  }
  leave(): void {
    this.#left = true
    this.#socket?.terminate()
  }

  async #connect(): Promise<void> {
    if (this.#left) return
    const address = this.addresses[this.#next++ % this.addresses.length]!
    try {
      const { status, body } = await post<{ ticket: string; you: Eye; key?: string }>(
        address,
        `/api/tables/${this.match}/ticket`,
        { key: this.key, ...this.#keyed() },
      )
      if (status !== 200) throw new Error(String(status))
      this.key = body.key ?? this.key
      this.you = body.you
      const url = `${address.replace('http', 'ws')}/api/socket?ticket=${body.ticket}&since=${this.news?.length ?? 0}`
      const socket = new WebSocket(url, { handshakeTimeout: PATIENCE })
      this.#socket = socket
      this.lines++
      socket.on('open', () => {
        for (const id of this.#open.keys()) this.#send(id)
      })
      socket.on('message', (data: Buffer) => this.#take(data.toString()))
      socket.on('error', () => undefined)
      socket.on('close', () => this.#again())
    } catch {
      this.#again()
    }
  }
  /** The id of a request that may have brought another key. */
  #keyed(): { id?: string } {
    const keyed = [...this.#open].find(([, { command }]) => command.do === 'sit' || command.do === 'renew')
    return keyed === undefined ? {} : { id: keyed[0] }
  }
  #again(): void {
    if (!this.#left) setTimeout(() => void this.#connect(), 50)
  }
  #send(id: string): void {
    const asked = this.#open.get(id)
    if (asked !== undefined && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ ...asked.command, id }))
    }
  }
  #take(text: string): void {
    const frame = JSON.parse(text) as Frame
    if (frame.is === 'beat') return
    this.frames.push(text)
    if (frame.is === 'bye') this.bye = frame.why
    else if (frame.is === 'answer') {
      const { command, resolve } = this.#open.get(frame.id) ?? {}
      const own = command?.do === 'sit' || (command?.do === 'renew' && command.seat === this.you)
      if (own && frame.key !== undefined) this.key = frame.key
      resolve?.(frame)
      this.#open.delete(frame.id)
    } else {
      this.news = frame
      for (const said of frame.talk) this.talk.set(`${said.at} ${said.seat}`, said)
      this.#contribute(frame)
      for (const look of this.#waiting) look()
    }
  }
  #contribute(news: News): void {
    const command = this.#part.command(news)
    if (command === undefined || this.#open.has(command.id)) return
    const { id, ...rest } = command
    void this.ask(rest, id)
  }
}
