import type { Seat } from '@spellendoos/kernel'
import { canMove } from './moves.ts'
import { fieldsOf, FREE, ownerOf, type Ending, type Steps } from './state.ts'
import type { Variant } from './variant.ts'

/** A position that occurs this many times is a draw. */
const TIMES = 3
/** This many turns of each player in a row without progress end a match. */
export const QUIET_TURNS = 50

/** The most moves of a match in which the players can make progress this often: quiet turns between these are limited. */
export const boundFor = (progress: number): number => (progress + 1) * 2 * QUIET_TURNS

/** Ends the match if it is over before the seat on turn moves. A win takes precedence over every draw. */
export function endingOf(v: Variant, s: Steps): void {
  if (v.record.aim === 'enclose') {
    if (!hasMen(s, s.seat)) return end(s, 'no-men', 1 - s.seat)
    if (!hasMen(s, 1 - s.seat)) return end(s, 'no-men', s.seat)
  } else if (arrives(v, s, 1 - s.seat) || arrives(v, s, s.seat)) return
  else if (!canMove(v, s, s.seat)) {
    if (v.record.withoutMove === 'loses') return end(s, 'blocked', 1 - s.seat)
    if (!canMove(v, s, 1 - s.seat)) return end(s, 'both-blocked', leader(inGoal(v, s)))
  }
  if (timesSeen(s.trail) >= TIMES) return end(s, 'repetition', null)
  if (s.quiet >= 2 * QUIET_TURNS) end(s, 'no-progress', furthest(v, s))
}

function end(s: Steps, why: Ending, winner: Seat | null): void {
  s.ended = why
  s.winner = winner
}

function hasMen({ men }: Steps, seat: Seat): boolean {
  const half = men.length / 2
  for (let man = seat * half; man < (seat + 1) * half; man++) if (men[man]! > 0) return true
  return false
}

/** Ends the match if this player has reached the goal. */
function arrives(v: Variant, s: Steps, seat: Seat): boolean {
  if (s.far[seat] === 0) end(s, 'goal', seat)
  else if (isFilled(v, s, seat)) end(s, 'left-behind', seat)
  return s.ended !== null
}

/** The turns that a player has finished. */
const turnsOf = (s: Steps, seat: Seat): number => (seat === 0 && s.seat === 1 ? s.turn : s.turn - 1)

/** Whether men left behind by the opponent fill what is missing in the goal. */
function isFilled({ record: { leftBehind }, sides }: Variant, s: Steps, seat: Seat): boolean {
  if (leftBehind === undefined || turnsOf(s, seat) < leftBehind) return false
  const { goal } = sides[seat]!
  let own = 0
  for (const field of goal) {
    const man = s.board[field]!
    if (man === FREE) return false
    if (ownerOf(s, man) === seat) own++
  }
  return own > 0
}

/** How many of each player's men are in the goal. */
export const inGoal = (v: Variant, s: Steps): number[] =>
  v.sides.map(({ seat, goal }) => fieldsOf(s, seat).filter((field) => goal.includes(field)).length)

const leader = ([first, second]: readonly number[]): Seat | null =>
  first === second ? null : first! > second! ? 0 : 1

/** Who is ahead in a race that makes no more progress: most men in the goal, then the shortest distance left. */
function furthest(v: Variant, s: Steps): Seat | null {
  if (v.record.aim === 'enclose') return null
  return leader(inGoal(v, s)) ?? leader(s.far.map((far) => -far))
}

/** How often the last position of the trail has occurred with the same player to move. */
function timesSeen(trail: readonly number[]): number {
  const last = trail.length - 2
  let times = 1
  for (let i = last - 4; i >= 0; i -= 4) {
    if (trail[i] === trail[last] && trail[i + 1] === trail[last + 1]) times++
  }
  return times
}

/** Turns that each player has left before a match without progress ends. */
export const turnsLeft = (s: Steps): number => QUIET_TURNS - Math.floor(s.quiet / 2)
