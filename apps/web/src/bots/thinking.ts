import { wrap, type Remote } from 'comlink'
import type { Question, Thinker } from './worker.ts'

let thinker: Remote<Thinker> | undefined

/** Lets a computer player think beside the page, so that the page never waits. */
export function think(question: Omit<Question, 'seed'>): Promise<string | undefined> {
  thinker ??= wrap<Thinker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!
  return thinker.think({ ...question, seed })
}
