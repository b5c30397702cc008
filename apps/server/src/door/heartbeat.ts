import type { WebSocket } from 'ws'

/** Every socket is called once in so many beats; who has not answered the last two calls is gone. */
const ROUND = 25
const BEAT = 1_000
const MOST_UNANSWERED = 2

/** Calls all sockets in turns, so that never all of them are called at once. */
export class Heartbeat {
  readonly #turns = Array.from({ length: ROUND }, () => new Map<WebSocket, number>())
  readonly #beating: NodeJS.Timeout
  #next = 0
  #beat = 0

  constructor() {
    this.#beating = setInterval(() => this.#call(), BEAT).unref()
  }

  follow(socket: WebSocket): void {
    const turn = this.#turns[this.#next++ % ROUND]!
    turn.set(socket, 0)
    socket.on('pong', () => turn.set(socket, 0))
    socket.on('close', () => turn.delete(socket))
  }
  stop(): void {
    clearInterval(this.#beating)
  }

  #call(): void {
    const turn = this.#turns[this.#beat++ % ROUND]!
    for (const [socket, unanswered] of turn) {
      turn.set(socket, unanswered + 1)
      if (unanswered >= MOST_UNANSWERED) socket.terminate()
      else socket.ping()
    }
  }
}
