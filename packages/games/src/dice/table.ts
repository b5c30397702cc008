import {
  type Ask,
  type By,
  type Clock,
  type Draw,
  type Eye,
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
import { CHANCE, defineGame, NOBODY, onlySeat } from '@spellendoos/mechanics'
import type { Board, Label, Paint, SceneGame, SeatLine, Sheet, Tray } from '@spellendoos/scene'
import { buttons, choice, DICE, diceTray, withLastThrows } from './scene.ts'

/** No dice match has more throws than this; then the current standings decide. */
export const MOST_THROWS = 5000

/** Every move is a word, written and tapped as it is; only a throw is a tap on the dice. */
export type DiceMove = string
export const THROW: DiceMove = 'throw'
export const ONLY_THROW: readonly DiceMove[] = [THROW]
export const NO_MOVES: readonly DiceMove[] = []

export interface Rounds {
  readonly rounds: number
}

/** The part of the state that every dice game has. */
export interface DiceTable<Options extends Rounds = Rounds> {
  readonly seats: number
  readonly options: Options
  /** Rounds completed. */
  round: number
  /** Who throws, or has to say something first. */
  seat: Seat
  /** The dice are in the air. */
  thrown: boolean
  /** What the dice show; empty before the first throw. */
  dice: Draw
  /** Who threw them. */
  thrower: Seat
  /** Each seat's last throw; empty before its first. */
  lastThrows: Draw[]
  /** Throws of the whole match. */
  throws: number
  /** The rule that ended the match; empty while it goes on. */
  ended: RuleId
}

/** What is shown beside the dice and the buttons. */
export interface DicePicture {
  readonly board?: Board
  readonly trays?: readonly Tray[]
  readonly sheets: readonly Sheet[]
  readonly seats: readonly SeatLine[]
  readonly coach?: Say
}

/** What every dice game defines, whatever its rounds are like. */
export interface DiceBasics<S extends DiceTable> {
  readonly id: string
  /** The version of its rules, if not the first. */
  readonly version?: number
  readonly words: Words
  readonly options: Readonly<Record<keyof S['options'] & string, OptionSpec>>
  readonly minutes: number
  readonly bound: number
  /** How many dice are thrown. */
  readonly dice: number | ((s: S) => number)
  /** The dice's own colours, first to last. */
  readonly paints?: readonly Paint[]
  /** The name of the picture behind its table. */
  readonly backdrop: string
  /** The numbers of players, if not two to eight. */
  readonly seats?: readonly number[]
  /** Its other traits. */
  readonly traits?: Partial<Traits>
}

/** A dice game: its state, the effect of a throw, and who is ahead. */
export interface DiceRecord<S extends DiceTable> extends DiceBasics<S> {
  /** The state that this game adds. */
  own(this: void, s: S): void
  /** What a seat can do, if it is more than throwing on turn. Not asked while dice are in the air. */
  moves?(this: void, s: S, seat: Seat): readonly DiceMove[]
  /** The move of a player who talks, where nobody may speak. */
  readonly spoken?: DiceMove
  /** Whether a move cannot be taken back, because others have heard it. */
  shows?(this: void, s: S, seat: Seat, move: DiceMove): boolean
  /** Applies a move other than a throw. */
  play?(this: void, s: S, seat: Seat, move: DiceMove, tell?: Tell): void
  /** Where other moves than a throw are tapped; if left out each has a button. */
  touches?(s: S, move: DiceMove): readonly (readonly Spot[])[]
  /** The label of a move's button, if not the text `button-…`. */
  label?(move: DiceMove): Label
  /** The button to tap first, if many moves are alike; if left out a move has its own. */
  behind?(s: S, move: DiceMove): Spot | undefined
  /** Clocks that run now. */
  clocks?(s: S): readonly Clock<DiceMove>[]
  /** Whom the table waits for, if not simply the player on turn. */
  waits?(this: void, s: S): readonly By[]
  /** Applies a throw: scores it and passes the dice on. */
  land(this: void, s: S, dice: Draw, tell?: Tell): void
  /** Settles the standings when the match is cut short at 5,000 throws. */
  cut?(s: S): void
  /** Places by the standings, and what they are based on. */
  standing(s: S): Result
  /** Points so far. */
  scores?(s: S): readonly number[]
  purses?(s: S): Purses
  /** The rule that forbids a move of this game's own to the player on turn. `undefined`: no such move exists. */
  forbids?(s: S, seat: Seat, move: DiceMove): RuleId | undefined
  /** The dice to show, if not simply the last throw. */
  tray?(s: S): Tray
  picture(s: S, eye: Eye): DicePicture
}

const ASKS: readonly Ask[] = Array.from({ length: 8 }, (_, dice) => ({ dice }))

/** The game that a record describes. */
export function diceGame<S extends DiceTable>(
  record: DiceRecord<S>,
): SceneGame<S, DiceMove, S, S['options']> {
  const { id, version = 1, words, minutes, bound, paints, backdrop } = record
  // Looked up once, because throws are made by the million.
  const { dice, own, moves: ownMoves, play: ownPlay, waits, land } = record
  const count = typeof dice === 'number' ? () => dice : dice
  const moves = (s: S, seat: Seat): readonly DiceMove[] => {
    if (s.thrown || s.ended !== '') return NO_MOVES
    if (ownMoves !== undefined) return ownMoves(s, seat)
    return seat === s.seat ? ONLY_THROW : NO_MOVES
  }
  return defineGame<S, DiceMove, S, S['options']>({
    id,
    version,
    book: 'spellendoos',
    words,
    seats: record.seats ?? [2, 3, 4, 5, 6, 7, 8],
    traits: { luck: ownMoves === undefined ? 'all' : 'some', minutes, ...record.traits },
    options: record.options,
    bound,
    setup: (options, seats) => {
      const table: DiceTable<S['options']> = {
        seats,
        options,
        round: 0,
        seat: 0,
        thrown: false,
        dice: [],
        thrower: 0,
        lastThrows: Array.from({ length: seats }, (): Draw => []),
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
      else ownPlay!(s, by as Seat, move, tell)
    },
    chance: (s) => ASKS[count(s)]!,
    answer: (s, draw, tell) => {
      s.thrown = false
      s.dice = draw
      s.thrower = s.seat
      s.lastThrows[s.seat] = draw
      s.throws++
      land(s, draw, tell)
      if (s.throws === MOST_THROWS && s.ended === '') {
        record.cut?.(s)
        s.ended = `${id}.limit`
      }
    },
    result: (s) => (s.ended === '' ? undefined : record.standing(s)),
    imagine: (view) => view,
    write: (_, move) => move,
    touches: (s, move) => {
      if (move === THROW) return [[DICE]]
      const first = record.behind?.(s, move)
      return record.touches?.(s, move) ?? [first === undefined ? [move] : [first, move]]
    },
    explain: (s, seat, tried) => {
      const move: Spot = tried === DICE ? THROW : tried
      const rule = record.forbids?.(s, seat, move)
      if (rule !== undefined) return rule
      return move === THROW ? `${id}.turn` : undefined
    },
    scene: (s, eye, [first]) => {
      const { trays = [], coach, seats, ...picture } = record.picture(s, eye)
      const can = eye === 'watcher' ? NO_MOVES : moves(s, eye)
      const tray = record.tray?.(s) ?? diceTray(s, count(s), paints)
      const onDice = new Set(tray.items.map(({ spot }) => spot))
      const said =
        record.touches === undefined ? can.filter((move) => move !== THROW && !onDice.has(move)) : []
      const words = [...new Set(said.map((move) => record.behind?.(s, move) ?? move))]
      const alike = first === undefined ? [] : said.filter((move) => record.behind?.(s, move) === first)
      const label = (word: string): Label => record.label?.(word) ?? { say: `button-${word}` }
      return {
        ...picture,
        backdrop,
        seats: withLastThrows(seats, s.lastThrows, paints),
        trays: [
          tray,
          ...(eye === 'watcher'
            ? []
            : [
                buttons(can.includes(THROW), words, label),
                ...(alike.length === 0 ? [] : [choice(alike, label)]),
              ]),
          ...trays,
        ],
        last: s.dice.length === 0 || s.thrown ? [] : [DICE],
        ...(s.ended === ''
          ? {
              coach:
                alike.length > 0
                  ? { say: `coach-${first!}` }
                  : (coach ?? { say: 'coach-throw', seat: s.seat }),
            }
          : {}),
      }
    },
    ...(record.spoken === undefined ? {} : { spoken: record.spoken }),
    ...(record.shows === undefined ? {} : { shows: record.shows }),
    ...(record.clocks === undefined ? {} : { clocks: (s: S) => record.clocks!(s) }),
    ...(record.scores === undefined ? {} : { scores: (s: S) => record.scores!(s) }),
    ...(record.purses === undefined ? {} : { purses: (s: S) => record.purses!(s) }),
  })
}
