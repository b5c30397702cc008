import { Match, seededRng, type By, type Game, type Result } from '@spellendoos/kernel'
import type { Knowledge } from '../bot.ts'
import { searchMethodFor } from '../search-method.ts'
import { accountsOf, type Account } from './account.ts'
import {
  EFFORT,
  type Appraisal,
  type Appraiser,
  type Decision,
  type Effort,
  type DecisionVerdict,
} from './appraiser.ts'
import { ExpectingAppraiser } from './expecting-appraiser.ts'
import { fortunesOf } from './fortune.ts'
import { momentsOf, type Moments } from './moments.ts'
import { PlayoutAppraiser } from './playout-appraiser.ts'
import { minus, plus, Scale, toGrain, type Worths } from './scale.ts'
import { SearchAppraiser } from './search-appraiser.ts'
import { SolvingAppraiser } from './solving-appraiser.ts'

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

export interface ReviewOptions {
  /** The same match with the same seed gets the same review. */
  readonly seed?: number
  readonly effort?: Partial<Effort>
}

/** Whether positions of a match can be judged; in a game played alone only a solver can. */
export const canReview = (match: Pick<Match, 'header'>, { solver }: Pick<Knowledge, 'solver'>): boolean =>
  match.header.seats > 1 || solver !== undefined

/**
 * Reviews a match entry by entry: every step yields the next entry, or nothing while something is being prepared. Every
 * seat's gain is split into luck, skill and the rest, which add up exactly.
 */
export function* review<State, Move, View>(
  match: Match<State, Move, View>,
  knowledge: Knowledge<State, Move, View>,
  { seed = 1, effort }: ReviewOptions = {},
): Generator<ReviewedEntry | undefined, Review> {
  const { game, header, sides } = match
  if (!canReview(match, knowledge))
    throw new Error(`${game.id}: a match of one player cannot be reviewed without a solver`)
  const states = statesOf(match)
  const scale = new Scale(game, knowledge.evaluation, sides, states[0]!)
  const appraiser = appraiserFor(match, knowledge, scale, { ...EFFORT, ...effort }, seed)
  const entries: ReviewedEntry[] = []
  const appraisals: Rounded[] = []
  const { standing } = match

  let before: Rounded | undefined
  for (const [i, s] of states.entries()) {
    while (game.turn(s).length > 0 && appraiser.prepare?.(s) === true) yield undefined
    const drawn = standing[i - 1]?.by === 'chance' ? appraiser.drawn?.(s)?.map(toGrain) : undefined
    const appraised = rounded(appraise(game, appraiser, scale, s, decisionAt(match, i)))
    const now = drawn === undefined ? appraised : { ...appraised, drawn }
    appraisals.push(now)
    if (before !== undefined) {
      const { seq, by } = standing[i - 1]!
      const decided = decisionAt(match, i - 1)
      const stake = knowledge.evaluation?.stake?.(states[i - 1]!)
      const entry = {
        seq,
        by,
        ...(decided === undefined ? {} : { move: decided.move }),
        ...partsOf(scale, before, now, explained(game, by, before, now)),
        ...(before.verdict === undefined ? {} : { verdict: before.verdict }),
        ...(stake === undefined ? {} : { stake }),
      }
      entries.push(entry)
      yield entry
    }
    before = now
  }
  const { result } = match
  const end = result === undefined ? before! : rounded({ worths: scale.ofResult(result), certain: true })
  if (minus(end.worths, before!.worths).some((worth) => worth !== 0)) {
    // Resigning is one player's decision; a draw is agreed by all.
    const by = match.resigned.at(-1) ?? 'table'
    const skill = by === 'table' ? undefined : minus(end.worths, before!.worths)
    const entry: ReviewedEntry = {
      seq: match.seq,
      by,
      ...partsOf(scale, before!, end, skill === undefined ? {} : { skill }),
    }
    entries.push(entry)
    yield entry
  }
  return {
    entries,
    moments: momentsOf(game, entries, states),
    accounts: accountsOf(entries, header.seats, scale.counts, appraisals, game.traits.realtime),
    ...(game.traits.luck === 'all' && result !== undefined
      ? { fortunes: fortunesOf(game, states[0]!, scale, end.worths, seededRng(seed)) }
      : {}),
    ...(result === undefined ? {} : { result }),
  }
}

/** The states that result from the entries that count, beginning with the start. */
function statesOf<State, Move, View>({
  game,
  header,
  log,
  standing,
}: Match<State, Move, View>): readonly State[] {
  const begun = Match.begin(game, header)
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const again = begun.value
  const states = [again.state]
  for (const { seq } of standing) {
    again.append(log[seq]!)
    states.push(again.state)
  }
  return states
}

function decisionAt({ standing, log }: Match, i: number): Decision | undefined {
  const entry = standing[i] === undefined ? undefined : log[standing[i].seq]!
  return entry !== undefined && 'move' in entry && typeof entry.by === 'number'
    ? { seat: entry.by, move: entry.move }
    : undefined
}

/** What a position is worth to everyone at a table, as far as it can be judged. */
export function outlook<State, Move, View>(
  table: Table<State, Move, View>,
  s: State,
  knowledge: Knowledge<State, Move, View>,
  { seed = 1, effort }: ReviewOptions = {},
): Outlook {
  const { game, sides } = table
  const scale = new Scale(game, knowledge.evaluation, sides, s)
  const appraiser = appraiserFor(table, knowledge, scale, { ...EFFORT, ...effort }, seed)
  while (game.turn(s).length > 0 && appraiser.prepare?.(s) === true);
  return outlookOf(scale, rounded(appraise(game, appraiser, scale, s, undefined)))
}

/** The part of a match that judging a position needs. */
type Table<State, Move, View> = Pick<Match<State, Move, View>, 'game' | 'sides'> & {
  readonly header: Pick<Match['header'], 'seats'>
}

function appraiserFor<State, Move, View>(
  { game, header, sides }: Table<State, Move, View>,
  knowledge: Knowledge<State, Move, View>,
  scale: Scale<State>,
  effort: Effort,
  seed: number,
): Appraiser<State> {
  const { evaluation, solver } = knowledge
  if (header.seats === 1) return new SolvingAppraiser(game, knowledge, solver!, scale)
  const way = searchMethodFor(game, evaluation)
  if (evaluation === undefined || way === 'play-out' || way === 'glance') {
    return new PlayoutAppraiser(game, knowledge, scale, sides, effort, seed)
  }
  if (way === 'look-ahead' && header.seats === 2) return new SearchAppraiser(game, knowledge, scale, effort)
  return new ExpectingAppraiser(game, evaluation, scale, seededRng(seed))
}

function appraise<State>(
  game: Game<State>,
  appraiser: Appraiser<State>,
  scale: Scale<State>,
  s: State,
  decision: Decision | undefined,
): Appraisal {
  const result = game.result(s)
  return result === undefined
    ? appraiser.appraise(s, decision)
    : { worths: scale.ofResult(result), certain: true }
}

/** An appraisal whose worths can be added up exactly. */
export interface Rounded extends Appraisal {
  /** What the mean over all answers took it to be worth, if that is something else. */
  readonly drawn?: Worths
}

function rounded({ verdict, worths, ...appraisal }: Appraisal): Rounded {
  return {
    ...appraisal,
    worths: worths.map(toGrain),
    ...(verdict === undefined
      ? {}
      : { verdict: { ...verdict, difference: verdict.difference.map(toGrain) } }),
  }
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
