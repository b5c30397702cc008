import {
  beginStep,
  isAskedFor,
  movesAskedFor,
  saysOf,
  type LessonStep,
  type LessonTurn,
} from '@spellendoos/kernel'
import { createSignal } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import { givenTable } from '../table/given-table.ts'
import type { Host, Refused } from '../table/host.ts'
import { t } from '../words/texts.ts'

/**
 * A table at which one step of a lesson is done: moves that were not asked for are refused, and replies are those of
 * the step.
 */
export interface StepHost extends Host {
  readonly step: LessonStep
  /** How many of its turns are done, including the replies; reactive. */
  readonly turnsDone: () => number
  readonly isDone: () => boolean
  /** How many wrong tries there were since the last right move; reactive. */
  readonly wrongTries: () => number
  /** One of the moves that are asked for now. */
  readonly rightMove: () => string | undefined
}

const notAsked: Refused = { code: 'not-asked', text: t.learn['not-asked'] }
/** The taps are not a move yet. */
const NO_MOVE = 'unknown-notation'

export function stepHost(game: OpenGame, step: LessonStep): StepHost {
  const begun = beginStep(game, step)
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const match = begun.value
  const learner = step.seat ?? 0
  const { host, append, follow, isAnswering } = givenTable(game, match, learner)
  const [turnsDone, setTurnsDone] = createSignal(0)
  const turn = (): LessonTurn | undefined => step.turns[turnsDone()]
  const [wrongTries, setWrongTries] = createSignal(0)

  const isLegal = (move: string) =>
    match.moves(learner).some((each) => game.write(match.state, each) === move)
  const tried = (move: string): Refused | undefined => {
    const now = turn()
    if (now === undefined || isAnswering()) return undefined
    if (isLegal(move) && !isAskedFor(match, learner, now, move)) {
      const says = saysOf(now, move)
      return says === undefined ? notAsked : { ...notAsked, text: says }
    }
    const outcome = append({ by: learner, move })
    if (!outcome.ok) return outcome.refusal
    setWrongTries(0)
    follow((now.reply ?? []).flat(), () => setTurnsDone((done) => done + 1))
    return undefined
  }
  return {
    ...host,
    step,
    turnsDone,
    isDone: () => turn() === undefined,
    wrongTries,
    rightMove() {
      host.seq()
      const now = turn()
      return now === undefined ? undefined : movesAskedFor(match, learner, now)[0]
    },
    play(_, move) {
      const refused = tried(move)
      if (refused !== undefined && refused.code !== NO_MOVE) setWrongTries((n) => n + 1)
      return Promise.resolve(refused)
    },
  }
}
