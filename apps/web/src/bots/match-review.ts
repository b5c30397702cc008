import { review, type Knowledge, type Review } from '@spellendoos/bots'
import { Match, type Entry, type Game, type Header } from '@spellendoos/kernel'

/** A match as it is sent to the worker that reviews it. */
export interface PlayedMatch {
  readonly header: Header
  readonly log: readonly Entry[]
}

/** Milliseconds between two reports: a page that is told of hundreds of entries draws each, and taps wait. */
const BETWEEN = 100

/** Looks back at a match and tells now and then how many entries there were. */
export function reviewOf(
  game: Game,
  { header, log }: PlayedMatch,
  knowledge: Knowledge,
  tell: (entries: number) => void,
): Review {
  const replayed = Match.replay(game, header, log)
  if (!replayed.ok) throw new Error(replayed.problem.text.en)
  const steps = review(replayed.value, knowledge)
  let told = -Infinity
  for (let entries = 0; ;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (step.value === undefined) continue
    entries++
    const now = performance.now()
    if (now - told < BETWEEN) continue
    told = now
    tell(entries)
  }
}
