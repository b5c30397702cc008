import type { Seat } from '@spellendoos/kernel'
import { FULL_FROM, QUIET_TURNS, TIMES } from './record.ts'
import {
  camped,
  FREE,
  fromOf,
  jumpsOf,
  ownerOf,
  PASS,
  toGo,
  toOf,
  type Ending,
  type Halma,
  type Move,
} from './state.ts'
import { tableOf, type Table, type Variant } from './variant.ts'

/** Makes a move on the board and passes the turn. */
export function playMove(v: Variant, s: Halma, seat: Seat, move: Move): void {
  const table = tableOf(v, s)
  s.turns[seat]!++
  s.quiet++
  s.last = move
  if (move !== PASS) carry(table, s, seat, fromOf(move), toOf(move))
  // solo-halma.count
  if (v.record.counted) s.count += Math.max(1, jumpsOf(move))
  if (isHome(v, s, seat)) {
    s.home.push(seat)
    s.quiet = 0
    s.ended = arrivalEnds(v, s)
    if (s.ended !== null) return
  }
  s.seat = nextSeat(s)
  s.ended = endingOf(s)
}

function carry(table: Table, s: Halma, seat: Seat, from: number, to: number): void {
  const man = s.board[from]!
  const rank = man - 1 - seat * table.men
  const { away, inCamp, keys, markedKeys } = table.courses[seat]!
  s.board[from] = FREE
  s.board[to] = man
  s.men[man - 1] = to
  const key = rank === 0 ? markedKeys : keys
  s.key += key[to]! - key[from]!
  if (rank < table.runners) {
    if (away[from] === 0) s.inside[seat]!--
    if (away[to] === 0) s.inside[seat]!++
    s.away[seat]! += away[to]! - away[from]!
  } else if (table.leavers === 0 || inCamp[from] === inCamp[to]) return
  const left = toGo(table, s, seat)
  if (left < s.lowest[seat]!) {
    s.lowest[seat] = left
    s.quiet = 0
  }
}

/** Whether a player who has just moved is home: everyone has arrived, or what is missing is occupied by others. */
function isHome(v: Variant, s: Halma, seat: Seat): boolean {
  const table = tableOf(v, s)
  if (s.inside[seat] === table.runners) return mayWin(v, s, seat)
  if (s.turns[seat]! < FULL_FROM) return false
  const arrived = v.record.runners === 'all' ? fillsTheRest(table, s, seat) : standsBeside(table, s, seat)
  return arrived && mayWin(v, s, seat)
}

/** Whether a player's own court is empty of their men, if that is required. */
export const mayWin = (v: Variant, s: Halma, seat: Seat): boolean =>
  !v.record.emptyCourt || camped(tableOf(v, s), s, seat) === 0

/** All fields of the goal that others do not occupy have the player's own men, at least one. */
function fillsTheRest(table: Table, s: Halma, seat: Seat): boolean {
  if (s.inside[seat] === 0) return false
  const { goal } = table.courses[seat]!
  for (let i = 0; i < goal.length; i++) if (s.board[goal[i]!] === FREE) return false
  return true
}

/** The marked man is next to the corner that it is to reach, and somebody else's man is there. */
function standsBeside(table: Table, s: Halma, seat: Seat): boolean {
  const { goal, away } = table.courses[seat]!
  const holder = s.board[goal[0]!]!
  return holder !== FREE && ownerOf(table, holder) !== seat && away[s.men[seat * table.men]!] === 1
}

const PARTNERS = 2

/** Whether the match is over now that one more player is home. */
export function arrivalEnds(v: Variant, s: Halma): Ending | null {
  const seats = s.turns.length
  if (s.partners) {
    const swapped = [0, 1].some((side) => s.home.includes(side) && s.home.includes(side + PARTNERS))
    return swapped ? 'partners' : null
  }
  return !v.record.playOn || s.home.length >= seats - 1 ? 'goal' : null
}

/** Clockwise, skipping those who are home. */
function nextSeat(s: Halma): Seat {
  const seats = s.turns.length
  let seat = s.seat
  do seat = seat + 1 === seats ? 0 : seat + 1
  while (s.home.includes(seat))
  return seat
}

/** Repetition and turns without progress, checked after the turn has passed. */
function endingOf(s: Halma): Ending | null {
  const seats = s.turns.length
  if (seats === 2) {
    s.trail.push(s.key)
    if (timesSeen(s.trail) >= TIMES) return 'repetition'
  }
  return s.quiet >= QUIET_TURNS * (seats - s.home.length) ? 'no-progress' : null
}

/** How often the last position has occurred with the same player to move. */
function timesSeen(trail: readonly number[]): number {
  const last = trail.length - 1
  const key = trail[last]!
  let times = 1
  for (let i = last - 2; i >= 0; i -= 2) if (trail[i] === key) times++
  return times
}

/** How many turns each remaining player has before the match ends for lack of progress. */
export const turnsLeft = (s: Halma): number =>
  QUIET_TURNS - Math.floor(s.quiet / (s.turns.length - s.home.length))
