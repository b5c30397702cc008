import type { Page, WebSocketRoute } from '@playwright/test'
import type { Answer, Frame, News, Request } from '@spellendoos/wire'

/** What the page may hear, or the server. */
type Way = 'up' | 'down'

/**
 * The cable between somebody's page and the table, in the hands of the test: it knows all that went through, can be
 * slow, and can hold back what the page says until the test lets it go.
 */
export class Cable {
  readonly requests: Request[] = []
  readonly answers: Answer[] = []
  /** The last news that reached the page. */
  news: News | undefined
  readonly #lag: number
  readonly #held: (() => void)[] = []
  #holding = false
  readonly #waiting = new Set<() => void>()

  private constructor(lag: number) {
    this.#lag = lag
  }

  /** Lays the cable before the page is opened; every frame takes this many milliseconds, either way. */
  static async open(page: Page, lag = 0): Promise<Cable> {
    const cable = new Cable(lag)
    await page.routeWebSocket(/\/api\/socket/, (socket) => cable.#join(socket))
    return cable
  }

  /** The match as the page knows it. */
  get match(): NonNullable<News['match']> {
    const match = this.news?.match
    if (match === undefined) throw new Error('no match has begun')
    return match
  }
  get seat(): number {
    return this.news!.you as number
  }
  /** How many requests wait in the cable. */
  get held(): number {
    return this.#held.length
  }

  /** What the page says from now on stays in the cable. */
  hold(): void {
    this.#holding = true
  }
  letGo(): void {
    this.#holding = false
    for (const send of this.#held.splice(0)) send()
  }

  /** The answer to a request, whenever it comes. */
  async answerTo({ id }: Request): Promise<Answer> {
    const find = () => this.answers.find((answer) => answer.id === id)
    await this.until(() => find() !== undefined)
    return find()!
  }
  /** Waits until what went through fits. */
  until(fits: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!fits()) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  #join(page: WebSocketRoute): void {
    const server = page.connectToServer()
    page.onMessage((text) => {
      const frame = String(text)
      const send = () => this.#carry('up', frame, () => server.send(frame))
      this.requests.push(JSON.parse(frame) as Request)
      if (this.#holding) this.#held.push(send)
      else send()
      this.#tell()
    })
    server.onMessage((text) => {
      const frame = String(text)
      this.#carry('down', frame, () => page.send(frame))
    })
  }
  #carry(way: Way, text: string, on: () => void): void {
    const arrive = () => {
      on()
      if (way === 'down') this.#hear(JSON.parse(text) as Frame)
    }
    if (this.#lag === 0) arrive()
    else setTimeout(arrive, this.#lag)
  }
  #hear(frame: Frame): void {
    if (frame.is === 'news') this.news = frame
    if (frame.is === 'answer') this.answers.push(frame)
    this.#tell()
  }
  #tell(): void {
    for (const look of this.#waiting) look()
  }
}
