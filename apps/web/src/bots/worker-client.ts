import type { Advice, Review } from '@spellendoos/bots'
import { LEVELS } from '@spellendoos/bots/levels'
import { questionFor, type AskedMatch, type Question } from '@spellendoos/bots/table'
import type { Challenge } from '@spellendoos/fair'
import type { RuleId, Seat, Solution } from '@spellendoos/kernel'
import { proxy, wrap, type Remote } from 'comlink'
import type { PositionSyntax } from '../editor/position-syntax.ts'
import type { Example } from '../lessons/examples.ts'
import type { Looking } from '../lessons/tries.ts'
import type { BestOfDay } from './best-of-day.ts'
import type { PlayedMatch } from './match-review.ts'
import type { AskedPosition, Judgement } from './position-judge.ts'
import type { AdviceRequest, PosedDrill, BotWorkerApi } from './worker.ts'

export type { PosedDrill }

const newWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

let helper: Remote<BotWorkerApi> | undefined
const beside = () => (helper ??= wrap<BotWorkerApi>(newWorker()))

/** Computer players have their own worker, which is released when nobody is waiting for them. */
let playing: { readonly worker: Worker; readonly botWorker: Remote<BotWorkerApi> } | undefined
function players(): Remote<BotWorkerApi> {
  if (playing === undefined) {
    const worker = newWorker()
    playing = { worker, botWorker: wrap<BotWorkerApi>(worker) }
  }
  return playing.botWorker
}
function stopPlayers(): void {
  playing?.worker.terminate()
  playing = undefined
}

const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!

/** What is asked about a seat of a match: of a computer player of this level, or of the strongest. */
export const questionAt = (match: AskedMatch, seat: Seat, level = LEVELS.length): Question =>
  questionFor(match, seat, level, anySeed())

/** Asks a computer player in a worker, so that the page never waits. Once aborted, it never answers. */
export function think(
  question: Question,
  hurried: boolean,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (signal?.aborted === true) return Promise.resolve(undefined)
  const answer = players().think(question, hurried)
  if (signal === undefined) return answer
  return new Promise((resolve, reject) => {
    const stop = () => {
      stopPlayers()
      resolve(undefined)
    }
    signal.addEventListener('abort', stop, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Prepares computer players while another player thinks. Errors are reported to the next question. */
export function getReady(question: Question): void {
  players()
    .prepare(question)
    .catch(() => undefined)
}

/** The values of the possible moves for a seat, and why, as far as can be computed from its view in a short time. */
export const advise = (question: AdviceRequest): Promise<Advice | undefined> => beside().advise(question)

/** How the strongest player does in a challenge of the day. */
export const bestOfDay = (challenge: Challenge): Promise<BestOfDay | undefined> =>
  beside().bestOfDay(challenge)

/** Asks the game's own solver, where there is one. */
export const solve = (game: string, view: unknown): Promise<Solution | undefined> =>
  beside().solve(game, view)

/** A decision to practise at, from a match between computer players. */
export const drillAt = (game: string, seed: number): Promise<PosedDrill | undefined> =>
  beside().drill(game, seed)

/** The key of a position, for decisions whose answers say what they lead to. */
export const positionAfter = (game: string, view: unknown): Promise<string | undefined> =>
  beside().position(game, view)

/** The next few examples of a game's rules; `undefined` when there are no more. */
export const moreExamples = (game: string): Promise<readonly Example[] | undefined> => beside().examples(game)

/** The rules that forbid something which a player might try now. */
export const bitingRules = (game: string, looking: Looking): Promise<readonly RuleId[]> =>
  beside().biting(game, looking)

/** How a game writes its board, if that can be inferred. */
export const syntaxOf = (game: string, seats: number): Promise<PositionSyntax | undefined> =>
  beside().syntax(game, seats)

/** How many workers review a match at most. Each of them loads the game and what its computer players know. */
const MOST_REVIEWERS = 3
/** A worker takes as long to start as it takes to look at about so many entries. */
const ENTRIES_EACH = 16

/** One core stays free for the page. */
const reviewersFor = (entries: number): number =>
  Math.max(1, Math.min(MOST_REVIEWERS, navigator.hardwareConcurrency - 1, Math.floor(entries / ENTRIES_EACH)))

/**
 * Looks back at a match, in workers of its own so that nobody else waits for it; `tell` hears how many states have been
 * looked at. Told to stop, it never answers.
 */
export async function reviewMatch(
  { header, log }: PlayedMatch,
  tell: (appraised: number) => void,
  signal: AbortSignal,
): Promise<Review> {
  const match = { header, log }
  const of = reviewersFor(log.length)
  const workers = Array.from({ length: of }, newWorker)
  const stop = () => {
    for (const worker of workers) worker.terminate()
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    const reviewers = workers.map((worker) => wrap<BotWorkerApi>(worker))
    const appraised = workers.map(() => 0)
    const parts = await Promise.all(
      reviewers.map((reviewer, nth) =>
        reviewer.appraise(
          match,
          { nth, of },
          proxy((count) => {
            appraised[nth] = count
            tell(appraised.reduce((sum, each) => sum + each))
          }),
        ),
      ),
    )
    return await reviewers[0]!.review(match, new Map(parts.flatMap((part) => [...part])))
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** Who judges positions has a worker of their own: it stays while they are idle, and is released in the middle of a thought. */
let judging: Worker | undefined

/** Reports what is known of a position, better and better, until all is known or the caller stops. */
export async function judgePosition(
  asked: AskedPosition,
  tell: (known: Judgement) => void,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return
  const worker = (judging ??= newWorker())
  const stop = () => {
    worker.terminate()
    if (judging === worker) judging = undefined
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    await wrap<BotWorkerApi>(worker).judge(
      asked,
      proxy((known) => {
        if (!signal.aborted) tell(known)
      }),
    )
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Nobody waits for judgements any more. */
export function stopJudging(): void {
  judging?.terminate()
  judging = undefined
}
