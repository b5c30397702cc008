import type { Entry } from './entry.ts'
import type { Draw, Fact, Game, RuleId, Seat, Spot } from './game.ts'
import { Match } from './match.ts'
import { BY_THE_BOOK, chooseOptions } from './options.ts'
import { value, type Json, type Read, type Text } from './text.ts'

/** A piece of a log, as `plays`, `throws`, `draws` and `ticks` write it. */
export type Entries = readonly Entry[]

/** A seat makes these moves, in notation, one after the other. */
export const plays = (by: Seat, ...moves: readonly string[]): Entries => moves.map((move) => ({ by, move }))
/** One answer of chance: dice as they show, a shuffle, or a pick. */
export const draws = (...draw: Draw): Entries => [{ by: 'chance', draw }]
/** A seat throws these dice. */
export const throws = (by: Seat, ...dice: Draw): Entries => [...plays(by, 'throw'), ...draws(...dice)]
/** The clock of this name runs out. */
export const ticks = (name: string): Entries => [{ by: 'clock', move: name }]
/** A shuffle of this many things that puts these on top, in this order; the others follow in their own order. */
export const topOf = (count: number, ...first: Draw): Entries =>
  draws(...first, ...Array.from({ length: count }, (_, i) => i).filter((i) => !first.includes(i)))

/**
 * Where a step of a lesson or a puzzle begins: a match by the book, unless options say otherwise, after these entries.
 */
export interface LessonStart {
  /** If left out, two if the game allows it, otherwise its fewest. */
  readonly seats?: number
  readonly preset?: string
  /** What differs from the preset. */
  readonly options?: Readonly<Record<string, Json>>
  /** The game's own position text, where it has one. */
  readonly position?: string
  /** What happened since the set-up or the position. */
  readonly before?: readonly Entries[]
}

/** A plausible wrong attempt. */
export type WrongTry =
  /** Taps that are refused by this rule. */
  | { readonly taps: readonly Spot[]; readonly rule: RuleId }
  /** A legal move that is not what was asked for, and one sentence that says why. */
  | { readonly move: string; readonly says: Text }

/** One thing to do, and what follows from it. */
export interface LessonTurn {
  /** One of these moves, in notation, or any legal move that causes this fact. */
  readonly do: readonly string[] | Fact
  /** What chance, the other players and clocks do next. */
  readonly reply?: readonly Entries[]
  readonly wrong?: readonly WrongTry[]
}

export interface LessonStep extends LessonStart {
  /** The learner's seat; 0 if left out. */
  readonly seat?: Seat
  /** `task`: what to do, in one sentence. `shows`: what there was to see, for afterwards, the diagram and the film. */
  readonly says: { readonly task: Text; readonly shows: Text }
  readonly teaches: readonly RuleId[]
  readonly turns: readonly LessonTurn[]
}

/** A game learned by doing: small steps, each a real position with something to do. */
export interface Lesson {
  /** The game to learn first: this lesson covers only the differences. */
  readonly after?: string
  /** The rules that nobody can play without: the steps together cover each of them. */
  readonly essential: readonly RuleId[]
  readonly steps: readonly LessonStep[]
}

/** The rules that a step covers: those it teaches, and those that refuse its wrong attempts. */
export const rulesMetIn = ({ teaches, turns }: LessonStep): readonly RuleId[] => [
  ...new Set([
    ...teaches,
    ...turns.flatMap(({ wrong = [] }) => wrong.flatMap((each) => ('rule' in each ? [each.rule] : []))),
  ]),
]

/**
 * The match at which a step of a lesson or a puzzle begins. The other seats are computer players that do only what the
 * step says.
 */
export function beginStep<State, Move, View, Picture>(
  game: Game<State, Move, View, unknown, Picture>,
  step: LessonStart & { readonly seat?: Seat },
): Read<Match<State, Move, View, Picture>> {
  const options = chooseOptions(game, step.preset ?? BY_THE_BOOK, step.options ?? {})
  if (!options.ok) return options
  const seats = step.seats ?? (game.seats.includes(2) ? 2 : game.seats[0]!)
  const header = {
    id: 'lesson',
    game: game.id,
    version: game.version,
    options: options.value,
    seats,
    ...(step.position === undefined ? {} : { position: step.position }),
  }
  const others = Array.from({ length: seats }, (_, by): Entry => ({ by, bot: 1 }))
  others.splice(step.seat ?? 0, 1)
  const log = [...(step.before ?? []).flat(), ...others]
  const replayed = Match.replay(game, header, log)
  return replayed.ok ? value(replayed.value) : replayed
}

/** Whether this legal move is what a turn of a step asks for. */
export function isAskedFor(match: Match, seat: Seat, turn: LessonTurn, move: string): boolean {
  const wanted = turn.do
  if (!('fact' in wanted)) return wanted.includes(move)
  const tried = Match.replay(match.game, match.header, match.log)
  if (!tried.ok || !tried.value.append({ by: seat, move }).ok) return false
  for (const entry of (turn.reply ?? []).flat()) if (!tried.value.append(entry).ok) break
  for (let seq = match.seq; seq < tried.value.seq; seq++) {
    if (tried.value.heard(seq, seat).facts.some((fact) => includes(fact, wanted))) return true
  }
  return false
}

const includes = (fact: Fact, wanted: Fact): boolean =>
  Object.entries(wanted).every(([name, filling]) => JSON.stringify(fact[name]) === JSON.stringify(filling))

/** The moves, in notation, that a turn of a step asks for. */
export const movesAskedFor = (match: Match, seat: Seat, turn: LessonTurn): readonly string[] =>
  match
    .moves(seat)
    .map((move) => match.game.write(match.state, move))
    .filter((move) => isAskedFor(match, seat, turn, move))

/** What the lesson says about a legal move that was not asked for, if it has a sentence for it. */
export const saysOf = ({ wrong = [] }: LessonTurn, move: string): Text | undefined =>
  wrong.flatMap((each) => ('move' in each && each.move === move ? [each.says] : []))[0]
