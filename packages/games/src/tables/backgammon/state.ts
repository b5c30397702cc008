import type { Draw, Seat } from '@spellendoos/kernel'
import { copyRollOff, newRollOff, type RollOff } from '@spellendoos/mechanics'
import type { Play } from '../plays.ts'
import { BAR, OFF, placed, type Stones } from '../stones.ts'
import { OWN_COUNT, type Track } from '../track.ts'
import type { Options } from './options.ts'

/** backgammon.cube-64 */
export const HIGHEST_CUBE = 64
/** backgammon.throw-limit: the match ends after this many throws, including those of the roll-offs. */
export const MOST_THROWS = 5000

export const TRACK: Track = {
  entry: BAR,
  goesOn: false,
  exit: OFF,
  homeFirst: true,
  closed: 0,
  near: 'last',
  names: OWN_COUNT,
  paints: ['red', 'black'],
}

/** backgammon.setup: stones per point as their owner counts. */
const SETUP = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]
export const START: readonly number[] = placed([SETUP, SETUP])

/** A play of the stones, or a word. */
export type Move = Play | 'throw' | 'double' | 'take' | 'drop' | 'pass'

export interface State {
  /** What was agreed; a position brings its own number of points. */
  readonly rules: Options
  readonly stones: Stones
  /** The stage of the game: who begins, the opener's two dice one by one, and then the course of play. */
  stage: 'roll-off' | 'first-die' | 'second-die' | 'course'
  /** What the table waits for. */
  wait: 'throw' | 'chance' | 'play' | 'answer' | 'over'
  /** Who has to throw, to play or to answer. */
  seat: Seat
  /** The last throw. */
  dice: Draw
  rollOff: RollOff | null
  /** The stake of the game, and whose cube it is; nobody's in the middle. */
  cube: number
  owner: Seat | null
  /** Points won in this match. */
  readonly scores: number[]
  /** Which game of the match this is, from 1. */
  leg: number
  /** backgammon.crawford: whether the game without doubling is still to come, is this one, or is over. */
  crawford: 'ahead' | 'now' | 'past'
  throws: number
  /** The last play, for the picture; 0 if there is none yet. */
  lastPlay: Play
  lastSeat: Seat
}

export function setup(rules: Options): State {
  const s: State = {
    rules,
    stones: START.slice(),
    stage: 'roll-off',
    wait: 'throw',
    seat: 0,
    dice: [],
    rollOff: newRollOff(2),
    cube: 1,
    owner: null,
    scores: [0, 0],
    leg: 1,
    crawford: 'ahead',
    throws: 0,
    lastPlay: 0,
    lastSeat: 0,
  }
  s.crawford = crawfordNow(s)
  return s
}

/** Whether this game is the Crawford game at the current scores. */
export function crawfordNow({ rules, scores, crawford }: State): State['crawford'] {
  if (crawford !== 'ahead') return 'past'
  return rules.crawford && Math.max(scores[0]!, scores[1]!) === rules.points - 1 ? 'now' : 'ahead'
}

export const copy = (s: State): State => ({
  rules: s.rules,
  stones: s.stones.slice(),
  stage: s.stage,
  wait: s.wait,
  seat: s.seat,
  dice: s.dice,
  rollOff: copyRollOff(s.rollOff),
  cube: s.cube,
  owner: s.owner,
  scores: s.scores.slice(),
  leg: s.leg,
  crawford: s.crawford,
  throws: s.throws,
  lastPlay: s.lastPlay,
  lastSeat: s.lastSeat,
})
