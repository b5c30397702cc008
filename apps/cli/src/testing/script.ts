import type { Choice, Terminal } from '../play/terminal.ts'
import { Quit } from '../play/quit.ts'

/** A terminal that types a script, and keeps everything that is shown. */
export class Script implements Terminal {
  readonly live = false
  readonly colour = false
  readonly width = 100
  readonly height = 60
  readonly #lines: string[]
  /** All that was shown and typed. */
  shown = ''

  constructor(lines: readonly string[]) {
    this.#lines = [...lines]
  }

  print(text = ''): void {
    this.shown += `${text}\n`
  }
  clear(): void {
    this.shown += '\f'
  }
  ask(prompt: string): Promise<string> {
    const line = this.#lines.shift()
    if (line === undefined) return Promise.reject(new Quit())
    this.shown += `${prompt}${line}\n`
    return Promise.resolve(line)
  }
  async choose<T>(question: string, choices: readonly Choice<T>[]): Promise<T> {
    this.print([question, ...choices.map(({ label }) => label)].join('\n'))
    const typed = await this.ask('? ')
    return choices[typed === '' ? 0 : Number(typed) - 1]!.value
  }
  async text(question: string, usual: string, check: (text: string) => string | undefined): Promise<string> {
    for (;;) {
      const typed = (await this.ask(`${question} `)) || usual
      const complaint = check(typed)
      if (complaint === undefined) return typed
      this.print(complaint)
    }
  }
  pause(): Promise<void> {
    return Promise.resolve()
  }
  close(): void {}
}
