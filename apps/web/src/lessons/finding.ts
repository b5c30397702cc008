import { createSignal, type Accessor } from 'solid-js'
import { breathe } from '../app/in-pieces.ts'
import { whenIdle } from '../app/idle.ts'
import { moreExamples } from '../bots/thinking.ts'
import type { Example } from './examples.ts'

/** The examples of a game's rules, as far as they are found, and whether all are. */
export interface Finding {
  readonly examples: Accessor<readonly Example[]>
  readonly done: Accessor<boolean>
}

/** Who waits for pictures has a page to read; the search begins within so many milliseconds. */
const PATIENCE = 2000

const findings = new Map<string, Finding>()

/** Looks for examples beside the page, once for each game; they come in one after the other. */
export function findExamples(game: string): Finding {
  const known = findings.get(game)
  if (known !== undefined) return known
  const [examples, setExamples] = createSignal<readonly Example[]>([])
  const [done, setDone] = createSignal(false)
  const finding = { examples, done }
  findings.set(game, finding)
  const search = async () => {
    for (;;) {
      const more = await moreExamples(game)
      if (more === undefined) return setDone(true)
      for (const example of more) {
        setExamples((before) => [...before, example])
        await breathe()
      }
    }
  }
  whenIdle(() => void search(), PATIENCE)
  return finding
}
