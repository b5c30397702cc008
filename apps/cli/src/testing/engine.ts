import { spellendoos } from './command.ts'

/* oxlint-disable-next-line typescript/no-explicit-any -- an answer is looked at field by field */
export type Answer = any

/** An engine in its own process, spoken to line by line. */
export class Engine {
  readonly #child = spellendoos(['engine'])
  readonly #waiting: ((line: string) => void)[] = []
  #unfinished = ''
  /** Lines that nobody asked for. */
  readonly strays: string[] = []
  #errors = ''

  constructor() {
    this.#child.stdout.setEncoding('utf8').on('data', (part: string) => {
      const lines = (this.#unfinished + part).split('\n')
      this.#unfinished = lines.pop()!
      for (const line of lines) {
        const next = this.#waiting.shift()
        if (next === undefined) this.strays.push(line)
        else next(line)
      }
    })
    this.#child.stderr.setEncoding('utf8').on('data', (part: string) => (this.#errors += part))
    this.#child.stdin.on('error', () => {})
  }

  get errors(): string {
    return this.#errors
  }

  /** Sends bytes that are not yet a line. */
  send(bytes: string | Uint8Array): void {
    this.#child.stdin.write(bytes)
  }

  /** Sends bytes as they are, and gives the next line of the answer. */
  async line(bytes: string | Uint8Array): Promise<string> {
    const answer = new Promise<string>((resolve) => this.#waiting.push(resolve))
    this.send(bytes)
    return answer
  }

  async ask(request: unknown): Promise<Answer> {
    return JSON.parse(await this.line(`${JSON.stringify(request)}\n`))
  }

  /** Asks what must succeed. */
  async must(request: unknown): Promise<Answer> {
    const answer = await this.ask(request)
    if (answer.ok !== true) throw new Error(`${JSON.stringify(request)} → ${JSON.stringify(answer)}`)
    return answer
  }

  /** Closes stdin and gives the exit status. */
  async close(): Promise<number | null> {
    const status = new Promise<number | null>((resolve) => this.#child.on('close', resolve))
    this.#child.stdin.end()
    return status
  }
}
