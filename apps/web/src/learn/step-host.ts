import {
  beginStep,
  isAskedFor,
  message,
  movesAskedFor,
  newSeries,
  saysOf,
  starterOf,
  type Entry,
  type LessonStep,
  type LessonTurn,
  type Message,
} from '@spellendoos/kernel'
import { createSignal } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import { names } from '../keep/names.ts'
import { pace } from '../settings/choices.ts'
import type { Host, Refused } from '../table/host.ts'
import { sayNewMatch } from '../words/new-match.ts'
import { t } from '../words/texts.ts'

/** How long a move is looked at before it is answered, in milliseconds. */
const LOOK = 900
const HURRIED_LOOK = 30

const look = () => (pace.chosen() === 'quick' ? HURRIED_LOOK : LOOK)

/** A table at which one step of a lesson is done: what was not asked for is refused, and answers are those of the step. */
export interface StepHost extends Host {
  readonly step: LessonStep
  /** How many of its turns are done, with all that follows from them; reactive. */
  readonly turnsDone: () => number
  readonly isDone: () => boolean
  /** How often something else was tried since the last right move; reactive. */
  readonly wrongTries: () => number
  /** A move that is asked for now. */
  readonly rightMove: () => string | undefined
}

const notAsked: Refused = { code: 'not-asked', text: t.learn['not-asked'] }
/** What was tapped is no move yet. */
const NO_MOVE = 'unknown-notation'

export function stepHost(game: OpenGame, step: LessonStep): StepHost {
  const begun = beginStep(game, step)
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const match = begun.value
  const learner = step.seat ?? 0
  const [seq, setSeq] = createSignal(match.seq)
  const [turnsDone, setTurnsDone] = createSignal(0)
  const turn = (): LessonTurn | undefined => step.turns[turnsDone()]
  const [wrongTries, setWrongTries] = createSignal(0)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAnswering = false

  const answer = (entries: readonly Entry[]) => {
    const [entry, ...rest] = entries
    isAnswering = entry !== undefined
    if (entry === undefined) {
      setTurnsDone((done) => done + 1)
      return
    }
    timer = setTimeout(
      () => {
        match.append(entry)
        setSeq(match.seq)
        answer(rest)
      },
      entry.by === 'chance' ? 0 : look(),
    )
  }
  const isLegal = (move: string) =>
    match.moves(learner).some((each) => game.write(match.state, each) === move)
  const tried = (move: string): Refused | undefined => {
    const now = turn()
    if (now === undefined || isAnswering) return undefined
    if (isLegal(move) && !isAskedFor(match, learner, now, move)) {
      const says = saysOf(now, move)
      return says === undefined ? notAsked : { ...notAsked, text: says }
    }
    const outcome = match.append({ by: learner, move })
    if (!outcome.ok) return outcome.refusal
    setWrongTries(0)
    setSeq(match.seq)
    answer((now.reply ?? []).flat())
    return undefined
  }
  return {
    id: 'lesson',
    step,
    game,
    asked: match,
    players: Array.from({ length: match.header.seats }, (_, seat) =>
      seat === learner
        ? { name: names()[0] ?? '', level: 0 }
        : { name: sayNewMatch('bot', { n: seat < learner ? seat + 1 : seat }), level: 1 },
    ),
    guided: false,
    series: newSeries(match.header.seats, starterOf(game, match.header.options)),
    seq,
    turnsDone,
    isDone: () => turn() === undefined,
    wrongTries,
    rightMove() {
      seq()
      const now = turn()
      return now === undefined ? undefined : movesAskedFor(match, learner, now)[0]
    },
    message(eye, since): Message {
      seq()
      return message(match, eye, since)
    },
    play(_, move) {
      const refused = tried(move)
      if (refused !== undefined && refused.code !== NO_MOVE) setWrongTries((n) => n + 1)
      return Promise.resolve(refused)
    },
    act: () => Promise.resolve(undefined),
    deadlines: () => new Map(),
    played: () => 0,
    verify: () => Promise.resolve({ fair: 'not-provable' }),
    rematch: () => Promise.resolve(undefined),
    canTakeBack: () => false,
    leave: () => clearTimeout(timer),
  }
}
