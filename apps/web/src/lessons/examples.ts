import {
  BY_THE_BOOK,
  chooseOptions,
  copyJson,
  seededRng,
  type Eye,
  type Fact,
  type Result,
  type Rng,
  type RuleId,
  type Seat,
  type Spot,
  type Text,
} from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import type { OpenGame } from '../games/open.ts'
import { sampleMatch, type Moment, type Play } from './sample.ts'
import { ruleOfFact } from './fact-rules.ts'
import { begins, choicesOf, lookingFrom, refusedTries, type LessonTry } from './tries.ts'

/** A moment of a match that shows something of the rules. */
export interface Example {
  /** The starting position, an event, a refused try, the end, or a lesson's diagram. */
  readonly kind: 'start' | 'happens' | 'refused' | 'end' | 'taught'
  /** The rule it shows. */
  readonly rule?: RuleId
  /** The view in which it is shown. */
  readonly eye: Eye
  readonly scene: Scene
  /** Where a move can begin now. */
  readonly glow: readonly Spot[]
  /** The refused taps. */
  readonly tried: readonly Spot[]
  /** What just happened. */
  readonly facts: readonly Fact[]
  readonly result?: Result
  /** What a lesson points out, and the taps of the move that shows it. */
  readonly says?: Text
  readonly way?: readonly Spot[]
  readonly play: Play
}

/** How many matches are played to find examples, and how many decisions of each are examined. */
const MATCHES = 6
const DECISIONS = 80
/** How many tries are checked per position, and how many for a player who is not on turn. */
const TRIES = 120
const TRIES_OFF_TURN = 6

/**
 * Plays a few matches as chance has it, always the same ones, and gives the first moment that shows each rule and
 * each kind of thing that happens. Every `undefined` is a moment to rest.
 */
export function* examplesOf(game: OpenGame): Generator<Example | undefined, void> {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) return
  const seats = game.seats.includes(2) ? 2 : game.seats[0]!
  const shown = new Set<string>()
  const isNew = (what: string | undefined) => {
    if (what === undefined || shown.has(what)) return false
    shown.add(what)
    return true
  }
  for (let nth = 0; nth < MATCHES; nth++) {
    const rng = seededRng(nth + 1)
    let decisions = 0
    for (const moment of sampleMatch(game, { options: options.value, seats }, rng)) {
      const picture = pictured(game, moment, { options: options.value, seats, log: moment.log })
      if (decisions === 0 && nth === 0) yield picture('start', moment.seat ?? 0)
      const fact = moment.facts.find((each) => isNew(`fact ${each.fact}`))
      if (fact !== undefined) {
        const rule = ruleOfFact(game.words, fact)
        if (rule !== undefined) shown.add(rule)
        yield {
          ...picture('happens', moment.by ?? moment.seat ?? 0),
          ...(rule === undefined ? {} : { rule }),
        }
      }
      if (decisions++ < DECISIONS && moment.seat !== undefined) {
        for (const { seat, rule, path } of triesAt(game, moment.state, moment.seat, seats, rng)) {
          if (isNew(rule)) yield { ...picture('refused', seat), facts: [], rule, tried: path }
        }
      }
      const result = game.result(moment.state)
      if (result !== undefined && isNew(`end ${result.why}`)) {
        yield { ...picture('end', 0), rule: result.why, result }
      }
      yield undefined
    }
  }
}

/** The starting position: the first example, which needs no search. */
export function startOf(game: OpenGame): Example | undefined {
  const first = examplesOf(game).next().value
  return first === undefined || first.kind !== 'start' ? undefined : first
}

const pictured =
  (game: OpenGame, { state, facts }: Moment, play: Play) =>
  (kind: Example['kind'], eye: Seat): Example => ({
    kind,
    eye,
    scene: copyJson(game.scene(game.view(state, eye), eye, [])),
    glow: game.traits.unaided ? [] : begins(choicesOf(game, state, eye)),
    tried: [],
    facts,
    play,
  })

/** Illegal taps by the player on turn, and by a player who is not. */
function* triesAt(
  game: OpenGame,
  state: unknown,
  seat: Seat,
  seats: number,
  rng: Rng,
): Generator<LessonTry & { readonly seat: Seat }, void> {
  for (const each of refusedTries(game, lookingFrom(game, state, seat), rng, TRIES)) yield { ...each, seat }
  const other = (seat + 1) % seats
  const idle = lookingFrom(game, state, other)
  if (other === seat || idle.choices.length > 0) return
  for (const each of refusedTries(game, idle, rng, TRIES_OFF_TURN)) yield { ...each, seat: other }
}
