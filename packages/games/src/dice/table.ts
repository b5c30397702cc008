import {
  type Ask,
  type By,
  type Clock,
  type Draw,
  type Eye,
  type Game,
  type OptionSpec,
  type Purses,
  type Result,
  type RuleId,
  type Say,
  type Seat,
  type Spot,
  type Tell,
  type Traits,
  type Words,
} from '@spellendoos/kernel'
import { CHANCE, eachForHimself, NOBODY, onlySeat } from '@spellendoos/mechanics'
import type { Board, Label, Paint, Scene, SeatLine, Sheet, Tray } from '@spellendoos/scene'
import { buttons, DICE, diceTray } from './scene.ts'

/** No dice match has more throws than this; the standing then decides. */
export const MOST_THROWS = 5000

/** Every move is a word, written and tapped as it stands; only a throw is a tap on the dice. */
export type DiceMove = string
export const THROW: DiceMove = 'throw'
export const ONLY_THROW: readonly DiceMove[] = [THROW]
export const NO_MOVES: readonly DiceMove[] = []

export interface Rounds {
  readonly rounds: number
}

/** What every dice game has on the table. */
export interface DiceTable<Options extends Rounds = Rounds> {
  readonly seats: number
  readonly options: Options
  /** Rounds completed. */
  round: number
  /** Who throws, or has to say something first. */
  seat: Seat
  /** The dice are in the air. */
  thrown: boolean
  /** The dice as they lie; none before the first throw. */
  dice: Draw
  /** Who threw them. */
  thrower: Seat
  /** Throws of the whole match. */
  throws: number
  /** The rule that ended the match; empty while it goes on. */
  ended: RuleId
}

/** What is to be seen beside the dice and the buttons. */
export interface DicePicture {
  readonly board?: Board
  readonly trays?: readonly Tray[]
  readonly sheets: readonly Sheet[]
  readonly seats: readonly SeatLine[]
  readonly coach?: Say
}

/** What is said about every dice game, whatever its rounds are like. */
export interface DiceBasics<S extends DiceTable> {
  readonly id: string
  readonly words: Words
  readonly options: Readonly<Record<keyof S['options'] & string, OptionSpec>>
  readonly minutes: number
  readonly bound: number
  /** How many dice are thrown. */
  readonly dice: number | ((s: S) => number)
  /** The dice's own colours, first to last. */
  readonly paints?: readonly Paint[]
  /** For how many, if not for two to eight. */
  readonly seats?: readonly number[]
  /** What else is particular about it. */
  readonly traits?: Partial<Traits>
}

/** A dice game: what stands on the table, what a throw does, and who is ahead. */
export interface DiceRecord<S extends DiceTable> extends DiceBasics<S> {
  /** Lays what this game has besides the dice on the table. */
  own(this: void, s: S): void
  /** What a seat can do, where that is not simply: who is on turn throws. Not asked while dice are in the air. */
  moves?(this: void, s: S, seat: Seat): readonly DiceMove[]
  /** Takes in any other move than a throw. */
  play?(this: void, s: S, seat: Seat, move: DiceMove, tell?: Tell): void
  /** Where other moves than a throw are tapped; without it each has a button. */
  touches?(s: S, move: DiceMove): readonly (readonly Spot[])[]
  /** What stands on a move's button, if not the text `button-…`. */
  label?(move: DiceMove): Label
  /** Clocks that run now. Not asked while dice are in the air, nor when the match is over. */
  clocks?(s: S): readonly Clock<DiceMove>[]
  /** Whom the table waits for, where that is not simply who is on turn. */
  waits?(this: void, s: S): readonly By[]
  /** Takes a throw in: scores it and passes the dice on. */
  land(this: void, s: S, dice: Draw, tell?: Tell): void
  /** Sets the standing right when the match is cut short at 5,000 throws. */
  cut?(s: S): void
  /** Places by the standing, and what they rest on. */
  standing(s: S): Result
  /** Points so far. */
  scores?(s: S): readonly number[]
  purses?(s: S): Purses
  /** The rule that forbids a move of this game's own to whose turn it is. `undefined`: no such move exists. */
  forbids?(s: S, seat: Seat, move: DiceMove): RuleId | undefined
  /** The dice as they are to be seen, if not simply as they were thrown last. */
  tray?(s: S): Tray
  picture(s: S, eye: Eye): DicePicture
}

