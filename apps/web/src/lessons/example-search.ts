import { createSignal, type Accessor } from 'solid-js'
import { yieldToPage } from '../app/time-slices.ts'
import { whenIdle } from '../app/idle.ts'
import { moreExamples } from '../bots/worker-client.ts'
import type { Example } from './examples.ts'

/** The examples of a game's rules found so far, and whether these are all. */
export interface ExampleSearch {
  readonly examples: Accessor<readonly Example[]>
  readonly done: Accessor<boolean>
}

/** A reader who waits for pictures has a page to read; the search starts within this many milliseconds. */
const PATIENCE = 2000

const searches = new Map<string, ExampleSearch>()

/** Searches for examples in a worker, once per game. They arrive one at a time. */
export function findExamples(game: string): ExampleSearch {
  const known = searches.get(game)
  if (known !== undefined) return known
  const [examples, setExamples] = createSignal<readonly Example[]>([])
  const [done, setDone] = createSignal(false)
  const search = { examples, done }
  searches.set(game, search)
  const run = async () => {
    for (;;) {
      const more = await moreExamples(game)
      if (more === undefined) return setDone(true)
      for (const example of more) {
        setExamples((before) => [...before, example])
        await yieldToPage()
      }
    }
  }
  whenIdle(() => void run(), PATIENCE)
  return search
}
