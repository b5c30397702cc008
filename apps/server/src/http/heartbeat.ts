import { BEAT_AFTER } from '@spellendoos/wire'
import type { WebSocket } from 'ws'

/**
 * Every socket has its turn once a second; turns are spread over the second, so that sockets are never all handled at
 * once.
 */
const TURNS = 20
const SECOND = 1_000
/** Seconds between two pings. A client that has not answered the last two is gone. */
const PING_AFTER = 25
const MOST_UNANSWERED = 2

/** What has a heartbeat. */
export interface MonitoredSocket {
  readonly socket: Pick<WebSocket, 'ping' | 'terminate' | 'on'>
  /** Seconds since something was last sent, as far as counted here. */
  quiet: number
  /** Sends a sign of life. Pages cannot see pings, so they need one of their own. */
  beat(): void
}

interface Pulse {
  seconds: number
  unanswered: number
}

/** Tells pages that the connection is alive, and finds sockets that are dead. */
export class Heartbeat {
  readonly #turns = Array.from({ length: TURNS }, () => new Map<MonitoredSocket, Pulse>())
  readonly #beating: NodeJS.Timeout
  #next = 0
  #now = 0

  constructor(now = () => performance.now()) {
    let next = now() + SECOND / TURNS
    // A busy node makes up for being late, so that pages hear from it in time. After a standstill it does not, because
    // nobody could have answered its pings.
    const catchUp = () => {
      next = Math.max(next, now() - SECOND)
      for (; next <= now(); next += SECOND / TURNS) this.turn()
    }
    this.#beating = setInterval(catchUp, SECOND / TURNS).unref()
  }

  follow(alive: MonitoredSocket): void {
    const number = this.#next++
    const turn = this.#turns[number % TURNS]!
    // Sockets that connect together must not have their turn together.
    const pulse = { seconds: Math.floor(number / TURNS) % PING_AFTER, unanswered: 0 }
    alive.quiet = Math.floor(number / TURNS) % BEAT_AFTER
    turn.set(alive, pulse)
    alive.socket.on('pong', () => (pulse.unanswered = 0))
    alive.socket.on('close', () => turn.delete(alive))
  }
  /** Handles the sockets whose turn it is. */
  turn(): void {
    for (const [alive, pulse] of this.#turns[this.#now++ % TURNS]!) {
      if (++alive.quiet >= BEAT_AFTER) {
        alive.quiet = 0
        alive.beat()
      }
      if (++pulse.seconds >= PING_AFTER) {
        pulse.seconds = 0
        if (pulse.unanswered++ >= MOST_UNANSWERED) alive.socket.terminate()
        else alive.socket.ping()
      }
    }
  }
  stop(): void {
    clearInterval(this.#beating)
  }
}
