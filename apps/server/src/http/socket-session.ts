import { nextTick } from 'node:process'
import type { Duplex } from 'node:stream'
import type { Answer, CloseReason, Frame, Command } from '@spellendoos/wire'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Eye } from '@spellendoos/kernel'
import { TableUnavailable } from '../tables/stored-room.ts'
import type { Listener } from '../tables/table-presence.ts'
import type { TableActor } from '../tables/table-actor.ts'
import type { Metrics } from '../metrics.ts'
import { faultOf } from '../store/fault.ts'
import type { Beating } from './heartbeat.ts'
import { TokenBucket } from './token-bucket.ts'
import { readRequest } from './schemas.ts'
import type { TicketClaim } from './tickets.ts'

/** Requests that a socket may send at once, and a second after that. */
const BURST = 40
const PER_SECOND = 20
/** Requests of one socket that may wait for their answers. */
const MOST_WAITING = 64
/** A client that does not read is disconnected at this many unread bytes, not counting the last frame. */
const MOST_UNREAD = 256 * 1024
/** How long a dismissed client may take to close its socket. */
const GOING = 2_000
/** Said of a socket that nobody closed: its line broke, or its machine sleeps. */
const NO_GOODBYE = 1006
/** Answers after which coming back makes sense, and after which it does not. */
const CODES: Record<CloseReason, number> = {
  closing: 1012,
  'too-slow': 1008,
  'too-fast': 1008,
  misshapen: 1007,
  revoked: 4001,
  deleted: 4004,
}

/** Where a session reports what came of its requests. */
export interface SessionMonitor {
  readonly metrics: Metrics
  readonly log: Pick<Logger, 'error'>
}

const BEAT = JSON.stringify({ is: 'beat' } satisfies Frame)

/** A client's socket at a table. */
export class SocketSession implements Listener, Beating {
  readonly eye: Eye
  key: string
  since: number
  readonly socket: WebSocket
  quiet = 0
  /** What the socket's frames go through. */
  readonly #stream: Duplex
  readonly #table: TableActor
  readonly #monitor: SessionMonitor
  readonly #bucket: TokenBucket
  #waiting = 0
  /** The length of the last frame. */
  #last = 0
  #gone = false
  /** Why this socket is sent away once what it asked is answered. */
  #closeLater: CloseReason | undefined

  constructor(
    socket: WebSocket,
    stream: Duplex,
    table: TableActor,
    held: TicketClaim,
    since: number,
    monitor: SessionMonitor,
  ) {
    this.socket = socket
    this.#stream = stream
    this.#table = table
    this.eye = held.eye
    this.key = held.key
    this.since = since
    this.#monitor = monitor
    this.#bucket = new TokenBucket(BURST, PER_SECOND, () => performance.now())
  }

  /** Sits down; from here on everything goes by itself. */
  async start(): Promise<void> {
    this.socket.on('message', (data: Buffer, binary: boolean) => {
      if (binary) this.close('misshapen')
      else void this.#take(data.toString())
    })
    // Pings are answered by themselves, and pongs cost time too: nobody sends them without end.
    for (const signal of ['ping', 'pong'])
      this.socket.on(signal, () => {
        if (!this.#bucket.take()) this.close('too-fast')
      })
    this.socket.on('close', (code) => this.#leave(code === NO_GOODBYE))
    this.socket.on('error', () => this.#leave(true))
    try {
      await this.#table.listen(this)
    } catch (error) {
      this.#fail('listen', error)
    }
  }

  send(frame: string): void {
    if (!this.#gone) this.#send(frame)
  }
  #send(frame: string): void {
    // One long frame is sent to a client that has read the others: reconnecting would bring the same one.
    if (this.socket.bufferedAmount - this.#last >= MOST_UNREAD) return this.close('too-slow')
    this.#last = frame.length
    this.quiet = 0
    // The mover gets the answer right after the news: both are sent in one write.
    if (this.#stream.writableCorked === 0) {
      this.#stream.cork()
      nextTick(() => this.#stream.uncork())
    }
    this.socket.send(frame)
  }
  beat(): void {
    // What is still on its way is sign enough.
    if (!this.#gone && this.socket.bufferedAmount === 0) this.socket.send(BEAT)
  }
  close(why: CloseReason): void {
    if (this.#gone) return
    this.#leave()
    // A client that gives up or loses a key first gets the answers to what it asked with it.
    if (why === 'revoked' && this.#waiting > 0) this.#closeLater = why
    else this.#part(why)
  }
  #part(why: CloseReason): void {
    this.#monitor.metrics.closed(why)
    if (why === 'too-slow') return this.socket.terminate()
    this.socket.send(JSON.stringify({ is: 'bye', why } satisfies Frame))
    this.socket.close(CODES[why], why)
    setTimeout(() => this.socket.terminate(), GOING).unref()
  }

  async #take(text: string): Promise<void> {
    if (this.#gone) return
    if (!this.#bucket.take() || this.#waiting >= MOST_WAITING) return this.close('too-fast')
    const request = readRequest(text)
    if ('wrong' in request) {
      this.#monitor.metrics.malformed()
      return this.close('misshapen')
    }
    this.#waiting++
    const asked = performance.now()
    try {
      const answer = await this.#table.ask(this, request)
      this.#monitor.metrics.answered(request.do, answer.refusal === undefined, performance.now() - asked)
      if (!this.#gone || this.#closeLater !== undefined) this.#send(JSON.stringify(answer satisfies Answer))
    } catch (error) {
      // It is unknown whether it was done. A page that reconnects and asks again is told.
      this.#fail(request.do, error)
    } finally {
      this.#waiting--
      if (this.#closeLater !== undefined && this.#waiting === 0) this.#part(this.#closeLater)
    }
  }
  #fail(what: Command['do'] | 'listen', error: unknown): void {
    if (error instanceof TableUnavailable) return this.close('deleted')
    const { kind, message } = faultOf(error)
    this.#monitor.metrics.failed(what, kind)
    this.#monitor.log.error(
      { match: this.#table.match, wish: what, error: message },
      'a request at a table failed',
    )
    this.close('closing')
  }
  #leave(lost = false): void {
    if (this.#gone) return
    this.#gone = true
    this.#table.unlisten(this, lost)
  }
}
