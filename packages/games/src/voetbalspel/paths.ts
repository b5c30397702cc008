import type { Seat } from '@spellendoos/kernel'
import {
  asSeenBy,
  BACK,
  columnOf,
  COLUMNS,
  distance,
  FIELDS,
  FORWARD,
  isGoal,
  isOwnGoalLine,
  NOWHERE,
  RAYS,
  rowOf,
  type Direction,
  type Field,
} from './board.ts'
import {
  isFree,
  isKeeper,
  keeperOf,
  NO_MAN,
  otherSeat,
  put,
  seatOf,
  TEAM,
  type Man,
  type State,
} from './state.ts'

/** voetbalspel.goal-line: whether a field player may not end on this field of his own goal line. */
export function isGoalLineTaken(s: State, man: Man, field: Field): boolean {
  const seat = seatOf(man)
  if (isKeeper(man) || !isOwnGoalLine(seat, field)) return false
  for (let mate = keeperOf(seat) + 1; mate < keeperOf(seat) + TEAM; mate++) {
    const stands = s.men[mate]!
    if (mate !== man && stands !== NOWHERE && isOwnGoalLine(seat, stands)) return true
  }
  return false
}

/** voetbalspel.free-square: whether the man can end here. */
export const canEnd = (s: State, man: Man, field: Field): boolean =>
  isFree(s, field) && !isGoal(field) && !isGoalLineTaken(s, man, field)

const holds = (s: State, field: Field, seat: Seat): boolean => {
  const man = s.board[field]!
  return man !== NO_MAN && seatOf(man) === seat
}

/** voetbalspel.wall: whether the man on this field has two more of his side beside him, on adjacent columns. */
function isInWall(s: State, field: Field): boolean {
  const seat = seatOf(s.board[field]!)
  const column = columnOf(field)
  let side = 1
  for (let left = 1; left <= column && holds(s, field - left, seat); left++) side++
  for (let right = 1; column + right < COLUMNS && holds(s, field + right, seat); right++) side++
  return side >= 3
}

/** voetbalspel.dribble: whether a man of this seat may pass over a field. */
export function canPass(s: State, seat: Seat, field: Field): boolean {
  const man = s.board[field]!
  return man === NO_MAN || seatOf(man) === seat || !isInWall(s, field)
}

/** Where a man ends who goes exactly this many squares in a direction; NOWHERE if he cannot. */
export function exactly(s: State, man: Man, direction: Direction, squares: number): Field {
  const ray = RAYS[direction]![s.men[man]!]!
  const to = ray[squares - 1]
  if (to === undefined || !canEnd(s, man, to)) return NOWHERE
  for (let i = 0; i < squares - 1; i++) if (!canPass(s, seatOf(man), ray[i]!)) return NOWHERE
  return to
}

export const forward = (s: State, man: Man, squares: number): Field =>
  exactly(s, man, FORWARD[seatOf(man)]!, squares)

/** voetbalspel.going-back: the farthest free field straight back within the number; his own if there is none. */
function backFrom(s: State, man: Man, squares: number): Field {
  const ray = RAYS[BACK[seatOf(man)]!]![s.men[man]!]!
  let to = s.men[man]!
  for (let i = 0; i < squares && i < ray.length; i++) if (canEnd(s, man, ray[i]!)) to = ray[i]!
  return to
}

/** Sends a man back; returns how far he went. */
export function goBack(s: State, man: Man, squares: number): number {
  const from = s.men[man]!
  const to = backFrom(s, man, squares)
  if (to !== from) put(s, man, to)
  s.last = [from, to]
  return Math.abs(rowOf(to) - rowOf(from))
}

/**
 * voetbalspel.nearest: the free field with the fewest steps; then with the fewest columns aside; then nearest to his
 * goal line; then farthest left.
 */
export function nearestFree(s: State, man: Man, from: Field, allowed: (field: Field) => boolean): Field {
  const seat = seatOf(man)
  let best = NOWHERE
  let least = Infinity
  for (let seen = COLUMNS; seen < FIELDS - COLUMNS; seen++) {
    const field = asSeenBy(seat, seen)
    const far = distance(from, field) * COLUMNS + Math.abs(columnOf(field) - columnOf(from))
    if (far < least && allowed(field) && canEnd(s, man, field)) {
      least = far
      best = field
    }
  }
  return best
}

/** Whether the other side's keeper is on this field. */
export const isTheirKeeper = (s: State, seat: Seat, field: Field): boolean =>
  s.board[field] === keeperOf(otherSeat(seat))
