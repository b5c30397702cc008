import type { Clock, Result, Seat, Tell } from '@spellendoos/kernel'
import { putAway } from './cards.ts'
import { hasPenaltyToTake } from './penalty.ts'
import { judgeOffside } from './offside.ts'
import { lineUp } from './setting-up.ts'
import type { Move } from './moves.ts'
import { EXTRA_TIME, NO_MAN, otherSeat, SECOND_HALF, SHOOT_OUT, type State } from './state.ts'

/** voetbalspel.extra-time: this many turns a side or minutes in each half of it. */
const EXTRA_LENGTH = 7
/** voetbalspel.most-turns: a half on the clock has no more turns a side than this. */
export const MOST_TURNS_ON_CLOCK = 100
/** voetbalspel.throw-again */
export const MOST_EXTRA_THROWS = 2
/** voetbalspel.shoot-out */
export const PENALTIES_EACH = 5
/** voetbalspel.sudden-death */
export const MOST_PAIRS = 20
const MINUTE = 60_000

const isExtra = (s: State): boolean => s.period >= EXTRA_TIME

/** The turns that each side has in this period. */
export function turnsIn(s: State): number {
  if (s.length === 'minutes') return MOST_TURNS_ON_CLOCK
  return isExtra(s) ? EXTRA_LENGTH : s.turns
}
const hasTurns = (s: State, seat: Seat): boolean => s.played[seat]! < turnsIn(s)

const NO_CLOCKS: readonly Clock<Move>[] = []
/** voetbalspel.clock */
export function clocks(s: State): readonly Clock<Move>[] {
  if (s.length === 'turns' || !s.running) return NO_CLOCKS
  const after = (isExtra(s) ? EXTRA_LENGTH : s.minutes) * MINUTE
  return [{ name: `half-${s.period + 1}`, after, move: 'time-up' }]
}

/** All men are set up again, and this side kicks off, unless it has had its turns. */
export function kickOff(s: State, seat: Seat): void {
  s.kicker = hasTurns(s, seat) ? seat : otherSeat(seat)
  lineUp(s)
  putAway(s)
  s.offside.fill(0)
  s.phase = 'set-up'
  s.actor = s.kicker
  s.seat = s.kicker
  s.man = NO_MAN
  s.chain = 0
  s.lifted = NO_MAN
  s.changes = 0
  s.number = 0
  s.arrow = 0
  s.moved = 0
  s.last = []
}

export function startTurn(s: State, seat: Seat): void {
  s.seat = seat
  s.actor = seat
  s.man = NO_MAN
  s.chain = 0
  s.extra = 0
  startThrow(s)
  if (hasPenaltyToTake(s, seat)) s.phase = 'kept-penalty'
}

export function startThrow(s: State): void {
  s.number = 0
  s.arrow = 0
  s.moved = 0
  s.phase = 'throw'
}

/** The men of this throw have moved: a luck card may give another throw, otherwise the turn is over. */
export function endThrow(s: State, tell?: Tell): void {
  if (s.again[s.seat]! > 0 && s.extra < MOST_EXTRA_THROWS) {
    s.again[s.seat]!--
    s.extra++
    startThrow(s)
    tell?.({ fact: 'again', seat: s.seat })
    return
  }
  judgeOffside(s, s.seat, tell)
  const next = otherSeat(s.seat)
  if (countTurn(s)) endPeriod(s, tell)
  else startTurn(s, hasTurns(s, next) ? next : s.seat)
}

/** Counts the turn that is over; returns whether it was the last of the period. */
function countTurn(s: State): boolean {
  s.taken[s.seat]!++
  s.played[s.seat]!++
  return !hasTurns(s, 0) && !hasTurns(s, 1)
}

/** voetbalspel.goal, voetbalspel.conceded */
export function score(s: State, seat: Seat, tell?: Tell): void {
  s.goals[seat]!++
  tell?.({ fact: 'goal', seat, score: scoreLine(s), anew: true })
  if (countTurn(s)) endPeriod(s, tell)
  else kickOff(s, otherSeat(seat))
}

const scoreLine = (s: State) => ({ say: 'score-line', home: s.goals[0]!, away: s.goals[1]! }) as const

/** voetbalspel.clock: the half ends at once, even in the middle of a turn. */
export function timeUp(s: State, tell?: Tell): void {
  s.asking = false
  if (s.phase !== 'set-up') s.taken[s.seat]!++
  tell?.({ fact: 'time-up' })
  endPeriod(s, tell)
}

function endPeriod(s: State, tell?: Tell): void {
  const isDrawn = s.goals[0] === s.goals[1]
  tell?.({ fact: `end-${s.period + 1}`, score: scoreLine(s), anew: true })
  s.running = false
  const mayEnd = s.period === SECOND_HALF || s.period === SHOOT_OUT - 1
  if (mayEnd && !isDrawn) {
    s.phase = 'over'
    return
  }
  s.period++
  s.played = [0, 0]
  if (s.period === SHOOT_OUT) startShootOut(s)
  else kickOff(s, s.period === EXTRA_TIME ? s.first : otherSeat(s.first))
}

function startShootOut(s: State): void {
  putAway(s)
  s.phase = 'penalty'
  s.seat = s.first
  s.actor = s.first
  s.man = NO_MAN
  s.throws = []
  s.last = []
  s.number = 0
  s.arrow = 0
}

/** Penalties of the shoot-out that this seat has scored, or taken. */
export const kicksOf = (s: State, seat: Seat): number[] =>
  s.kicks.filter((_, i) => (i % 2 === 0) === (seat === s.first))
export const hitsOf = (s: State, seat: Seat): number => kicksOf(s, seat).reduce((sum, hit) => sum + hit, 0)

/** voetbalspel.shoot-out, voetbalspel.sudden-death: after a penalty, who is next, or whether it is over. */
export function countKick(s: State, hit: boolean, tell?: Tell): void {
  s.kicks.push(hit ? 1 : 0)
  tell?.({ fact: hit ? 'kick-hit' : 'kick-missed', seat: s.actor })
  s.throws = []
  s.actor = otherSeat(s.actor)
  s.seat = s.actor
  const pairs = s.kicks.length / 2
  const isDecided = Number.isInteger(pairs) && pairs >= PENALTIES_EACH && hitsOf(s, 0) !== hitsOf(s, 1)
  if (isDecided || pairs === PENALTIES_EACH + MOST_PAIRS) s.phase = 'over'
}

/** Places by goals, then by the shoot-out; and the rule that decided. */
export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined
  const lead = s.goals[0]! - s.goals[1]! || hitsOf(s, 0) - hitsOf(s, 1)
  const places = lead === 0 ? [1, 1] : lead > 0 ? [1, 2] : [2, 1]
  const by = decidedBy(s, lead)
  const told = { places, scores: s.goals.slice(), why: `voetbalspel.${by}` }
  if (by === 'object' || by === 'drawn') return told
  const [most, least] = [hitsOf(s, 0), hitsOf(s, 1)].toSorted((a, b) => b - a)
  const kicks = { say: 'score-line', home: most!, away: least! }
  return { ...told, how: { say: `how-${by}`, score: scoreLine(s), kicks } }
}

function decidedBy(s: State, lead: number): string {
  if (s.period < SHOOT_OUT) return 'object'
  if (lead === 0) return 'drawn'
  return s.kicks.length > 2 * PENALTIES_EACH ? 'sudden-death' : 'shoot-out'
}
