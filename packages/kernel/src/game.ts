import type { OptionSpecs } from './options.ts'
import type { FriendLines, Section } from './rules-page.ts'
import type { Json, Problem, Read, Say, Text } from './text.ts'

/** A place at the table, counted from 0. */
export type Seat = number
/** Everything that happens is a move by someone. */
export type By = Seat | 'chance' | 'clock'
/** Whose eyes a view is for. */
export type Eye = Seat | 'watcher'
/** A place that can be tapped: a field, a card in the hand, a button. */
export type Spot = string
/** Id of a rule in the game's list, e.g. `dammen.longest-capture`. */
export type RuleId = string
/** A uniform whole number from 0 to `below` − 1. */
export type Rng = (below: number) => number

/** What chance is asked for. Dice have six sides unless said otherwise. */
export type Ask =
  | { readonly dice: number; readonly sides?: number }
  | { readonly shuffle: number }
  | { readonly pick: number }
/**
 * What chance answers: dice as they show (1-based); a shuffle as a permutation (item i is the original
 * index that comes i-th); a pick as one 0-based number in a list.
 */
export type Draw = readonly number[]

/** A running clock. It keeps running while its name is present; when it runs out, `move` is played by 'clock'. */
export interface Clock<Move> {
  readonly name: string
  readonly after: number
  readonly move: Move
  /**
   * The seats that it gives time to act out of turn, if it is for nothing else. A host may let it run out as soon as
   * none of them can or will.
   */
  readonly for?: readonly Seat[]
}

/**
 * Something that happened, as data. `fact` is the key of its sentence in the game's words; every other
 * field fills that sentence or moves the picture (`seat`, `path`, `takes`, `dice`).
 */
export interface Fact {
  readonly fact: string
  readonly seat?: Seat
  /** The spots a piece travels over, first to last. */
  readonly path?: readonly Spot[]
  /** The spots whose pieces leave. */
  readonly takes?: readonly Spot[]
  /** Where the captured pieces are put, if they stay visible. */
  readonly into?: Spot
  /** The spots whose pieces turn: over to the seat's colour, or into kings. */
  readonly turns?: readonly Spot[]
  /** Whose piece it is, if not the seat's own. */
  readonly victimSeat?: Seat
  /** Whether the pieces are set up again, wherever they were. */
  readonly anew?: true
  /** Dice as they show. */
  readonly dice?: readonly number[]
  readonly [filling: string]: Json | undefined
}

/**
 * Reports a fact: to everyone; or only to the seats in `only`; or to those while everyone else is told `others`. Rules
 * call it as `tell?.(…)`, so that it costs nothing in a search.
 */
export type Tell = (fact: Fact, only?: readonly Seat[], others?: Fact) => void

/** A result as it is written to files and read by other programs. */
export interface StatedResult {
  /**
   * The place of each seat, 1 is first; equal numbers share a place. In a draw everyone has place 1; if nobody won, the
   * best have place 2.
   */
  readonly places: readonly number[]
  readonly scores?: readonly number[]
  readonly money?: readonly number[]
  /** The rule that ended it, or the act at the table that did. */
  readonly why: RuleId | 'resigned' | 'agreed'
}
export interface Result extends StatedResult {
  /** How it ended in the game's own words, if the rule alone does not say enough. */
  readonly how?: Say
}

/** Who has seat 0, and so starts, in the next match of a series: the next player round the table, or the winner. */
export type Starter = 'rotate' | 'winner'

/** Where all the money is. `bank` is what the bank has received minus what it has paid out; it can be negative. */
export interface Purses {
  readonly seats: readonly number[]
  readonly pot: number
  readonly bank: number
}

export interface Rule {
  readonly id: RuleId
  /** From the book, or settled by us where the book is silent, damaged or contradictory. */
  readonly source: 'book' | 'settled'
  readonly text: Text
}

/** A rule on the page of its game, under one of the headings. */
export interface ListedRule extends Rule {
  readonly section: Section
}

/** With small children, or around a football match on television. */
export type Occasion = 'children' | 'football'

/**
 * Everything a game says, in every language. Keys of `says` are used by facts and scenes; `ends-…` is the sentence for
 * a match that the rule of that name ended.
 */
export interface Words {
  readonly name: Text
  /** Other names that people search for, in any language. */
  readonly aliases?: readonly string[]
  /** Occasions that it is made for, if its traits do not say so. */
  readonly occasions?: readonly Occasion[]
  /** One sentence for the shelf. */
  readonly about: Text
  /** How a friend at the table would explain it. */
  readonly friend: FriendLines
  /** The numbered list, section by section: a stranger can set up, play and finish from it alone. */
  readonly rules: readonly ListedRule[]
  readonly says: Readonly<Record<string, Text>>
  /** What each option means; keys are option names. */
  readonly options: Readonly<Record<string, Text>>
  /** What the choices of an option are called; keys are `option.choice`. */
  readonly choices?: Readonly<Record<string, Text>>
  /** What each preset means; keys are preset names. */
  readonly presets: Readonly<Record<string, Text>>
}

