import { stdin, stdout } from 'node:process'
import type { Lang } from '@spellendoos/kernel'
import { setupWords } from '../words/setup.ts'
import { matchLoop } from './match-loop.ts'
import { Quit } from './quit.ts'
import { LiveTerminal } from './live-terminal.ts'
import { PlainTerminal } from './plain-terminal.ts'
import type { PlayOptions } from './setup.ts'

export type { PlayOptions } from './setup.ts'

/** `spellendoos play`, and the shelf: until everybody goes home, the input ends or Ctrl-C is pressed. */
export async function play(id: string | undefined, flags: PlayOptions, lang: Lang): Promise<void> {
  const terminal = stdin.isTTY && stdout.isTTY ? new LiveTerminal() : new PlainTerminal(lang)
  try {
    await matchLoop(id, flags, lang, terminal)
  } catch (problem) {
    if (!(problem instanceof Quit)) throw problem
    process.exitCode = problem.status
  } finally {
    terminal.close()
  }
  terminal.print(`\n${setupWords(lang)('goodbye')}`)
}
