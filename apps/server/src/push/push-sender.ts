import { createHash } from 'node:crypto'
import type { PushTarget, PushPayload } from '@spellendoos/wire'
import type { AwaitedPlayer, Services } from '../tables/services.ts'
import { reasonOf } from '../log-text.ts'
import type { Deliver } from './deliver.ts'
import { encryptMessage } from './encrypt.ts'
import type { Vapid } from './vapid.ts'
import { YOUR_TURN } from './texts.ts'

/** The result of a message, or why a browser could not be reached. */
export type PushResult = 'sent' | 'gone' | 'failed' | 'dropped'

interface Letter extends AwaitedPlayer {
  readonly bell: PushTarget
  readonly tries: number
}

/**
 * How many messages are sent at once, and how many may wait; further ones are dropped, because the game does not need
 * them.
 */
const LANES = 16
const MOST_WAITING = 1000
/** Milliseconds before each retry. */
const PAUSES = [10_000, 120_000]
/** Every message has the same length, so that nobody in between can infer the game or the language from it. */
const LENGTH = 400
/** How many seconds a push service stores a message for a browser that is not reachable. */
const KEPT_FOR = 7 * 24 * 3600
/** The browser has given up its subscription. */
const GONE = [404, 410]
const isTaken = (status: number) => status >= 200 && status < 300
const isPassing = (status: number) => status === 429 || status >= 500

/** Sends messages to people who are not at a table that is waiting for them. It is not awaited and never fails. */
export class PushSender {
  readonly #services: Pick<Services, 'store' | 'now' | 'after' | 'log'>
  readonly #vapid: Vapid
  readonly #deliver: Deliver
  readonly #count: (rung: PushResult) => void
  readonly #stop = new AbortController()
  readonly #queue: (() => Promise<void>)[] = []
  readonly #resting = new Set<() => void>()
  #lanes = 0

  constructor(
    services: Pick<Services, 'store' | 'now' | 'after' | 'log'>,
    vapid: Vapid,
    deliver: Deliver,
    count: (rung: PushResult) => void = () => undefined,
  ) {
    this.#services = services
    this.#vapid = vapid
    this.#deliver = deliver
    this.#count = count
  }

  readonly notify = (awaited: AwaitedPlayer): void => {
    this.#do(async () => {
      const bells = await this.#services.store.pushTargets(awaited.match, awaited.key)
      for (const bell of bells) this.#do(() => this.#write({ ...awaited, bell, tries: 0 }))
    })
  }
  close(): void {
    this.#stop.abort()
    this.#queue.length = 0
    for (const call of this.#resting) call()
    this.#resting.clear()
  }

  #do(task: () => Promise<void>): void {
    if (this.#stop.signal.aborted) return
    if (this.#queue.length + this.#resting.size >= MOST_WAITING) return this.#count('dropped')
    this.#queue.push(task)
    if (this.#lanes < LANES) void this.#work()
  }
  async #work(): Promise<void> {
    this.#lanes++
    for (let task = this.#queue.shift(); task !== undefined; task = this.#queue.shift()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other in this lane
        await task()
      } catch (error) {
        this.#count('failed')
        this.#services.log.warn({ error: reasonOf(error) }, 'a bell was not rung')
      }
    }
    this.#lanes--
  }

  async #write(letter: Letter): Promise<void> {
    const { match, key, bell } = letter
    const status = await this.#send(letter).catch(() => undefined)
    if (this.#stop.signal.aborted) return
    if (status !== undefined && GONE.includes(status)) {
      await this.#services.store.removePushTarget(match, key, bell.endpoint)
      return this.#count('gone')
    }
    if (status !== undefined && isTaken(status)) return this.#count('sent')
    const pause = PAUSES[letter.tries]
    if (pause === undefined || (status !== undefined && !isPassing(status))) return this.#count('failed')
    const call = this.#services.after(pause, () => {
      this.#resting.delete(call)
      this.#do(() => this.#write({ ...letter, tries: letter.tries + 1 }))
    })
    this.#resting.add(call)
  }

  async #send({ match, game, bell }: Letter): Promise<number> {
    const { endpoint, lang } = bell
    const to = new URL(endpoint)
    const body = encryptMessage(
      JSON.stringify({ match, title: game[lang], body: YOUR_TURN[lang] } satisfies PushPayload),
      bell,
      LENGTH,
    )
    const headers = {
      authorization: this.#vapid.authorization(to, this.#services.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: KEPT_FOR,
      urgency: 'normal',
      // A message that has not been fetched yet is replaced by the next of the same table; the topic reveals nothing.
      topic: createHash('sha256').update(`${match} ${endpoint}`).digest('base64url').slice(0, 32),
    }
    return this.#deliver({ to, headers, body }, this.#stop.signal)
  }
}
