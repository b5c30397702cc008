import { randomBytes, randomUUID } from 'node:crypto'
import { seatSeal } from '@spellendoos/fair'
import type { Eye } from '@spellendoos/kernel'
import {
  BROWSER_HEADER,
  type Answer,
  type Bye,
  type Frame,
  type Laid,
  type News,
  type Said,
  type TableWish,
  type Wish,
} from '@spellendoos/wire'
import { WebSocket } from 'ws'

/** Who hears nothing for so long tries elsewhere. */
const PATIENCE = 5_000

/** A table wish with everything left as it usually is. */
export const usual = (game: string, seats: number, wish: Partial<TableWish> = {}): TableWish => ({
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
  ...wish,
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
export const lay = async (address: string, wish: TableWish, browser?: string): Promise<Laid> =>
  (await post<Laid>(address, '/api/tables', wish, browser)).body
/** How a browser says which one it is. */
export const sentBy = (browser?: string): Record<string, string> =>
  browser === undefined ? {} : { [BROWSER_HEADER]: browser }

/**
 * Somebody at a table far away, as a browser would be: comes back when the line breaks, asks again what was
 * not answered, and takes part in the ceremony by itself.
 */
export class Player {
  readonly frames: string[] = []
  /** What was said, by time and seat. */
  readonly talk = new Map<string, Said>()
  /** Everyone whose address can be tried, one after the other. */
  readonly addresses: string[]
  readonly match: string
  readonly key: string
  you: Eye | undefined
  news: News | undefined
  bye: Bye | undefined
  #socket: WebSocket | undefined
  #next = 0
  readonly #open = new Map<string, { wish: Wish; resolve: (answer: Answer) => void }>()
  readonly #waiting = new Set<() => void>()
  readonly #contribution = randomBytes(32).toString('hex')
  #left = false

  constructor(addresses: string | readonly string[], match: string, key: string) {
    this.addresses = [addresses].flat()
    this.match = match
    this.key = key
    void this.#connect()
  }

  /** Sends a wish until it is answered. */
  ask(wish: Wish, id: string = randomUUID()): Promise<Answer> {
    return new Promise((resolve) => {
      this.#open.set(id, { wish, resolve })
      this.#send(id)
    })
  }
  /** Waits until what is known fits. */
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
  /** Breaks the line; it comes back by itself. */
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
      const { status, body } = await post<{ ticket: string; you: Eye }>(
        address,
        `/api/tables/${this.match}/ticket`,
        { key: this.key },
      )
      if (status !== 200) throw new Error(String(status))
      this.you = body.you
      const url = `${address.replace('http', 'ws')}/api/socket?ticket=${body.ticket}&since=${this.news?.seq ?? 0}`
      const socket = new WebSocket(url, { handshakeTimeout: PATIENCE })
      this.#socket = socket
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
  #again(): void {
    if (!this.#left) setTimeout(() => void this.#connect(), 50)
  }
  #send(id: string): void {
    const asked = this.#open.get(id)
    if (asked !== undefined && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ ...asked.wish, id }))
    }
  }
  #take(text: string): void {
    this.frames.push(text)
    const frame = JSON.parse(text) as Frame
    if (frame.is === 'bye') this.bye = frame.why
    else if (frame.is === 'answer') {
      this.#open.get(frame.id)?.resolve(frame)
      this.#open.delete(frame.id)
    } else {
      this.news = frame
      for (const said of frame.talk) this.talk.set(`${said.at} ${said.seat}`, said)
      this.#contribute(frame)
      for (const look of this.#waiting) look()
    }
  }
  #contribute({ table: { ceremony }, you }: News): void {
    if (ceremony === undefined || you === 'watcher') return
    const contribution = this.#contribution
    if (!ceremony.sealed[you]) {
      void this.ask(
        { do: 'seal', seal: seatSeal(this.match, you, contribution) },
        `seal ${ceremony.commitment.slice(0, 20)}`,
      )
    } else if (!ceremony.sealed.includes(false) && !ceremony.revealed[you]) {
      void this.ask({ do: 'reveal', contribution }, `reveal ${ceremony.commitment.slice(0, 20)}`)
    }
  }
}
