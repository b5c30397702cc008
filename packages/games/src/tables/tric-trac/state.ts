import type { Draw, Seat } from '@spellendoos/kernel'
import type { Play } from '../plays.ts'
import { STONES, type Stones } from '../stones.ts'
import { BOTH_SIDES, type Track } from '../track.ts'
import type { Options } from './options.ts'

/** tric-trac.throw-limit: the match ends after this many throws, including those of the roll-offs. */
export const MOST_THROWS = 5000
/** tric-trac.twelve */
export const WINNING_POINTS = 12

/** Each player's start point, home point and last point, as they count them; the other's home point. */
export const START_POINT = 24
export const HOME_POINT = 13
export const OTHER_HOME = 12
export const LAST_POINT = 1

export const TRACK: Track = {
  entry: START_POINT,
  goesOn: true,
  exit: LAST_POINT,
  homeFirst: false,
  closed: OTHER_HOME,
  near: 'first',
  names: BOTH_SIDES,
  paints: ['white', 'black'],
}

/** A play of the stones, or a word. */
export type Move = Play | 'throw' | 'pass' | 'fresh' | 'play-on'

export interface State {
  readonly rules: Options
  readonly stones: Stones
  stage: 'roll-off' | 'course'
  /** What the table waits for. */
  wait: 'throw' | 'chance' | 'play' | 'choice' | 'over'
  /** Who has to throw, to play or to choose. */
  seat: Seat
  /** The last throw; in the roll-off also both players' throws. */
  dice: Draw
  /** Points in the current game. */
  readonly points: number[]
  /** Games won, each as often as it counts. */
  readonly scores: number[]
  /** Which game of the match this is, from 1. */
  leg: number
  /** While a winner chooses: who continues if the winner plays on, and whether with the current throw. */
  next: Seat
  lying: boolean
  /**
   * tric-trac.goes-on: the number that won a game half-way through this throw, and where its steps ended; 0 for none.
   */
  spent: number
  came: readonly number[]
  throws: number
  /** The last play, for the picture; 0 if there is none yet. */
  lastPlay: Play
  lastSeat: Seat
}

export const setup = (rules: Options): State => ({
  rules,
  // tric-trac.setup
  stones: new Array<number>(2 * STONES).fill(START_POINT),
  stage: 'roll-off',
  wait: 'throw',
  seat: 0,
  dice: [],
  points: [0, 0],
  scores: [0, 0],
  leg: 1,
  next: 0,
  lying: false,
  spent: 0,
  came: [],
  throws: 0,
  lastPlay: 0,
  lastSeat: 0,
})

export const copy = (s: State): State => ({
  rules: s.rules,
  stones: s.stones.slice(),
  stage: s.stage,
  wait: s.wait,
  seat: s.seat,
  dice: s.dice,
  points: s.points.slice(),
  scores: s.scores.slice(),
  leg: s.leg,
  next: s.next,
  lying: s.lying,
  spent: s.spent,
  came: s.came,
  throws: s.throws,
  lastPlay: s.lastPlay,
  lastSeat: s.lastSeat,
})

export const isDouble = ({ dice }: State): boolean => dice[0] === dice[1]
/** tric-trac.doubles-four: whether the throw is a double that is played four times. */
export const isFour = (s: State): boolean => s.rules.doubles === 'four' && isDouble(s)

const numbersOf = (s: State): readonly number[] => (isFour(s) ? [...s.dice, ...s.dice] : s.dice)

/** The numbers of the throw that are still to be played. */
export function numbersLeft(s: State): readonly number[] {
  const numbers = numbersOf(s)
  return s.spent === 0 ? numbers : numbers.toSpliced(numbers.indexOf(s.spent), s.came.length)
}
