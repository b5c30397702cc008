import type { Problem, Refusal } from '@spellendoos/kernel'
import {
  DEAD_AFTER,
  lengthIn,
  type Answer,
  type CloseReason,
  type Frame,
  type News,
  type Request,
  type Command,
} from '@spellendoos/wire'
import { askedTooMuch, tableGone } from './problems.ts'

/** The state of the connection between this browser and the table. */
export type ConnectionState =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** It keeps trying. */
  | { readonly is: 'lost' }
  /** It does not try again. */
  | { readonly is: 'over'; readonly problem: Problem }

/** A socket as the connection uses it. */
export interface Socket {
  send(text: string): void
  close(): void
}
/** The events of a socket. */
export interface SocketListeners {
  readonly message: (text: string) => void
  readonly closed: () => void
}

export interface ConnectionConfig {
  /** A ticket for one socket, or why there is none. */
  readonly ticket: () => Promise<
    | { readonly ok: true; readonly value: { readonly ticket: string } }
    | { readonly ok: false; readonly problem: Problem; readonly passing: boolean }
  >
  readonly open: (ticket: string, since: number, listeners: SocketListeners) => Socket
  readonly newId: () => string
  readonly onNews: (news: News) => void
  readonly onState: (state: ConnectionState) => void
}

/** The outcome of a request. */
export type RequestAnswer = Pick<Answer, 'refusal' | 'key' | 'handle'>

interface Waiting {
  readonly request: Request
  readonly answered: (told: RequestAnswer) => void
}

/** Milliseconds before each further attempt. */
const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000]
/** Random, so that not everyone reconnects at the same moment. */
const spread = (pause: number) => pause * (0.75 + Math.random() / 2)
/** A request, or asking for a ticket, that nobody answers for this long means that the connection is dead, whatever it looks like. */
const ANSWER_TIMEOUT = 8000
/** A page that sent requests too fast waits this long before it reconnects. */
const TOO_FAST_PAUSE = 5000

/**
 * The connection to a table on the server. It comes back by itself and says since when; what was asked and not yet
 * answered is asked again with the same id, so that it is done once.
 */
export class TableConnection {
  readonly #config: ConnectionConfig
  readonly #waiting = new Map<string, Waiting>()
  #socket: Socket | undefined
  #state: ConnectionState['is'] = 'connecting'
  #since = 0
  #tries = 0
  #lastHeard = 0
  /** The ticket that is being requested. */
  #connecting: object | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #answerTimer: ReturnType<typeof setTimeout> | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(config: ConnectionConfig) {
    this.#config = config
    void this.#connect()
  }

  /** Sends a request; resolves when it is done or refused, however often the connection breaks. */
  ask(command: Command, id = this.#config.newId()): Promise<RequestAnswer> {
    const request: Request = { ...command, id }
    return new Promise((answered) => {
      this.#waiting.set(request.id, { request, answered })
      if (this.#state === 'open') this.#send(request)
    })
  }

  /** Connects at once instead of waiting for the next attempt. */
  reconnectNow(): void {
    if (this.#state === 'over' || this.#socket !== undefined || this.#connecting !== undefined) return
    clearTimeout(this.#retryTimer)
    void this.#connect()
  }
  /** The network is gone: nothing will arrive over this socket. */
  disconnect(): void {
    if (this.#socket !== undefined) this.#dropSocket(this.#socket)
  }
  /** After this long without a message the socket may be dead. */
  reconnectAfter(silence: number): void {
    if (Date.now() - this.#lastHeard > silence) this.disconnect()
    this.reconnectNow()
  }
  close(): void {
    this.#state = 'over'
    this.#clearTimers()
    this.#socket?.close()
    this.#socket = undefined
  }

  async #connect(): Promise<void> {
    const connecting = {}
    this.#connecting = connecting
    // Closing a dead connection can take a browser minutes.
    this.#answerTimer = setTimeout(() => this.#retryLater(), ANSWER_TIMEOUT)
    const answer = await this.#config.ticket()
    if (this.#connecting !== connecting) return
    this.#connecting = undefined
    if (!answer.ok) {
      if (answer.passing) this.#retryLater()
      else this.#fail(answer.problem)
      return
    }
    const socket = this.#config.open(answer.value.ticket, this.#since, {
      message: (text) => this.#receive(socket, JSON.parse(text) as Frame),
      closed: () => this.#dropSocket(socket),
    })
    this.#socket = socket
    this.#noteHeard()
    this.#expectAnswer()
  }

  #receive(socket: Socket, frame: Frame): void {
    if (socket !== this.#socket) return
    this.#noteHeard()
    switch (frame.is) {
      case 'news':
        this.#since = lengthIn(frame)
        this.#config.onNews(frame)
        if (this.#state !== 'open') this.#opened()
        break
      case 'answer':
        this.#answered(frame)
        break
      case 'bye':
        this.#onBye(frame.why)
        break
      case 'beat':
        break
    }
  }
  /** The server responds; from now on its silence counts. */
  #noteHeard(): void {
    this.#lastHeard = Date.now()
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(() => this.disconnect(), DEAD_AFTER)
  }

  /** The first message of a socket: from here on requests are sent on it, earlier ones included. */
  #opened(): void {
    this.#tries = 0
    this.#setState({ is: 'open' })
    clearTimeout(this.#answerTimer)
    for (const { request } of this.#waiting.values()) this.#send(request)
  }

  #answered({ id, refusal, key, handle }: Answer): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    clearTimeout(this.#answerTimer)
    if (this.#waiting.size > 0) this.#expectAnswer()
    waiting?.answered({
      ...(refusal === undefined ? {} : { refusal }),
      ...(key === undefined ? {} : { key }),
      ...(handle === undefined ? {} : { handle }),
    })
  }

  #onBye(why: CloseReason): void {
    if (why === 'deleted') this.#fail(tableGone)
    else if (why === 'too-fast' || why === 'misshapen') {
      this.#refuseAll(askedTooMuch)
      if (this.#socket !== undefined) this.#dropSocket(this.#socket, TOO_FAST_PAUSE)
    } else if (why === 'revoked' && this.#socket !== undefined) {
      // A new connection shows whether this browser has another key by now.
      this.#dropSocket(this.#socket, 0)
    } else this.disconnect()
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request))
    this.#expectAnswer()
  }
  /** Closes the connection as dead unless something arrives. */
  #expectAnswer(): void {
    clearTimeout(this.#answerTimer)
    this.#answerTimer = setTimeout(() => this.disconnect(), ANSWER_TIMEOUT)
  }

  #dropSocket(socket: Socket, pause?: number): void {
    if (socket !== this.#socket || this.#state === 'over') return
    this.#socket = undefined
    socket.close()
    this.#retryLater(pause)
  }
  #retryLater(pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)]!): void {
    this.#clearTimers()
    this.#tries++
    this.#setState({ is: 'lost' })
    this.#retryTimer = setTimeout(() => void this.#connect(), spread(pause))
  }
  /** Cancels all timers. */
  #clearTimers(): void {
    this.#connecting = undefined
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#answerTimer)
    clearTimeout(this.#silenceTimer)
  }
  #fail(problem: Problem): void {
    this.close()
    this.#refuseAll(problem)
    this.#setState({ is: 'over', problem })
  }
  #refuseAll(refusal: Refusal): void {
    for (const { answered } of this.#waiting.values()) answered({ refusal })
    this.#waiting.clear()
  }
  #setState(state: ConnectionState): void {
    this.#state = state.is
    this.#config.onState(state)
  }
}
