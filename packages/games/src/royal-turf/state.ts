import type { Say, Seat } from '@spellendoos/kernel'
import { noBets, NONE, type Chip } from './bets.ts'
import type { SymbolIndex } from './die.ts'
import { HORSE_IDS, type Card, type Horse } from './horses.ts'
import { FACTORS } from './payouts.ts'
import type { Progress } from './track.ts'

/** royal-turf.goal (book). */
export const RACES = FACTORS.length
/** royal-turf.finish (book): the race ends when this many horses are home. */
export const PLACES = 3

/** A finished race, as everyone saw it. */
interface Past {
  readonly cards: readonly Card[]
  /** First, second, third and last. */
  readonly order: readonly Horse[]
  readonly tempo: Horse
  readonly laid: readonly (readonly Chip[])[]
  /** What each seat won or paid. */
  readonly gains: readonly number[]
}

/** What is on the table for all to see. */
export interface Table {
  readonly seats: number
  readonly verdekt: boolean
  /** Counted from 0. */
  race: number
  phase: 'shuffle' | 'lot' | 'bet' | 'throw' | 'die' | 'run' | 'over'
  /** Who laid the first chip of this race. */
  starter: Seat
  seat: Seat
  /** How many cards at the bottom of the stack were seen when they were put there. */
  known: number
  /** Each horse's card in this race. */
  cards: Card[]
  ways: Progress[]
  /** Chips laid in this race. */
  bets: number
  /** What the die shows, NONE before the throw. */
  symbol: SymbolIndex | -1
  /** The horses that have moved in this cycle, a bit for each. */
  moved: number
  /** The horses that have finished, first to last. */
  order: Horse[]
  /** The horse with the tempo card, or NONE. */
  tempo: Horse | -1
  money: number[]
  past: readonly Past[]
  /** The horse of the last move, and the field it came from; NONE and 0 before. */
  lastHorse: Horse | -1
  lastFrom: number
}

export interface State extends Table {
  /** Top card first. */
  stack: Card[]
  /** The chip of each seat on each horse. */
  laid: Chip[][]
}

export const setup = (verdekt: boolean, seats: number): State => ({
  seats,
  verdekt,
  race: 0,
  phase: 'shuffle',
  starter: 0,
  seat: 0,
  known: 0,
  cards: [],
  ways: [],
  bets: 0,
  symbol: NONE,
  moved: 0,
  order: [],
  tempo: NONE,
  money: new Array<number>(seats).fill(0),
  past: [],
  lastHorse: NONE,
  lastFrom: 0,
  stack: [],
  laid: noBets(seats),
})

export const copy = (s: State): State => ({
  ...s,
  cards: s.cards.slice(),
  ways: s.ways.slice(),
  order: s.order.slice(),
  money: s.money.slice(),
  stack: s.stack.slice(),
  laid: s.laid.map((chips) => chips.slice()),
})

export const named = (horse: Horse): Say => ({ say: HORSE_IDS[horse]! })
