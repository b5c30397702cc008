import type { RuleId, Solution } from '@spellendoos/kernel'
import { wrap, type Remote } from 'comlink'
import type { Writing } from '../editor/writing.ts'
import type { Example } from '../lessons/examples.ts'
import type { Looking } from '../lessons/tries.ts'
import type { Question, Thinker } from './worker.ts'

let thinker: Remote<Thinker> | undefined
const beside = () =>
  (thinker ??= wrap<Thinker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })))

/** Lets a computer player think beside the page, so that the page never waits. */
export function think(question: Omit<Question, 'seed'>): Promise<string | undefined> {
  return beside().think({ ...question, seed: crypto.getRandomValues(new Uint32Array(1))[0]! })
}

/** Asks the game's own solver, where there is one. */
export const solve = (game: string, view: unknown): Promise<Solution | undefined> =>
  beside().solve(game, view)

/** The next few examples of a game's rules; nothing when there are no more. */
export const moreExamples = (game: string): Promise<readonly Example[] | undefined> => beside().examples(game)

/** The rules that forbid something which a player might try now. */
export const bitingRules = (game: string, looking: Looking): Promise<readonly RuleId[]> =>
  beside().biting(game, looking)

/** How a game writes its board, where that can be found out. */
export const writingOf = (game: string, seats: number): Promise<Writing | undefined> =>
  beside().writing(game, seats)