const NO_CLOCKS: readonly Clock<DiceMove>[] = []
const ASKS: readonly Ask[] = Array.from({ length: 8 }, (_, dice) => ({ dice }))

/** The game that a record describes. */
export function diceGame<S extends DiceTable>(
  record: DiceRecord<S>,
): Game<S, DiceMove, S, S['options'], Scene> {
  const { id, words, minutes, bound, paints } = record
  // Looked up once: throws are made by the million.
  const { dice, own, moves: ownMoves, play: ownPlay, waits, land } = record
  const count = typeof dice === 'number' ? () => dice : dice
  const moves = (s: S, seat: Seat): readonly DiceMove[] => {
    if (s.thrown || s.ended !== '') return NO_MOVES
    if (ownMoves !== undefined) return ownMoves(s, seat)
    return seat === s.seat ? ONLY_THROW : NO_MOVES
  }
  return {
    id,
    version: 1,
    book: 'spellendoos',
    words,
    seats: record.seats ?? [2, 3, 4, 5, 6, 7, 8],
    traits: {
      hidden: false,
      realtime: false,
      unaided: false,
      solo: false,
      luck: ownMoves === undefined ? 'all' : 'some',
      money: record.purses !== undefined,
      minutes,
      ...record.traits,
    },
    options: record.options,
    presets: { boekje: {} },
    bound,
    sides: (_, seats) => eachForHimself(seats),
    setup: (options, seats) => {
      const table: DiceTable<S['options']> = {
        seats,
        options,
        round: 0,
        seat: 0,
        thrown: false,
        dice: [],
        thrower: 0,
        throws: 0,
        ended: '',
      }
      const s = table as S
      own(s)
      return s
    },
    turn: (s) => {
      if (s.thrown) return CHANCE
      if (s.ended !== '') return NOBODY
      return waits === undefined ? onlySeat(s.seat) : waits(s)
    },
    moves,
    play: (s, by, move, tell) => {
      if (move === THROW) s.thrown = true
      else ownPlay?.(s, by as Seat, move, tell)
    },
    chance: (s) => ASKS[count(s)]!,
    answer: (s, draw, tell) => {
      s.thrown = false
      s.dice = draw
      s.thrower = s.seat
      s.throws++
      land(s, draw, tell)
      if (s.throws === MOST_THROWS && s.ended === '') {
        record.cut?.(s)
        s.ended = `${id}.limit`
      }
    },
    result: (s) => (s.ended === '' ? undefined : record.standing(s)),
    view: (s) => s,
    imagine: (view) => view,
    write: (_, move) => move,
    touches: (s, move) => (move === THROW ? [[DICE]] : (record.touches?.(s, move) ?? [[move]])),
    explain: (s, seat, tried) => {
      const move: Spot = tried === DICE ? THROW : tried
      const rule = record.forbids?.(s, seat, move)
      if (rule !== undefined) return rule
      return move === THROW ? `${id}.turn` : undefined
    },
    scene: (s, eye) => {
      const { trays = [], coach, ...picture } = record.picture(s, eye)
      const words =
        eye === 'watcher' || record.touches !== undefined
          ? []
          : moves(s, eye).filter((move) => move !== THROW)
      return {
        ...picture,
        trays: [
          record.tray?.(s) ?? diceTray(s, count(s), paints),
          ...buttons(words, (move) => record.label?.(move) ?? { say: `button-${move}` }),
          ...trays,
        ],
        last: s.dice.length === 0 || s.thrown ? [] : [DICE],
        ...(s.ended === '' ? { coach: coach ?? { say: 'coach-throw', seat: s.seat } } : {}),
      }
    },
    ...(record.clocks === undefined
      ? {}
      : { clocks: (s: S) => (s.thrown || s.ended !== '' ? NO_CLOCKS : record.clocks!(s)) }),
    ...(record.scores === undefined ? {} : { scores: (s: S) => record.scores!(s) }),
    ...(record.purses === undefined ? {} : { purses: (s: S) => record.purses!(s) }),
  }
}
