import type { Seat } from '@spellendoos/kernel'
import { KINDS } from './cards.ts'
import { FIXTURES, SIDES } from './fixtures.ts'
import { PURSE } from './money.ts'

export interface Settings {
  readonly rounds: number
  readonly stopSeconds: number
}

/** voetbal-toto.order: what the table is doing. */
export type Phase = 'deal' | 'lay' | 'mark' | 'play' | 'over'

/** A round that has been read out. */
export interface PastRound {
  /** Goals of each side. */
  readonly goals: readonly number[]
  /** What each seat had marked, fixture by fixture. */
  readonly forms: readonly (readonly number[])[]
  /** Correct forecasts of each seat. */
  readonly correct: readonly number[]
  /** What was in the pot, and what each seat was paid out of it. */
  readonly pot: number
  readonly paid: readonly number[]
}

export interface State extends Settings {
  readonly seats: number
  phase: Phase
  /** Counted from 1. */
  round: number
  /** Moves, draws and clocks so far: as public as the length of the log. */
  entries: number
  money: number[]
  pot: number
  /** What the bank has received minus what it has paid out (voetbal-toto.bank). */
  bank: number
  /** Cards by seat and kind. */
  hands: number[]
  /** Bits of the seats that lay their hand open. */
  open: number
  /** Bits of the seats that have chosen open or closed, then of those that are ready. */
  done: number
  /** Forecasts by seat and fixture, 0 for none yet. */
  forms: number[]
  /** Marks made by each seat this round, changes included. */
  made: number[]
  /** Goals of each side. */
  goals: number[]
  /** Who scores or passes next. */
  seat: Seat
  /** Passes in a row. */
  passes: number
  /** The side that scored last while that goal can still be whistled off, otherwise −1. */
  goal: number
  /** Who laid the last goal card. */
  scorer: Seat
  /** The next player has to wait: the time for a STOP is running. */
  waiting: boolean
  /** For each seat, bits of the kinds that it lacks, as its passes prove. */
  lacks: number[]
  /** Cards played this round, by kind, including whistled goals and whistles. */
  gone: number[]
  /** Everything played this round, in order, in the numbers of `playCode`. */
  plays: number[]
  past: PastRound[]
}

export const setup = (options: Settings, seats: number): State => ({
  seats,
  rounds: options.rounds,
  stopSeconds: options.stopSeconds,
  phase: 'deal',
  round: 1,
  entries: 0,
  money: new Array<number>(seats).fill(PURSE),
  pot: 0,
  bank: -PURSE * seats,
  hands: new Array<number>(seats * KINDS).fill(0),
  open: 0,
  done: 0,
  forms: new Array<number>(seats * FIXTURES).fill(0),
  made: new Array<number>(seats).fill(0),
  goals: new Array<number>(SIDES).fill(0),
  seat: 0,
  passes: 0,
  goal: -1,
  scorer: 0,
  waiting: false,
  lacks: new Array<number>(seats).fill(0),
  gone: new Array<number>(KINDS).fill(0),
  plays: [],
  past: [],
})

/** Past rounds never change, so copies share them. */
export const copy = (s: State): State => ({
  ...s,
  money: s.money.slice(),
  hands: s.hands.slice(),
  forms: s.forms.slice(),
  made: s.made.slice(),
  goals: s.goals.slice(),
  lacks: s.lacks.slice(),
  gone: s.gone.slice(),
  plays: s.plays.slice(),
  past: s.past.slice(),
})

export const has = (seats: number, seat: Seat): boolean => ((seats >> seat) & 1) === 1
export const everySeat = (seats: number): number => (1 << seats) - 1

const PLAYS_PER_SEAT = 32
/** What a seat can have played, besides a goal of side 0–25. */
export const PASSED = 26
export const STOPPED = 27
export const playCode = (seat: Seat, what: number): number => seat * PLAYS_PER_SEAT + what
export const playSeat = (code: number): Seat => Math.floor(code / PLAYS_PER_SEAT)
export const playWhat = (code: number): number => code % PLAYS_PER_SEAT
