import { Match, type Game } from '@spellendoos/kernel'
import type { Knowledge } from '../bot.ts'
import { searchMethodFor } from '../search-method.ts'
import { EFFORT, type Appraisal, type Appraiser, type Decision, type Effort } from './appraiser.ts'
import { ExpectingAppraiser } from './expecting-appraiser.ts'
import { PlayoutAppraiser } from './playout-appraiser.ts'
import { Scale, toGrain, type Worths } from './scale.ts'
import { SearchAppraiser } from './search-appraiser.ts'
import { SolvingAppraiser } from './solving-appraiser.ts'

export interface ReviewOptions {
  /** The same match with the same seed gets the same review. */
  readonly seed?: number
  readonly effort?: Partial<Effort>
}

/** An appraisal whose worths can be added up exactly. */
export interface Rounded extends Appraisal {
  /** What the mean over all answers took it to be worth, if that is something else. */
  readonly drawn?: Worths
}

/** Appraisals of states of a match, by the number of entries that led to them. They are plain data. */
export type Appraisals = ReadonlyMap<number, Rounded>

/** One of the parts that a match is divided into. */
export interface Part {
  /** From 0. */
  readonly nth: number
  readonly of: number
}

/**
 * How many runs of consecutive states each part has. Neighbours have much in common, which longer runs make use of; with
 * more runs the parts take equally long.
 */
const RUNS = 6

/** Whether positions of a match can be judged; in a game played alone only a solver can. */
export const canReview = (match: Pick<Match, 'header'>, { solver }: Pick<Knowledge, 'solver'>): boolean =>
  match.header.seats > 1 || solver !== undefined

/**
 * Appraises the states of a match, or those of one part of it. Every step yields how many have been appraised. All
 * parts together have the appraisals of the whole, so that each can be appraised by a worker of its own.
 */
export function* appraisalsOf<State, Move, View>(
  match: Match<State, Move, View>,
  knowledge: Knowledge<State, Move, View>,
  { seed = 1, effort }: ReviewOptions = {},
  { nth, of }: Part = { nth: 0, of: 1 },
): Generator<number, Appraisals> {
  const { game, sides, standing } = match
  if (!canReview(match, knowledge))
    throw new Error(`${game.id}: a match of one player cannot be reviewed without a solver`)
  const states = statesOf(match)
  const scale = new Scale(game, knowledge.evaluation, sides, states[0]!)
  const appraiser = appraiserFor(match, knowledge, scale, { ...EFFORT, ...effort }, seed)
  const appraisals = new Map<number, Rounded>()
  const length = Math.ceil(states.length / (of * RUNS))
  for (const [i, s] of states.entries()) {
    while (game.turn(s).length > 0 && appraiser.prepare?.(s) === true) yield appraisals.size
    if (Math.floor(i / length) % of === nth) {
      const drawn = standing[i - 1]?.by === 'chance' ? appraiser.drawn?.(s)?.map(toGrain) : undefined
      const appraised = rounded(appraise(game, appraiser, scale, s, decisionAt(match, i)))
      appraisals.set(i, drawn === undefined ? appraised : { ...appraised, drawn })
      yield appraisals.size
    } else if (game.turn(s).length > 0) appraiser.pass?.(s)
  }
  return appraisals
}

/** The states that result from the entries that count, beginning with the start. */
export function statesOf<State, Move, View>({
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

/** The decision that was made in a state, if one was. */
export function decisionAt({ standing, log }: Match, i: number): Decision | undefined {
  const entry = standing[i] === undefined ? undefined : log[standing[i].seq]!
  return entry !== undefined && 'move' in entry && typeof entry.by === 'number'
    ? { seat: entry.by, move: entry.move }
    : undefined
}

/** The part of a match that judging a position needs. */
export type Table<State, Move, View> = Pick<Match<State, Move, View>, 'game' | 'sides'> & {
  readonly header: Pick<Match['header'], 'seats'>
}

/** Appraises one position, without what came before it. */
export function appraisalOf<State, Move, View>(
  table: Table<State, Move, View>,
  s: State,
  knowledge: Knowledge<State, Move, View>,
  scale: Scale<State>,
  { seed = 1, effort }: ReviewOptions,
): Rounded {
  const { game } = table
  const appraiser = appraiserFor(table, knowledge, scale, { ...EFFORT, ...effort }, seed)
  while (game.turn(s).length > 0 && appraiser.prepare?.(s) === true);
  return rounded(appraise(game, appraiser, scale, s, undefined))
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
  return new ExpectingAppraiser(game, evaluation, scale, seed)
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

export function rounded({ verdict, worths, ...appraisal }: Appraisal): Rounded {
  return {
    ...appraisal,
    worths: worths.map(toGrain),
    ...(verdict === undefined
      ? {}
      : { verdict: { ...verdict, difference: verdict.difference.map(toGrain) } }),
  }
}
