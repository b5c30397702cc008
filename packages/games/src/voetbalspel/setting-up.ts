import type { Seat, Tell } from '@spellendoos/kernel'
import {
  asSeenBy,
  COLUMNS,
  HALFWAY,
  isGoalColumn,
  isInCircle,
  isOwnGoalLine,
  isPitch,
  NAMES,
  NOWHERE,
  ownRow,
  type Field,
} from './board.ts'
import { fieldsOf, FORMATION_NAMES, type Formation } from './formation.ts'
import { isGoalLineTaken, nearestFree } from './paths.ts'
import { READY, type Move } from './moves.ts'
import {
  isFree,
  isKeeper,
  keeperOf,
  NO_MAN,
  put,
  seatOf,
  takeOff,
  TEAM,
  type Man,
  type State,
} from './state.ts'

/** voetbalspel.adjusting */
export const MOST_CHANGES = 22

/** voetbalspel.halfway-row: rows 1 to 10 from the seat's point of view, and row 11 for the side that kicks off. */
export const isOwnHalf = (s: State, seat: Seat, field: Field): boolean =>
  ownRow(seat, field) < HALFWAY || (ownRow(seat, field) === HALFWAY && seat === s.kicker)

/** Why a man may not be set up here; `undefined` if he may. */
export type Misplaced =
  | 'free-square'
  | 'keeper-place'
  | 'halfway-row'
  | 'set-up'
  | 'outside-circle'
  | 'goal-line'

export function misplaced(s: State, man: Man, field: Field): Misplaced | undefined {
  const seat = seatOf(man)
  if (!isPitch(field) || !isFree(s, field)) return 'free-square'
  if (isKeeper(man)) return isOwnGoalLine(seat, field) && isGoalColumn(field) ? undefined : 'keeper-place'
  if (!isOwnHalf(s, seat, field)) return ownRow(seat, field) === HALFWAY ? 'halfway-row' : 'set-up'
  if (seat !== s.kicker && isInCircle(field)) return 'outside-circle'
  return isGoalLineTaken(s, man, field) ? 'goal-line' : undefined
}

/** Sets both sides up as they last were; a man who may not be there any more goes to the nearest field. */
export function lineUp(s: State): void {
  s.board.fill(NO_MAN)
  s.men.fill(NOWHERE)
  for (const [man, field] of s.lineUps.entries()) {
    const fits = misplaced(s, man, field) === undefined
    put(s, man, fits ? field : nearestFree(s, man, field, (each) => misplaced(s, man, each) === undefined))
  }
}

export function setUpMoves(s: State, seat: Seat): readonly Move[] {
  if (s.lifted !== NO_MAN) return placings(s)
  if (s.changes === MOST_CHANGES) return READY
  return [...s.men.slice(keeperOf(seat), keeperOf(seat) + TEAM), ...FORMATION_NAMES, 'ready']
}

/** The free fields up to the halfway row on which the lifted man may be set down. */
function placings(s: State): Move[] {
  const all: Move[] = []
  const seat = seatOf(s.lifted)
  for (let seen = COLUMNS; seen < (HALFWAY + 1) * COLUMNS; seen++) {
    const field = asSeenBy(seat, seen)
    if (misplaced(s, s.lifted, field) === undefined) all.push(field)
  }
  return all
}

/** voetbalspel.adjusting: the man stays where he is, in the hand, until his destination is chosen. */
export function lift(s: State, field: Field): void {
  s.lifted = s.board[field]!
  s.last = [field]
  takeOff(s, s.lifted)
}

export function setDown(s: State, seat: Seat, field: Field, tell?: Tell): void {
  const from = NAMES[s.last[0]!]!
  put(s, s.lifted, field)
  s.lifted = NO_MAN
  s.changes++
  s.last = [...s.last, field]
  tell?.({ fact: 'set-down', seat, from, to: NAMES[field]!, path: [from, NAMES[field]!] })
}

/** voetbalspel.formations */
export function takeFormation(s: State, seat: Seat, formation: Formation, tell?: Tell): void {
  const first = keeperOf(seat)
  for (let man = first; man < first + TEAM; man++) takeOff(s, man)
  for (const [i, field] of fieldsOf(formation, seat).entries()) put(s, first + i, field)
  s.changes++
  s.last = []
  tell?.({ fact: 'formation', seat, formation, anew: true })
}

/** Remembers how the side has set up. */
export function keepLineUp(s: State, seat: Seat): void {
  const first = keeperOf(seat)
  for (let man = first; man < first + TEAM; man++) s.lineUps[man] = s.men[man]!
  s.changes = 0
}
