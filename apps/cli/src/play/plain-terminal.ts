import { stdin, stdout } from 'node:process'
import { createInterface, type Interface } from 'node:readline'
import type { Lang } from '@spellendoos/kernel'
import { print, screenWidth } from '../print.ts'
import { setupWords, type SetupWords } from '../words/setup.ts'
import { Quit } from './quit.ts'
import { colours, type Choice, type Terminal } from './terminal.ts'

/** Lines in, lines out: for scripts, pipes and simple terminals. Time stands still here. */
export class PlainTerminal implements Terminal {
  readonly live = false
  readonly colour = stdout.isTTY ? colours() : false
  readonly width = screenWidth()
  readonly height = 40
  readonly #words: SetupWords
  readonly #reader: Interface
  readonly #typed: string[] = []
  #ended = false
  #wake: () => void = () => {}

  constructor(lang: Lang) {
    this.#words = setupWords(lang)
    this.#reader = createInterface({ input: stdin, terminal: false })
    this.#reader.on('line', (line) => {
      this.#typed.push(line)
      this.#wake()
    })
    this.#reader.on('close', () => {
      this.#ended = true
      this.#wake()
    })
  }

  print(text?: string): void {
    print(text)
  }

  clear(): void {
    print()
  }

  async ask(prompt: string): Promise<string> {
    stdout.write(prompt)
    while (this.#typed.length === 0) {
      if (this.#ended) {
        print()
        throw new Quit()
      }
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
    const line = this.#typed.shift()!
    print(stdin.isTTY ? '' : line)
    return line
  }

  async choose<T>(question: string, choices: readonly Choice<T>[]): Promise<T> {
    print(question)
    choices.forEach(({ label, hint }, i) =>
      print(`${String(i + 1).padStart(3)}. ${label}${hint === undefined ? '' : `  (${hint})`}`),
    )
    for (;;) {
      const typed = (await this.ask('[1] > ')).trim()
      const chosen = choices[typed === '' ? 0 : Number(typed) - 1]
      if (chosen !== undefined) return chosen.value
      print(this.#words('choose-number', { most: choices.length }))
    }
  }

  async text(question: string, usual: string, check: (text: string) => string | undefined): Promise<string> {
    for (;;) {
      const typed = (await this.ask(`${question} [${usual}] > `)).trim() || usual
      const complaint = check(typed)
      if (complaint === undefined) return typed
      print(complaint)
    }
  }

  async pause(): Promise<void> {}

  close(): void {
    this.#reader.close()
    stdin.destroy()
  }
}
