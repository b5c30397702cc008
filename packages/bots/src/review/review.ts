import { seededRng, type By, type Game, type Match, type Result } from '@spellendoos/kernel'
import type { Knowledge } from '../bot.ts'
import { accountsOf, type Account } from './account.ts'
import {
  appraisalOf,
  appraisalsOf,
  decisionAt,
  rounded,
  statesOf,
  type Appraisals,
  type ReviewOptions,
  type Rounded,
  type Table,
} from './appraisals.ts'
import type { DecisionVerdict } from './appraiser.ts'
import { fortunesOf } from './fortune.ts'
import { momentsOf, type Moments } from './moments.ts'
import { minus, plus, Scale, type Worths } from './scale.ts'

/** What a position is worth to every seat. */
export interface Outlook {
  /**
   * The share of the opponents that a seat is expected to finish ahead of, ties counting half: with two players, the
   * chance to win.
   */
  readonly chances: readonly number[]
  /**
   * The points or money by which a seat is expected to finish ahead of its opponents; left out if nothing is counted.
   */
  readonly leads?: readonly number[]
  /** The usual error of the chances, if they come from playouts. */
  readonly doubts?: readonly number[]
  /** The outcome is known, whatever anybody does. */
  readonly certain?: true
}

/** An entry of the log that counts, and what it changed. The part that `luck` and `skill` do not explain is `rest`. */
export interface ReviewedEntry {
  /** Its number in the log; the length of the log for the end by an act at the table. */
  readonly seq: number
  readonly by: By | 'table'
  /** What was played, in notation. */
  readonly move?: string
  readonly before: Outlook
  readonly after: Outlook
  /** What chance gave everyone, compared with the mean of all its answers. */
  readonly luck?: Change
  /** What a decision gave everyone, compared with the best one. */
  readonly skill?: Change
  /** What the estimates had not foreseen: hidden things, misjudged moves. */
  readonly rest: Change
  readonly verdict?: DecisionVerdict
  /** The current stake in points, if losses are measured by it. */
  readonly stake?: number
}

/** A change, by seat. */
export interface Change {
  readonly chances: readonly number[]
  readonly leads?: readonly number[]
}

/** The review of a match. */
export interface Review {
  readonly entries: readonly ReviewedEntry[]
  readonly accounts: readonly Account[]
  readonly moments: Moments
  /**
   * How lucky each seat was in a game of luck alone: the share of matches that end worse for it, those that end alike
   * counting half.
   */
  readonly fortunes?: readonly number[]
  /** Left out if the match is not over. */
  readonly result?: Result
}

/**
 * Reviews a match: every seat's gain is split into luck, skill and the rest, which add up exactly. Every step yields
 * how many states have been appraised.
 */
export function* review<State, Move, View>(
  match: Match<State, Move, View>,
  knowledge: Knowledge<State, Move, View>,
  options: ReviewOptions = {},
): Generator<number, Review> {
  const appraisals = yield* appraisalsOf(match, knowledge, options)
  return reviewFrom(match, knowledge, appraisals, options)
}

/** The review of a match, given the appraisals of all its states. */
export function reviewFrom<State, Move, View>(
  match: Match<State, Move, View>,
  { evaluation }: Pick<Knowledge<State, Move, View>, 'evaluation'>,
  appraisals: Appraisals,
  { seed = 1 }: Pick<ReviewOptions, 'seed'> = {},
): Review {
  const { game, header, sides, standing, result } = match
  const states = statesOf(match)
  const scale = new Scale(game, evaluation, sides, states[0]!)
  const appraised = states.map((_, i) => appraisals.get(i)!)
  const entries = standing.map(({ seq, by }, i): ReviewedEntry => {
    const before = appraised[i]!
    const after = appraised[i + 1]!
    const decided = decisionAt(match, i)
    const stake = evaluation?.stake?.(states[i]!)
    return {
      seq,
      by,
      ...(decided === undefined ? {} : { move: decided.move }),
      ...partsOf(scale, before, after, explained(game, by, before, after)),
      ...(before.verdict === undefined ? {} : { verdict: before.verdict }),
      ...(stake === undefined ? {} : { stake }),
    }
  })
  const last = appraised.at(-1)!
  const end = result === undefined ? last : rounded({ worths: scale.ofResult(result), certain: true })
  const change = minus(end.worths, last.worths)
  if (change.some((worth) => worth !== 0)) {
    // Resigning is one player's decision; a draw is agreed by all.
    const by = match.resigned.at(-1) ?? 'table'
    entries.push({
      seq: match.seq,
      by,
      ...partsOf(scale, last, end, by === 'table' ? {} : { skill: change }),
    })
  }
  return {
    entries,
    moments: momentsOf(game, entries, states),
    accounts: accountsOf(entries, header.seats, scale.counts, appraised, game.traits.realtime),
    ...(game.traits.luck === 'all' && result !== undefined
      ? { fortunes: fortunesOf(game, states[0]!, scale, end.worths, seededRng(seed)) }
      : {}),
    ...(result === undefined ? {} : { result }),
  }
}

/** What a position is worth to everyone at a table, as far as it can be judged. */
export function outlook<State, Move, View>(
  table: Table<State, Move, View>,
  s: State,
  knowledge: Knowledge<State, Move, View>,
  options: ReviewOptions = {},
): Outlook {
  const scale = new Scale(table.game, knowledge.evaluation, table.sides, s)
  return outlookOf(scale, appraisalOf(table, s, knowledge, scale, options))
}

interface Explained {
  readonly luck?: Worths
  readonly skill?: Worths
}

/** Why an entry changed what it did, as far as known. In games where everyone acts at once, speed is the skill. */
function explained(game: Pick<Game, 'traits'>, by: By, before: Rounded, after: Rounded): Explained {
  if (by === 'chance') return { luck: minus(after.drawn ?? after.worths, before.worths) }
  const change = minus(after.worths, before.worths)
  if (typeof by === 'number' && game.traits.realtime) return { skill: change }
  return before.verdict === undefined ? {} : { skill: before.verdict.difference }
}

function partsOf(scale: Scale, before: Rounded, after: Rounded, { luck, skill }: Explained) {
  const known = plus(luck ?? scale.nothing, skill ?? scale.nothing)
  return {
    before: outlookOf(scale, before),
    after: outlookOf(scale, after),
    ...(luck === undefined ? {} : { luck: changeOf(scale, luck) }),
    ...(skill === undefined ? {} : { skill: changeOf(scale, skill) }),
    rest: changeOf(scale, minus(minus(after.worths, before.worths), known)),
  }
}

const changeOf = ({ seats, counts }: Scale, worths: Worths): Change => ({
  chances: worths.slice(0, seats),
  ...(counts ? { leads: worths.slice(seats) } : {}),
})

const outlookOf = (scale: Scale, { worths, variance, certain }: Rounded): Outlook => ({
  ...changeOf(scale, worths),
  ...(variance === undefined ? {} : { doubts: variance.slice(0, scale.seats).map(Math.sqrt) }),
  ...(certain === undefined ? {} : { certain }),
})
