import { randomUUID } from 'node:crypto'
import type { Fanout, Hint } from './fanout.ts'

/** What fits into one notification of PostgreSQL, with some room to spare. */
const MOST_BYTES = 7000
/** Hints that wait for a broker that does not answer; more are forgotten. */
const MOST_WAITING = 10_000

/** A broker, as far as hints need one. */
export interface Broker {
  /** Rejects when it cannot be sent now. */
  send(letter: string): Promise<void>
  close(): Promise<void>
}

/** Hints as letters to all nodes: what waits while a letter is on its way goes together into the next one. */
export class Post implements Fanout {
  readonly #node = randomUUID()
  readonly #waiting = new Map<string, number>()
  readonly #ears: ((hint: Hint) => void)[] = []
  readonly #broker: Broker
  #busy = false

  private constructor(broker: Broker) {
    this.#broker = broker
  }

  /** Opens a broker with where its letters are to be delivered. */
  static async open(connect: (deliver: (letter: string) => void) => Promise<Broker>): Promise<Post> {
    let deliver = (_letter: string) => {}
    const post = new Post(await connect((letter) => deliver(letter)))
    deliver = (letter) => post.#deliver(letter)
    return post
  }

  tell({ match, seq }: Hint): void {
    this.#waiting.set(match, Math.max(seq, this.#waiting.get(match) ?? 0))
    if (this.#waiting.size > MOST_WAITING) this.#waiting.delete(this.#waiting.keys().next().value!)
    if (!this.#busy) void this.#send()
  }

  hear(listener: (hint: Hint) => void): void {
    this.#ears.push(listener)
  }

  close(): Promise<void> {
    this.#waiting.clear()
    return this.#broker.close()
  }

  async #send() {
    this.#busy = true
    await Promise.resolve()
    while (this.#waiting.size > 0) {
      const letter = this.#write()
      try {
        await this.#broker.send(letter)
      } catch {
        // Only a hint: whoever needs it finds out by itself.
      }
    }
    this.#busy = false
  }

  #write(): string {
    const lines: string[] = [this.#node]
    let bytes = 0
    for (const [match, seq] of this.#waiting) {
      const line = `${seq} ${match}`
      bytes += Buffer.byteLength(line) + 1
      if (bytes > MOST_BYTES && lines.length > 1) break
      lines.push(line)
      this.#waiting.delete(match)
    }
    return lines.join('\n')
  }

  #deliver(letter: string) {
    const [node, ...lines] = letter.split('\n')
    if (node === this.#node) return
    for (const line of lines) {
      const [, seq, match] = /^(\d+) (.+)$/.exec(line) ?? []
      if (match !== undefined) for (const ear of this.#ears) ear({ match, seq: Number(seq) })
    }
  }
}
