import { nextTick } from 'node:process'
import type { Duplex } from 'node:stream'
import type { Answer, Bye, Frame } from '@spellendoos/wire'
import type { WebSocket } from 'ws'
import type { Eye } from '@spellendoos/kernel'
import { NoTable, type Ear } from '../hub/desk.ts'
import type { Hub } from '../hub/hub.ts'
import type { Meters } from '../meters.ts'
import { Bucket } from './bucket.ts'
import { readRequest } from './shapes.ts'
import type { Held } from './tickets.ts'

/** Requests that a socket may send at once, and a second after that. */
const BURST = 40
const PER_SECOND = 20
/** Requests of one socket that may wait for their answers. */
const MOST_WAITING = 64
/** Who does not read what is sent is let go at this many unread bytes, the last frame not counted. */
const MOST_UNREAD = 256 * 1024
/** How long somebody who was sent away may take to go. */
const GOING = 2_000
/** Said of a socket that nobody closed: its line broke, or its machine sleeps. */
const NO_GOODBYE = 1006
/** Answers after which coming back makes sense, and after which it does not. */
const CODES: Record<Bye, number> = {
  closing: 1012,
  'too-slow': 1008,
  'too-fast': 1008,
  misshapen: 1007,
  revoked: 4001,
  deleted: 4004,
}

/** Somebody's socket at a table. */
export class Guest implements Ear {
  readonly eye: Eye
  since: number
  readonly #socket: WebSocket
  /** What the socket's frames go through. */
  readonly #line: Duplex
  readonly #hub: Hub
  readonly #held: Held
  readonly #meters: Meters
  readonly #bucket: Bucket
  #waiting = 0
  /** The length of the last frame. */
  #last = 0
  #gone = false

  constructor(socket: WebSocket, line: Duplex, hub: Hub, held: Held, since: number, meters: Meters) {
    this.#socket = socket
    this.#line = line
    this.#hub = hub
    this.#held = held
    this.eye = held.eye
    this.since = since
    this.#meters = meters
    this.#bucket = new Bucket(BURST, PER_SECOND, () => performance.now())
  }

  /** Sits down; from here on everything goes by itself. */
  async sit(): Promise<void> {
    this.#socket.on('message', (data: Buffer, binary: boolean) => {
      if (binary) this.bye('misshapen')
      else void this.#take(data.toString())
    })
    // Every call is answered by itself; who calls without end and never reads would fill the queue.
    this.#socket.on('ping', () => {
      if (!this.#bucket.take()) this.bye('too-fast')
    })
    this.#socket.on('close', (code) => this.#leave(code === NO_GOODBYE))
    this.#socket.on('error', () => this.#leave(true))
    try {
      await this.#hub.listen(this.#held.match, this, this.#held.shown)
    } catch (error) {
      this.bye(error instanceof NoTable ? 'deleted' : 'closing')
    }
  }

  hear(frame: string): void {
    if (this.#gone) return
    // A frame that is long by itself gets through to who has read the others: coming back would bring the same one.
    if (this.#socket.bufferedAmount - this.#last >= MOST_UNREAD) return this.bye('too-slow')
    this.#last = frame.length
    // Who moved hears the answer right after the news: both leave in one go.
    if (this.#line.writableCorked === 0) {
      this.#line.cork()
      nextTick(() => this.#line.uncork())
    }
    this.#socket.send(frame)
  }
  bye(why: Bye): void {
    if (this.#gone) return
    this.#leave()
    this.#meters.dismissed(why)
    if (why === 'too-slow') return this.#socket.terminate()
    this.#socket.send(JSON.stringify({ is: 'bye', why } satisfies Frame))
    this.#socket.close(CODES[why], why)
    setTimeout(() => this.#socket.terminate(), GOING).unref()
  }

  async #take(text: string): Promise<void> {
    if (this.#gone) return
    if (!this.#bucket.take() || this.#waiting >= MOST_WAITING) return this.bye('too-fast')
    const request = readRequest(text)
    if ('wrong' in request) {
      this.#meters.misshapen()
      return this.bye('misshapen')
    }
    this.#waiting++
    const asked = performance.now()
    try {
      const answer = await this.#hub.ask(this.#held.match, this.eye, request)
      this.#meters.answered(request.do, answer.refusal === undefined, performance.now() - asked)
      this.hear(JSON.stringify(answer satisfies Answer))
    } catch (error) {
      // Nobody knows whether it was done. Who comes back and asks again is told.
      this.bye(error instanceof NoTable ? 'deleted' : 'closing')
    } finally {
      this.#waiting--
    }
  }
  #leave(lost = false): void {
    if (this.#gone) return
    this.#gone = true
    this.#hub.unlisten(this.#held.match, this, lost)
  }
}
