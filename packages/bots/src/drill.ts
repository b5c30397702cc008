import {
  drawFrom,
  Match,
  seededRng,
  type Entry,
  type Game,
  type Header,
  type Rng,
  type Seat,
} from '@spellendoos/kernel'
import type { Knowledge } from './bot.ts'
import { exactAnswers, type ExactAnswer } from './exact-answers.ts'
import { levelsIn } from './levels.ts'
import { think } from './think.ts'

/** A decision as it came up in a match, and what every answer to it is worth. */
export interface Drill {
  readonly seat: Seat
  /** The match up to the decision. */
  readonly log: readonly Entry[]
  /** The best first. */
  readonly answers: readonly ExactAnswer[]
}

/** A decision matters only if the best and the worst answer differ by at least this much. */
const MATTERS = 0.01
/** Answers that differ by less count as equal. */
const ALIKE = 0.0005
/** How many matches are played to find a decision. */
const MATCHES = 5

/**
 * A decision that matters, from a match of computer players with this header; the same seed gives the same decision.
 * `undefined` if none is found, or if the game cannot be solved exactly.
 */
export function drill<State, Move, View>(
  game: Game<State, Move, View>,
  header: Header,
  seed: number,
  knowledge: Knowledge<State, Move, View>,
): Drill | undefined {
  if (knowledge.evaluation?.exact === undefined) return undefined
  const rng = seededRng(seed)
  for (let matches = 0; matches < MATCHES; matches++) {
    const { log, decisions } = played(game, header, rng, knowledge)
    while (decisions.length > 0) {
      const [before] = decisions.splice(rng(decisions.length), 1)
      const found = decisionAfter(game, header, log.slice(0, before), knowledge)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/**
 * A match between computer players of any level, and the numbers of entries at which somebody had a decision to make.
 */
function played<State, Move, View>(
  game: Game<State, Move, View>,
  header: Header,
  rng: Rng,
  knowledge: Knowledge<State, Move, View>,
): { readonly log: readonly Entry[]; readonly decisions: number[] } {
  const match = begun(game, header)
  const levels = Array.from({ length: header.seats }, () => 1 + rng(levelsIn(game)))
  const decisions: number[] = []
  for (let [by] = match.turn; by !== undefined && by !== 'clock'; [by] = match.turn) {
    if (by === 'chance') {
      match.append({ by, draw: drawFrom(game.chance!(match.state), rng) })
      continue
    }
    const isDecision = match.moves(by).length > 1
    if (isDecision && match.seq > 0 && match.at(match.seq - 1).by === 'chance') decisions.push(match.seq)
    const { move } = think(
      game,
      { view: match.view(by), seat: by, seats: header.seats, level: levels[by]!, seed: rng(2 ** 31) },
      knowledge,
    )
    match.append({ by, move: move! })
  }
  return { log: match.log, decisions }
}

function begun<State, Move, View>(
  game: Game<State, Move, View>,
  header: Header,
  log: readonly Entry[] = [],
): Match<State, Move, View> {
  const match = Match.replay(game, header, log)
  if (!match.ok) throw new Error(match.problem.text.en)
  return match.value
}

function decisionAfter<State, Move, View>(
  game: Game<State, Move, View>,
  header: Header,
  log: readonly Entry[],
  knowledge: Knowledge<State, Move, View>,
): Drill | undefined {
  const match = begun(game, header, log)
  const seat = match.turn[0] as Seat
  const answers = exactAnswers(game, { view: match.view(seat), seat, seats: header.seats }, knowledge)
  const [best, second] = answers
  if (best === undefined || second === undefined) return undefined
  const matters = best.chance - answers.at(-1)!.chance >= MATTERS && best.chance - second.chance >= ALIKE
  return matters ? { seat, log, answers } : undefined
}
