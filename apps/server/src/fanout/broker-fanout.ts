import { randomUUID } from 'node:crypto'
import type { Eye } from '@spellendoos/kernel'
import type { Fanout, Hint, NodePresence } from './fanout.ts'

/** What fits into one notification of PostgreSQL, with some margin. */
const MOST_BYTES = 7000
/** How many hints wait for a broker that does not answer; further ones are dropped. */
const MOST_WAITING = 10_000

/** A hint: a table, how many lines it has, and optionally who is watching on which node. */
const LINE = /^(\d+) (\S+)(?: (\S+) ((?:\d+|watcher)(?:,(?:\d+|watcher))*|nobody))?$/
const written = ({ node, eyes }: NodePresence): string =>
  `${node} ${eyes.length === 0 ? 'nobody' : eyes.join(',')}`
const eyesOf = (text: string): Eye[] =>
  text === 'nobody' ? [] : text.split(',').map((eye) => (eye === 'watcher' ? eye : Number(eye)))

/** What is needed from a broker. */
export interface Broker {
  /** Rejects when it cannot be sent now. */
  send(letter: string): Promise<void>
  close(): Promise<void>
}

/**
 * Sends hints to all nodes in letters: hints that arrive while a letter is being sent go together into the next one.
 */
export class BrokerFanout implements Fanout {
  readonly #node = randomUUID()
  readonly #waiting = new Map<string, Hint>()
  readonly #listeners: ((hint: Hint) => void)[] = []
  readonly #broker: Broker
  #busy = false

  private constructor(broker: Broker) {
    this.#broker = broker
  }

  /** Opens a broker, which delivers its letters here. */
  static async open(connect: (deliver: (letter: string) => void) => Promise<Broker>): Promise<BrokerFanout> {
    let deliver = (_letter: string) => {}
    const post = new BrokerFanout(await connect((letter) => deliver(letter)))
    deliver = (letter) => post.#deliver(letter)
    return post
  }

  publish(hint: Hint): void {
    const waiting = this.#waiting.get(hint.match)
    this.#waiting.set(hint.match, {
      ...waiting,
      ...hint,
      length: Math.max(hint.length, waiting?.length ?? 0),
    })
    if (this.#waiting.size > MOST_WAITING) this.#waiting.delete(this.#waiting.keys().next().value!)
    if (!this.#busy) void this.#send()
  }

  subscribe(listener: (hint: Hint) => void): void {
    this.#listeners.push(listener)
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
        // It is only a hint: a node that needs the lines finds them by itself.
      }
    }
    this.#busy = false
  }

  #write(): string {
    const lines: string[] = [this.#node]
    let bytes = 0
    for (const [match, { length, here }] of this.#waiting) {
      const line = here === undefined ? `${length} ${match}` : `${length} ${match} ${written(here)}`
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
      const [, length, match, who, eyes] = LINE.exec(line) ?? []
      if (match === undefined) continue
      const hint = { match, length: Number(length) }
      const here = who === undefined ? {} : { here: { node: who, eyes: eyesOf(eyes!) } }
      for (const listener of this.#listeners) listener({ ...hint, ...here })
    }
  }
}
