import type { Replay } from '@spellendoos/fair'
import type { By, Choice, Fact, Result } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { spellendoos } from './command.ts'

/** All fields of any answer; which of them are there depends on the request. */
export interface EngineAnswer {
  readonly ok: boolean
  readonly id?: unknown
  readonly error: string
  readonly message: string
  readonly match: string
  readonly games: readonly { readonly id: string }[]
  readonly rules: readonly unknown[]
  readonly turn: readonly By[]
  readonly over: boolean
  readonly result: Result
  readonly seq: number
  readonly moves: readonly Choice[]
  readonly facts: readonly Fact[]
  readonly view: unknown
  readonly scene: Scene
  readonly text: string
  readonly replay: Replay
  readonly fair: boolean | 'not-provable'
  readonly ms: number
  readonly playouts: number
  readonly plies: number
}

/** An engine in its own process, spoken to line by line. */
export class Engine {
  readonly #child = spellendoos(['engine'])
  readonly #waiting: ((line: string) => void)[] = []
  #unfinished = ''
  /** Unexpected lines. */
  readonly #strays: string[] = []
  #errors = ''

  constructor() {
    this.#child.stdout.setEncoding('utf8').on('data', (part: string) => {
      const lines = (this.#unfinished + part).split('\n')
      this.#unfinished = lines.pop()!
      for (const line of lines) {
        const next = this.#waiting.shift()
        if (next === undefined) this.#strays.push(line)
        else next(line)
      }
    })
    this.#child.stderr.setEncoding('utf8').on('data', (part: string) => (this.#errors += part))
    this.#child.stdin.on('error', () => {})
  }

  /** Sends bytes that are not yet a line. */
  send(bytes: string | Uint8Array): void {
    this.#child.stdin.write(bytes)
  }

  /** Sends bytes, and returns the next line of the answer. */
  async line(bytes: string | Uint8Array): Promise<string> {
    const answer = new Promise<string>((resolve) => this.#waiting.push(resolve))
    this.send(bytes)
    return answer
  }

  async ask(request: unknown): Promise<EngineAnswer> {
    return JSON.parse(await this.line(`${JSON.stringify(request)}\n`)) as EngineAnswer
  }

  /** Sends a request that must succeed. */
  async must(request: unknown): Promise<EngineAnswer> {
    const answer = await this.ask(request)
    if (!answer.ok) throw new Error(`${JSON.stringify(request)} → ${JSON.stringify(answer)}`)
    return answer
  }

  /** Closes stdin; the engine must exit normally without any other output. */
  async close(): Promise<void> {
    const closed = new Promise<number | null>((resolve) => this.#child.on('close', resolve))
    this.#child.stdin.end()
    const status = await closed
    const said = this.#strays.join('\n') + this.#errors
    if (status !== 0 || said !== '') throw new Error(`the engine ended with status ${status}: ${said}`)
  }
}
