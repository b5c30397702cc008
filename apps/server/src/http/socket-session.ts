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
import type { MonitoredSocket } from './heartbeat.ts'
import { TokenBucket } from './token-bucket.ts'
import { readRequest } from './schemas.ts'
import type { TicketClaim } from './tickets.ts'

/** How many requests a socket may send at once, and per second after that. */
const BURST = 40
const PER_SECOND = 20
/** How many requests of one socket may wait for their answers. */
const MOST_WAITING = 64
/** A client that does not read is disconnected at this many unread bytes, not counting the last frame. */
const MOST_UNREAD = 256 * 1024
/** How long a dismissed client may take to close its socket. */
const GOING = 2_000
/** The close code of a socket that nobody closed: its connection broke, or its machine went to sleep. */
const NO_GOODBYE = 1006
/** Close codes after which it makes sense to reconnect, and after which it does not. */
const CODES: Record<CloseReason, number> = {
  closing: 1012,
  'too-slow': 1008,
  'too-fast': 1008,
  misshapen: 1007,
  revoked: 4001,
  deleted: 4004,
}

/** Where a session reports the results of its requests. */
export interface SessionMonitor {
  readonly metrics: Metrics
  readonly log: Pick<Logger, 'error'>
}

const BEAT = JSON.stringify({ is: 'beat' } satisfies Frame)

/** A client's socket at a table. */
export class SocketSession implements Listener, MonitoredSocket {
  readonly eye: Eye
  key: string
  since: number
  readonly socket: WebSocket
  quiet = 0
  /** The stream under the socket. */
  readonly #stream: Duplex
  readonly #table: TableActor
  readonly #monitor: SessionMonitor
  readonly #bucket: TokenBucket
  #waiting = 0
  /** The length of the last frame. */
  #last = 0
  #gone = false
  /** Why this socket will be closed once its requests have been answered. */
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

  /** Starts listening; everything after that happens by itself. */
  async start(): Promise<void> {
    this.socket.on('message', (data: Buffer, binary: boolean) => {
      if (binary) this.close('misshapen')
      else void this.#take(data.toString())
    })
    // Pings are answered automatically, and pongs cost time: a client that sends pings without end is disconnected.
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
    // One long frame may be sent to a client that has read the others: after reconnecting it would get the same one.
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
    // Data that is still being sent is sign of life enough.
    if (!this.#gone && this.socket.bufferedAmount === 0) this.socket.send(BEAT)
  }
  close(why: CloseReason): void {
    if (this.#gone) return
    this.#leave()
    // A client that leaves its seat or loses a key first gets the answers to its requests.
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
      { match: this.#table.match, command: what, error: message },
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
