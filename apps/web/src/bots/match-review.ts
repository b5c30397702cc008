import {
  appraisalsOf,
  reviewFrom,
  type Appraisals,
  type Knowledge,
  type Part,
  type Review,
} from '@spellendoos/bots'
import { Match, type Entry, type Game, type Header } from '@spellendoos/kernel'

/** A match as it is sent to the workers that review it. */
export interface PlayedMatch {
  readonly header: Header
  readonly log: readonly Entry[]
}

/** Milliseconds between two reports: a page that is told of every state draws each time, and taps wait. */
const BETWEEN = 100

/** Appraises the states of one part of a match, and tells now and then how many it has appraised. */
export function appraise(
  game: Game,
  match: PlayedMatch,
  knowledge: Knowledge,
  part: Part,
  tell: (appraised: number) => void,
): Appraisals {
  const steps = appraisalsOf(replayed(game, match), knowledge, {}, part)
  let told = -Infinity
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    const now = performance.now()
    if (now - told < BETWEEN * part.of) continue
    told = now
    tell(step.value)
  }
}

/** The review of a match, once all its states have been appraised. */
export const reviewOf = (
  game: Game,
  match: PlayedMatch,
  knowledge: Knowledge,
  appraisals: Appraisals,
): Review => reviewFrom(replayed(game, match), knowledge, appraisals)

function replayed(game: Game, { header, log }: PlayedMatch): Match {
  const found = Match.replay(game, header, log)
  if (!found.ok) throw new Error(found.problem.text.en)
  return found.value
}
