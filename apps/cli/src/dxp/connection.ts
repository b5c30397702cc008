import type { Socket } from 'node:net'
import { BadMessage, LONGEST, readMessage, writeMessage, type Message } from './messages.ts'

/** The other program disconnected in the middle of a match. */
export class Disconnected extends Error {}

/** Messages over a socket, each terminated by a zero byte. Chat messages are read and skipped. */
export class Connection {
  readonly #socket: Socket
  readonly #messages: AsyncGenerator<Message, undefined>
  readonly #hear: (text: string) => void

  constructor(socket: Socket, hear: (text: string) => void) {
    this.#socket = socket
    // Whoever waits for a message notices that the connection is gone.
    socket.on('error', () => {})
    socket.on('timeout', () => socket.destroy())
    this.#messages = messagesOf(socket)
    this.#hear = hear
  }

  /** A program that is silent for so many milliseconds is taken to have left, because others may be waiting. */
  allow(milliseconds: number): void {
    this.#socket.setTimeout(milliseconds)
  }

  send(message: Message): void {
    this.#socket.write(`${writeMessage(message)}\0`, 'latin1')
  }

  /** The next message that counts, or `undefined` when the other program has hung up. */
  async next(): Promise<Message | undefined> {
    for (;;) {
      const step: IteratorResult<Message, undefined> = await this.#messages.next()
      if (step.done === true) return undefined
      const { value } = step
      if (value.is === 'C') this.#hear(value.text)
      // Moves cannot be taken back here.
      else if (value.is === 'B') this.send({ is: 'K', code: '1' })
      else return value
    }
  }

  /** The next message, which has to be one of these. */
  async expect<Kind extends Message['is']>(...kinds: Kind[]): Promise<Extract<Message, { is: Kind }>> {
    const message = await this.next()
    if (message === undefined) throw new Disconnected()
    if (kinds.some((kind) => kind === message.is)) return message as Extract<Message, { is: Kind }>
    throw new BadMessage(writeMessage(message))
  }

  close(): void {
    this.#socket.end()
  }
}

async function* messagesOf(socket: Socket): AsyncGenerator<Message, undefined> {
  let rest = ''
  for await (const bytes of bytesOf(socket)) {
    const texts = (rest + bytes.toString('latin1')).split('\0')
    rest = texts.pop()!
    for (const text of [...texts, rest]) {
      if (text.length > LONGEST) throw new BadMessage(text.slice(0, LONGEST))
    }
    for (const text of texts) yield readMessage(text)
  }
  return undefined
}

async function* bytesOf(socket: Socket): AsyncGenerator<Buffer, void> {
  try {
    yield* socket as AsyncIterable<Buffer>
  } catch {
    throw new Disconnected()
  }
}