export interface Traits {
  /** Some players may know what others may not. */
  readonly hidden: boolean
  /** Everyone acts at once. */
  readonly realtime: boolean
  /** The table shows no legal moves: finding them is the game. */
  readonly unaided: boolean
  /** For one player. */
  readonly solo: boolean
  /** How much of the outcome is luck. */
  readonly luck: 'none' | 'some' | 'all'
  readonly money: boolean
  /** Every match has a winner, so that nobody can agree on a draw. */
  readonly decided?: true
  /** Minutes a match takes people, roughly. */
  readonly minutes: number
  /** A game that older people have known all their lives, and that some computer players know as well as they do. */
  readonly heirloom?: true
  /** How many levels of computer players are distinguishable, if fewer than five. */
  readonly levels?: number
}

/** A position as text, for puzzles, tests and sharing. Reading validates. */
export interface PositionText<State, Options> {
  read(text: string, options: Options, seats: number): Read<State>
  write(s: State): string
}

/**
 * What a game is: a record of pure functions over plain JSON data.
 *
 * The kernel passes `play` and `answer` a copy they own, so rules may write `s.board[i] = 0`; outside, every
 * state is immutable. Functions are declared in method form, so that games with different states fit in one list.
 */
export interface Game<State = unknown, Move = unknown, View = unknown, Options = unknown, Picture = unknown> {
  readonly id: string
  /** Raised whenever a rule changes, so that a running match can keep the rules it began with. */
  readonly version: number
  /** The id of the book it comes from; left out where it comes from none. */
  readonly book?: string
  readonly words: Words
  /** The allowed numbers of seats, in ascending order. */
  readonly seats: readonly number[]
  readonly traits: Traits
  readonly options: OptionSpecs
  /** Settings by name. `boekje` always exists and is the default. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, Json>>>>
  /** No match has more moves than this, including throws, draws and clocks. */
  readonly bound: number
  /** The rule that decides a race ('the first card counts'); given where a move can come too late. */
  readonly late?: RuleId

  /**
   * The move, in notation, that a seat makes by talking at the table in a game that forbids talking. The host plays it
   * for a player who talks, if it is legal at that moment.
   */
  readonly spoken?: string

  /** Partners share a side. */
  sides(options: Options, seats: number): readonly (readonly Seat[])[]
  /** Who begins the next match of a series; the start rotates if left out. */
  starter?(options: Options): Starter
  /** A combination of options and seats that cannot be played, beyond what each option's own limits say. */
  unfit?(options: Options, seats: number): Problem | undefined
  /** No luck in here: dealing is a chance move. */
  setup(options: Options, seats: number): State
  /** Whom the table is waiting for; `[]` when it is over. Never depends on secrets. */
  turn(this: void, s: State): readonly By[]
  /** What chance is asked for when `turn` is `['chance']`. */
  chance?(this: void, s: State): Ask
  /** Applies chance's answer. */
  answer?(this: void, s: State, draw: Draw, tell?: Tell): void
  clocks?(s: State): readonly Clock<Move>[]
  /** The only source of truth about legality; may be non-empty off-turn. */
  moves(this: void, s: State, seat: Seat): readonly Move[]
  /** Plays up to the next decision. */
  play(this: void, s: State, by: Seat | 'clock', move: Move, tell?: Tell): void
  result(s: State): Result | undefined
  /** Built from scratch, never by deleting from the state. Contains everything that its seat was told. */
  view(s: State, eye: Eye): View
  /** Any state that the seat cannot distinguish from the true one, each with its true probability. */
  imagine(view: View, eye: Eye, rng: Rng): State
  /** Notation, unique among the seat's legal moves. Reading is looking it up. */
  write(s: State, move: Move): string
  /** The notation as other players see it; needed where moves are secret, otherwise everyone sees `write`. */
  heard?(s: State, seat: Seat, move: Move, ear: Eye): string
  /** True when this move shows someone a secret, so that it cannot be taken back. */
  shows?(s: State, seat: Seat, move: Move): boolean
  /**
   * What a move refers to, if the same notation can refer to something else a moment later ('this goal'). A move that
   * refers to something history is too late.
   */
  occasion?(s: State, move: Move): number
  /** The tap orders that make the move. */
  touches(s: State, move: Move): readonly (readonly Spot[])[]
  /**
   * The rule that forbids what was tried; called only after a refusal. `tried` is a notation, or touched spots joined
   * by '-'. `undefined` if it was not an attempt at a move at all.
   */
  explain(view: View, seat: Seat, tried: string): RuleId | undefined
  /** The picture as data, including a half-made move. */
  scene(view: View, eye: Eye, touched: readonly Spot[]): Picture
  readonly position?: PositionText<State, Options>
  /** Points so far, if the game counts any. */
  scores?(s: State): readonly number[]
  /** What a position is worth to a player who plays alone: the higher the better. If left out, the points. */
  worth?(s: State): number
  purses?(s: State): Purses
  /** A faster copy than the kernel's own, equal to it. */
  copy?(this: void, s: State): State
}
