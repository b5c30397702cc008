import { stdin, stdout } from 'node:process'
import { createInterface, type Interface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { isCancel, select, text as textPrompt } from '@clack/prompts'
import { print, screenWidth } from '../print.ts'
import { Quit } from './quit.ts'
import { colours, type Choice, type Terminal } from './terminal.ts'

const INTERRUPTED = 130
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/** A terminal with somebody at it. */
export class LiveTerminal implements Terminal {
  readonly live = true
  readonly colour = colours()
  #reader: Interface | undefined
  readonly #typed: string[] = []
  #left: Quit | undefined
  #wake: () => void = () => {}

  get width(): number {
    return screenWidth()
  }
  get height(): number {
    return stdout.rows
  }

  print(text?: string): void {
    print(text)
  }

  clear(): void {
    stdout.write(CLEAR)
  }

  async ask(prompt: string, ms?: number): Promise<string | undefined> {
    const reader = (this.#reader ??= this.#open())
    reader.setPrompt(prompt)
    // True keeps a half-typed line when the wait times out.
    reader.prompt(true)
    const woken = new Promise<void>((resolve) => (this.#wake = resolve))
    const stop = new AbortController()
    if (this.#typed.length === 0 && this.#left === undefined) {
      await Promise.race([woken, ...(ms === undefined ? [] : [sleep(ms, undefined, stop).catch(() => {})])])
    }
    stop.abort()
    if (this.#left !== undefined) throw this.#left
    return this.#typed.shift()
  }

  async choose<T>(question: string, choices: readonly Choice<T>[]): Promise<T> {
    this.#rest()
    const chosen = await select<number>({
      showInstructions: false,
      message: question,
      maxItems: Math.max(5, this.height - 8),
      options: choices.map(({ label, hint }, value) => ({
        value,
        label,
        ...(hint === undefined ? {} : { hint }),
      })),
    })
    if (isCancel(chosen)) throw new Quit(INTERRUPTED)
    return choices[chosen]!.value
  }

  async text(question: string, usual: string, check: (text: string) => string | undefined): Promise<string> {
    this.#rest()
    const given = await textPrompt({
      message: question,
      placeholder: usual,
      defaultValue: usual,
      validate: (typed) => check(typed === undefined || typed === '' ? usual : typed),
    })
    if (isCancel(given)) throw new Quit(INTERRUPTED)
    return given.trim() || usual
  }

  async pause(ms: number): Promise<void> {
    await sleep(ms)
  }

  close(): void {
    this.#rest()
    stdin.pause()
  }

  #open(): Interface {
    const reader = createInterface({ input: stdin, output: stdout })
    const leave = (status: number) => {
      this.#left ??= new Quit(status)
      this.#wake()
    }
    reader.on('line', (line) => {
      this.#typed.push(line)
      this.#wake()
    })
    reader.on('SIGINT', () => leave(INTERRUPTED))
    reader.on('close', () => {
      if (this.#reader === reader) leave(0)
    })
    return reader
  }

  /** Releases the keyboard for prompts that read it themselves. */
  #rest(): void {
    const reader = this.#reader
    this.#reader = undefined
    reader?.close()
  }
}
