import type { Problem, Refusal } from '@spellendoos/kernel'
import {
  DEAD_AFTER,
  type Answer,
  type CloseReason,
  type Frame,
  type News,
  type Request,
  type Command,
} from '@spellendoos/wire'
import { askedTooMuch, tableGone } from './problems.ts'

/** How things are between this browser and the table. */
export type LineState =
  | { readonly is: 'calling' }
  | { readonly is: 'open' }
  /** It is called again and again. */
  | { readonly is: 'lost' }
  /** No use calling again. */
  | { readonly is: 'over'; readonly problem: Problem }

/** A socket as the line uses it. */
export interface Socket {
  send(text: string): void
  close(): void
}
/** What a socket tells. */
export interface Ears {
  readonly hear: (text: string) => void
  readonly closed: () => void
}

export interface Call {
  /** A ticket for one socket, or why there is none. */
  readonly ticket: () => Promise<
    | { readonly ok: true; readonly value: { readonly ticket: string } }
    | { readonly ok: false; readonly problem: Problem; readonly passing: boolean }
  >
  readonly open: (ticket: string, since: number, ears: Ears) => Socket
  readonly newId: () => string
  readonly onNews: (news: News) => void
  readonly onState: (state: LineState) => void
}

/** What came of a request. */
export type RequestAnswer = Pick<Answer, 'refusal' | 'key' | 'handle'>

interface Waiting {
  readonly request: Request
  readonly answered: (told: RequestAnswer) => void
}

/** Milliseconds before each further call. */
const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000]
/** Nobody comes back at the very same moment as everyone else. */
const spread = (pause: number) => pause * (0.75 + Math.random() / 2)
/** A request, or a call for a ticket, that nobody answers for so long means that the line is dead, whatever it looks like. */
const DEAF = 8000
/** Who asked too fast waits so long before coming back. */
const REST = 5000

/**
 * The line to a table far away. It comes back by itself and says since when; what was asked and not yet answered is
 * asked again with the same id, so that it is done once.
 */
export class Line {
  readonly #call: Call
  readonly #waiting = new Map<string, Waiting>()
  #socket: Socket | undefined
  #state: LineState['is'] = 'calling'
  #since = 0
  #tries = 0
  #heard = 0
  /** The call for a ticket that is under way. */
  #ringing: object | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #deaf: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(call: Call) {
    this.#call = call
    void this.#ring()
  }

  /** Asks for something; answered when it is done or refused, however often the line breaks. */
  ask(command: Command, id = this.#call.newId()): Promise<RequestAnswer> {
    const request: Request = { ...command, id }
    return new Promise((answered) => {
      this.#waiting.set(request.id, { request, answered })
      if (this.#state === 'open') this.#send(request)
    })
  }

  /** Calls at once instead of waiting for the next try. */
  callNow(): void {
    if (this.#state === 'over' || this.#socket !== undefined || this.#ringing !== undefined) return
    clearTimeout(this.#again)
    void this.#ring()
  }
  /** The network is gone: nothing will come any more over this socket. */
  hangUp(): void {
    if (this.#socket !== undefined) this.#drop(this.#socket)
  }
  /** Who has heard nothing for so long cannot know whether the socket still lives. */
  freshen(silence: number): void {
    if (Date.now() - this.#heard > silence) this.hangUp()
    this.callNow()
  }
  close(): void {
    this.#state = 'over'
    this.#rest()
    this.#socket?.close()
    this.#socket = undefined
  }

  async #ring(): Promise<void> {
    const ringing = {}
    this.#ringing = ringing
    // On a dead line a browser may wait for minutes.
    this.#deaf = setTimeout(() => this.#later(), DEAF)
    const answer = await this.#call.ticket()
    if (this.#ringing !== ringing) return
    this.#ringing = undefined
    if (!answer.ok) {
      if (answer.passing) this.#later()
      else this.#end(answer.problem)
      return
    }
    const socket = this.#call.open(answer.value.ticket, this.#since, {
      hear: (text) => this.#hear(socket, JSON.parse(text) as Frame),
      closed: () => this.#drop(socket),
    })
    this.#socket = socket
    this.#heardSomething()
    this.#listen()
  }

  #hear(socket: Socket, frame: Frame): void {
    if (socket !== this.#socket) return
    this.#heardSomething()
    switch (frame.is) {
      case 'news':
        this.#since = frame.seq
        this.#call.onNews(frame)
        if (this.#state !== 'open') this.#opened()
        break
      case 'answer':
        this.#answered(frame)
        break
      case 'bye':
        this.#leave(frame.why)
        break
      case 'beat':
        break
    }
  }
  /** The server is there; from now on its silence counts. */
  #heardSomething(): void {
    this.#heard = Date.now()
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.hangUp(), DEAD_AFTER)
  }

  /** The first news of a socket: from here on it hears what is asked, and what was asked before. */
  #opened(): void {
    this.#tries = 0
    this.#turn({ is: 'open' })
    clearTimeout(this.#deaf)
    for (const { request } of this.#waiting.values()) this.#send(request)
  }

  #answered({ id, refusal, key, handle }: Answer): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    clearTimeout(this.#deaf)
    if (this.#waiting.size > 0) this.#listen()
    waiting?.answered({
      ...(refusal === undefined ? {} : { refusal }),
      ...(key === undefined ? {} : { key }),
      ...(handle === undefined ? {} : { handle }),
    })
  }

  #leave(why: CloseReason): void {
    if (why === 'deleted') this.#end(tableGone)
    else if (why === 'too-fast' || why === 'misshapen') {
      this.#refuseAll(askedTooMuch)
      if (this.#socket !== undefined) this.#drop(this.#socket, REST)
    } else if (why === 'revoked' && this.#socket !== undefined) {
      // Whether this browser has another key by now is found out by calling again.
      this.#drop(this.#socket, 0)
    } else this.hangUp()
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request))
    this.#listen()
  }
  /** Gives the line up for dead unless something is heard. */
  #listen(): void {
    clearTimeout(this.#deaf)
    this.#deaf = setTimeout(() => this.hangUp(), DEAF)
  }

  #drop(socket: Socket, pause?: number): void {
    if (socket !== this.#socket || this.#state === 'over') return
    this.#socket = undefined
    socket.close()
    this.#later(pause)
  }
  #later(pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)]!): void {
    this.#rest()
    this.#tries++
    this.#turn({ is: 'lost' })
    this.#again = setTimeout(() => void this.#ring(), spread(pause))
  }
  /** Waits for nothing any more. */
  #rest(): void {
    this.#ringing = undefined
    clearTimeout(this.#again)
    clearTimeout(this.#deaf)
    clearTimeout(this.#silence)
  }
  #end(problem: Problem): void {
    this.close()
    this.#refuseAll(problem)
    this.#turn({ is: 'over', problem })
  }
  #refuseAll(refusal: Refusal): void {
    for (const { answered } of this.#waiting.values()) answered({ refusal })
    this.#waiting.clear()
  }
  #turn(state: LineState): void {
    this.#state = state.is
    this.#call.onState(state)
  }
}
