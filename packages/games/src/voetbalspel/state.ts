import type { Seat } from '@spellendoos/kernel'
import { FIELDS, isInArea, NOWHERE, type Field } from './board.ts'
import { BLUE_CARDS, RED_CARDS } from './deck.ts'
import { fieldsOf } from './formation.ts'

export interface Settings {
  readonly length: 'turns' | 'minutes'
  readonly turns: number
  readonly minutes: number
}

/** A man of either side: 0 to 10 play for seat 0, 11 to 21 for seat 1; the first of each is the keeper. */
export type Man = number
/** voetbalspel.team */
export const TEAM = 11
export const NO_MAN: Man = -1
export const seatOf = (man: Man): Seat => (man < TEAM ? 0 : 1)
export const keeperOf = (seat: Seat): Man => seat * TEAM
export const isKeeper = (man: Man): boolean => man % TEAM === 0
export const otherSeat = (seat: Seat): Seat => 1 - seat

/** The phase of the table. While `asking`, chance has still to answer. */
export type Phase = (typeof PHASES)[number]
export const PHASES = [
  'roll-off',
  'set-up',
  'kept-penalty',
  'throw',
  'move',
  'corner',
  'corner-kick',
  'penalty',
  'draw-red',
  'draw-blue',
  'throw-in',
  'through-ball',
  'keeper-aside',
  'over',
] as const

/** The periods of a match: two halves, two of extra time, the shoot-out. */
const FIRST_HALF = 0
export const SECOND_HALF = 1
export const EXTRA_TIME = 2
export const SHOOT_OUT = 4

export interface State extends Settings {
  phase: Phase
  asking: boolean
  /** Whose turn it is. */
  seat: Seat
  /** Who decides now: usually, but not always, the seat on turn. */
  actor: Seat
  /** Who kicked off the match, and who took or takes the last kick-off. */
  first: Seat
  kicker: Seat
  period: number
  /** The period's clock has been started by its kick-off. */
  running: boolean
  /** Turns that each seat has had in this period, and in the match. */
  played: number[]
  taken: number[]
  goals: number[]
  /** Where each man is, NOWHERE if he is off; and who is on each field, NO_MAN if it is free. */
  men: Field[]
  board: Man[]
  /** How each side last set up. */
  lineUps: Field[]
  /** The man in the hand of the side that is setting up, and its changes so far. */
  lifted: Man
  changes: number
  /** What the number die and the arrow die show; 0 before they are thrown. */
  number: number
  arrow: number
  /** The men that have moved on this throw, a bit for each. */
  moved: number
  /** Throws that luck cards still give each seat, and those that this turn has already had. */
  again: number[]
  extra: number
  /** The man that a coloured square concerns, and how many such squares have counted since he was moved. */
  man: Man
  chain: number
  /** Throws of the number die in this roll-off, corner or penalty; and roll-offs that were tied. */
  throws: number[]
  ties: number
  /** For each man, the turn of his side, counted over the match, that he misses. */
  misses: number[]
  /** For each man, how many of his side's turns in a row have ended with him offside. */
  offside: number[]
  /** Cards left in each stack, by kind. */
  red: number[]
  blue: number[]
  /** Cards that each seat keeps. */
  penalties: number[]
  winds: number[]
  /** The card turned over, '' once it has been put away, and the man for whom it was turned over. */
  card: string
  carded: Man
  /** The penalties of the shoot-out in order: 1 is a goal. */
  kicks: number[]
  /** Where the last man to move came from and went to. */
  last: Field[]
}

export function setup({ length, turns, minutes }: Settings): State {
  const s: State = {
    length,
    turns,
    minutes,
    phase: 'roll-off',
    asking: false,
    seat: 0,
    actor: 0,
    first: 0,
    kicker: 0,
    period: FIRST_HALF,
    running: false,
    played: [0, 0],
    taken: [0, 0],
    goals: [0, 0],
    men: new Array<Field>(2 * TEAM).fill(NOWHERE),
    board: new Array<Man>(FIELDS).fill(NO_MAN),
    lineUps: [...fieldsOf('4-4-2', 0), ...fieldsOf('4-4-2', 1)],
    lifted: NO_MAN,
    changes: 0,
    number: 0,
    arrow: 0,
    moved: 0,
    again: [0, 0],
    extra: 0,
    man: NO_MAN,
    chain: 0,
    throws: [],
    ties: 0,
    misses: new Array<number>(2 * TEAM).fill(0),
    offside: new Array<number>(2 * TEAM).fill(0),
    red: RED_CARDS.map(({ count }) => count),
    blue: BLUE_CARDS.map(({ count }) => count),
    penalties: [0, 0],
    winds: [0, 0],
    card: '',
    carded: NO_MAN,
    kicks: [],
    last: [],
  }
  for (const [man, field] of s.lineUps.entries()) put(s, man, field)
  return s
}

export const copy = (s: State): State => ({
  ...s,
  played: s.played.slice(),
  taken: s.taken.slice(),
  goals: s.goals.slice(),
  men: s.men.slice(),
  board: s.board.slice(),
  lineUps: s.lineUps.slice(),
  again: s.again.slice(),
  throws: s.throws.slice(),
  misses: s.misses.slice(),
  offside: s.offside.slice(),
  red: s.red.slice(),
  blue: s.blue.slice(),
  penalties: s.penalties.slice(),
  winds: s.winds.slice(),
  kicks: s.kicks.slice(),
  last: s.last.slice(),
})

/** Takes a man off the pitch. */
export function takeOff(s: State, man: Man): void {
  const from = s.men[man]!
  if (from !== NOWHERE) s.board[from] = NO_MAN
  s.men[man] = NOWHERE
}

/** Sets a man on a free field. */
export function put(s: State, man: Man, to: Field): void {
  takeOff(s, man)
  s.men[man] = to
  s.board[to] = man
}

export const isFree = (s: State, field: Field): boolean => s.board[field] === NO_MAN
export const isOwn = (s: State, seat: Seat, field: Field): boolean =>
  s.board[field] !== undefined && s.board[field] !== NO_MAN && seatOf(s.board[field]) === seat

/** voetbalspel.yellow-card: whether the man misses the current turn of his side, or its next one. */
export const isResting = (s: State, man: Man): boolean => s.misses[man] === s.taken[seatOf(man)]! + 1

/** The fields of this seat's men in the other side's penalty area. */
export const menInArea = (s: State, seat: Seat): Field[] =>
  s.men
    .slice(keeperOf(seat), keeperOf(seat) + TEAM)
    .filter((field) => field !== NOWHERE && isInArea(otherSeat(seat), field))
