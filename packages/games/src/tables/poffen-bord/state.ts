import type { Draw, Seat } from '@spellendoos/kernel'
import type { Play } from '../plays.ts'
import { BAR, OFF, STONES, type Stones } from '../stones.ts'
import { BOTH_SIDES, type Track } from '../track.ts'
import type { Options } from './options.ts'

/** poffen-bord.throw-limit: the match ends after this many throws, including those of the roll-off. */
export const MOST_THROWS = 5000

export const TRACK: Track = {
  entry: BAR,
  goesOn: false,
  exit: OFF,
  homeFirst: true,
  closed: 0,
  near: 'first',
  names: BOTH_SIDES,
  paints: ['white', 'black'],
}

/** A play of the stones, or a word. */
export type Move = Play | 'throw' | 'pass' | 'lapse'

export interface State {
  /** poffen-bord.one-top: whether the bottom numbers come only when all top numbers were played. */
  readonly afterAll: boolean
  readonly stones: Stones
  stage: 'roll-off' | 'course'
  /** What the table waits for. */
  wait: 'throw' | 'chance' | 'play' | 'over'
  /** Who has to throw or to play. */
  seat: Seat
  /** The last throw; in the roll-off also both players' throws. */
  dice: Draw
  /** How many doubles this seat has thrown in a row, never counted beyond 2. */
  doubles: number
  /** Which numbers of a double are played: those on top or those at the bottom. */
  side: 'top' | 'bottom'
  throws: number
  /** The last play, for the picture; 0 if there is none yet. */
  lastPlay: Play
  lastSeat: Seat
}

/** poffen-bord.setup: all stones wait outside. */
export const setup = ({ bottoms }: Options): State => ({
  afterAll: bottoms === 'after-all',
  stones: new Array<number>(2 * STONES).fill(BAR),
  stage: 'roll-off',
  wait: 'throw',
  seat: 0,
  dice: [],
  doubles: 0,
  side: 'top',
  throws: 0,
  lastPlay: 0,
  lastSeat: 0,
})

export const copy = (s: State): State => ({
  afterAll: s.afterAll,
  stones: s.stones.slice(),
  stage: s.stage,
  wait: s.wait,
  seat: s.seat,
  dice: s.dice,
  doubles: s.doubles,
  side: s.side,
  throws: s.throws,
  lastPlay: s.lastPlay,
  lastSeat: s.lastSeat,
})
