import { review, type Knowledge, type Review } from '@spellendoos/bots'
import { Match, type Entry, type Game, type Header } from '@spellendoos/kernel'

/** A match as it is sent to the worker that reviews it. */
export interface PlayedMatch {
  readonly header: Header
  readonly log: readonly Entry[]
}

/** Looks back at a match and tells after each entry how many there were. */
export function reviewOf(
  game: Game,
  { header, log }: PlayedMatch,
  knowledge: Knowledge,
  tell: (entries: number) => void,
): Review {
  const replayed = Match.replay(game, header, log)
  if (!replayed.ok) throw new Error(replayed.problem.text.en)
  const steps = review(replayed.value, knowledge)
  for (let entries = 0; ;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (step.value !== undefined) tell(++entries)
  }
}
