import {
  advise,
  drill,
  preparation,
  think,
  type Advice,
  type Appraisals,
  type Drill,
  type Knowledge,
  type Part,
  type Question,
  type Review,
} from '@spellendoos/bots'
import { evaluations } from '@spellendoos/games/evaluations'
import { dailies } from '@spellendoos/games/dailies'
import { shelf } from '@spellendoos/games/shelf'
import { solvers } from '@spellendoos/games/solvers'
import {
  BY_THE_BOOK,
  chooseOptions,
  seededRng,
  type Game,
  type Header,
  type RuleId,
  type Solution,
} from '@spellendoos/kernel'
import type { Challenge } from '@spellendoos/fair'
import { expose } from 'comlink'
import { runInSlices } from '../app/time-slices.ts'
import { examplesOf, type Example } from '../lessons/examples.ts'
import type { PositionSyntax } from '../editor/position-syntax.ts'
import { inferSyntax } from '../editor/syntax-inference.ts'
import { refusedTries, type Looking } from '../lessons/tries.ts'
import type { BestOfDay } from './best-of-day.ts'
import { fetchData } from './data-loader.ts'
import { timeFor } from './levels.ts'
import type { PlayedMatch } from './match-review.ts'
import type { AskedPosition, Judgement } from './position-judge.ts'

/** What the caller wants to be told of. */
export interface AdviceRequest extends Question {
  /** The moves that are compared with the best, in notation. */
  readonly about?: readonly string[]
}

/** A decision to practise at, and the match it comes from. */
export interface PosedDrill {
  readonly header: Header
  readonly drill: Drill
}

/** How long a player waits for advice. */
const PATIENCE = 500

/** How many tries are asked about to find the rules that matter now. */
const TRIES = 150
/** How long a search for examples may block other questions. */
const SLICE = 120
const searches = new Map<string, ReturnType<typeof examplesOf>>()

async function knowledgeOf(id: string): Promise<Knowledge> {
  const evaluation = (await evaluations.get(id)?.())?.evaluation
  const solver = await solvers.get(id)?.()
  await fetchData()
  return { evaluation, solver }
}

/** The rules that a question is about. */
async function rulesFor({ game: id, version }: Pick<Question, 'game' | 'version'>): Promise<Game> {
  const game = await shelf.get(id)?.()
  if (game?.version !== version) throw new Error(`The rules of ${id}, version ${version}, are not available.`)
  return game
}

const botWorker = {
  /** The move in notation, or `undefined` when it is better to wait. */
  async think(question: Question, hurried: boolean): Promise<string | undefined> {
    const game = await rulesFor(question)
    const knowledge = await knowledgeOf(game.id)
    const end = question.unhurried ? Infinity : performance.now() + timeFor(game, question.level, hurried)
    return think(game, { ...question, stop: () => performance.now() > end }, knowledge).move
  },
  /** Computes what a computer player will need, during another player's turn. */
  async prepare(question: Question): Promise<void> {
    const game = await rulesFor(question)
    await runInSlices(preparation(game, question, await knowledgeOf(game.id)))
  },
  /** The values of the possible moves, and why; `undefined` if there is no choice. */
  async advise(question: AdviceRequest): Promise<Advice | undefined> {
    const game = await rulesFor(question)
    const knowledge = await knowledgeOf(game.id)
    const end = performance.now() + PATIENCE
    return advise(game, { ...question, stop: () => performance.now() > end }, knowledge)
  },
  /** Appraises the states of one part of a match; reports how many have been appraised. */
  async appraise(match: PlayedMatch, part: Part, tell: (appraised: number) => void): Promise<Appraisals> {
    const { appraise } = await import('./match-review.ts')
    const game = await rulesFor(match.header)
    return appraise(game, match, await knowledgeOf(game.id), part, tell)
  },
  /** What was luck and what was skill in a match whose states have been appraised. */
  async review(match: PlayedMatch, appraisals: Appraisals): Promise<Review> {
    const { reviewOf } = await import('./match-review.ts')
    const game = await rulesFor(match.header)
    return reviewOf(game, match, await knowledgeOf(game.id), appraisals)
  },
  /** What is known of a position, better and better. */
  async judge(asked: AskedPosition, tell: (known: Judgement) => Promise<void> | void): Promise<void> {
    const { judge } = await import('./position-judge.ts')
    const game = await rulesFor(asked)
    const knowledge = await knowledgeOf(game.id)
    for (const known of judge(game, asked, knowledge)) {
      // oxlint-disable-next-line no-await-in-loop -- what is known is reported before more is computed
      await tell(known)
    }
  },
  /** How the strongest computer player does in a challenge of the day, in the player's seat. */
  async bestOfDay(challenge: Challenge): Promise<BestOfDay | undefined> {
    const { bestOfDay } = await import('./best-of-day.ts')
    const daily = (await dailies.get(challenge.game)?.())?.daily
    const game = await shelf.get(challenge.game)?.()
    if (game === undefined || daily === undefined) return undefined
    return bestOfDay(game, daily, challenge, await knowledgeOf(game.id))
  },
  /** The answer of the game's own solver, if it has one. */
  async solve(id: string, view: unknown): Promise<Solution | undefined> {
    return (await solvers.get(id)?.())?.solve(view)
  },
  /** A decision from a match of two players by the book; the same number gives the same decision. */
  async drill(id: string, seed: number): Promise<PosedDrill | undefined> {
    const game = await shelf.get(id)?.()
    if (game === undefined) return undefined
    const options = chooseOptions(game, BY_THE_BOOK, {})
    if (!options.ok) return undefined
    const header = { id: 'drill', game: id, version: game.version, options: options.value, seats: 2 }
    const found = drill(game, header, seed, await knowledgeOf(id))
    return found && { header, drill: found }
  },
  /** The key of a position, for decisions whose answers say what they lead to. Nothing is hidden there. */
  async position(id: string, view: unknown): Promise<string | undefined> {
    const game = await shelf.get(id)?.()
    const { evaluation } = await knowledgeOf(id)
    return game === undefined ? undefined : evaluation?.exact?.key(game.imagine(view, 0, () => 0))
  },
  /** The rules that forbid something which this player might try now. */
  async biting(id: string, looking: Looking): Promise<readonly RuleId[]> {
    const game = await shelf.get(id)?.()
    if (game === undefined) return []
    const tries = [...refusedTries(game, looking, seededRng(1), TRIES)]
    return [...new Set(tries.map(({ rule }) => rule))]
  },
  /** How the game writes its board, so that positions can be set up by taps. */
  async syntax(id: string, seats: number): Promise<PositionSyntax | undefined> {
    const game = await shelf.get(id)?.()
    return game === undefined ? undefined : inferSyntax(game, seats)
  },
  /**
   * The next few examples of a game's rules, as many as are found in a short time; `undefined` when there are no more.
   */
  async examples(id: string): Promise<readonly Example[] | undefined> {
    const game = await shelf.get(id)?.()
    if (game === undefined) return undefined
    const search = searches.get(id) ?? examplesOf(game)
    searches.set(id, search)
    const found: Example[] = []
    const end = performance.now() + SLICE
    do {
      const next = search.next()
      if (next.done === true) return found.length > 0 ? found : undefined
      if (next.value !== undefined) found.push(next.value)
    } while (performance.now() < end)
    return found
  },
}

export type BotWorkerApi = typeof botWorker
expose(botWorker)
