import type { Ask, Draw, Result, Seat, Tell } from '@spellendoos/kernel'
import { placesByMost } from '@spellendoos/mechanics'
import { dieOf, fromOf, MOST_STEPS, stepsOf, type Play } from '../plays.ts'
import { rollOffTwo } from '../roll-off.ts'
import { allOff, makeStep, OFF, otherSeat, STONES } from '../stones.ts'
import { tellStep } from '../tell-step.ts'
import { arrivalOn } from '../track.ts'
import { markPath } from './marks.ts'
import { legalPlays } from './plays.ts'
import {
  isDouble,
  isFour,
  MOST_THROWS,
  numbersLeft,
  START_POINT,
  TRACK,
  WINNING_POINTS,
  type Move,
  type State,
} from './state.ts'
import { hasBridge, weightAgainst } from './worth.ts'

/** tric-trac.bridge, tric-trac.bridge-stays */
const BRIDGE_POINTS = 2

const NO_MOVES: readonly Move[] = []
const THROW: readonly Move[] = ['throw']
const PASS: readonly Move[] = ['pass']
const CHOICE: readonly Move[] = ['fresh', 'play-on']

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat) return NO_MOVES
  if (s.wait === 'play') {
    const plays = legalPlays(s)
    return plays.length > 0 ? plays : PASS
  }
  if (s.wait === 'throw') return THROW
  return s.wait === 'choice' ? CHOICE : NO_MOVES
}

export function play(s: State, seat: Seat, move: Move, tell?: Tell): void {
  switch (move) {
    case 'throw':
      s.throws++
      s.wait = 'chance'
      return
    case 'pass':
      tell?.({ fact: 'passed', seat })
      endThrow(s, tell)
      return
    case 'fresh':
      startAfresh(s, seat, tell)
      return
    case 'play-on':
      playOn(s, seat, tell)
      return
    default:
      playStones(s, seat, move, tell)
  }
}

function playStones(s: State, seat: Seat, moved: Play, tell?: Tell): void {
  const stood = hasBridge(s.stones, seat)
  const before = s.points[seat]!
  s.lastPlay = moved
  s.lastSeat = seat
  for (let i = 0; i < MOST_STEPS; i++) {
    const from = fromOf(moved, i)
    if (from === 0) break
    const to = arrivalOn(TRACK, from, dieOf(moved, i))
    const hit = makeStep(s.stones, seat, from, to, START_POINT)
    if (tell !== undefined) tellStep(TRACK, seat, from, to, hit, tell)
    // tric-trac.points
    if (hit || to === OFF) s.points[seat]!++
  }
  // tric-trac.twelve, tric-trac.bridge-timing: a player who has won half-way builds no bridge.
  if (s.points[seat]! < WINNING_POINTS && !stood && hasBridge(s.stones, seat)) {
    s.points[seat]! += BRIDGE_POINTS
    tell?.({ fact: 'bridge-built', seat })
  }
  const points = s.points[seat]!
  if (points > before) tell?.({ fact: 'points-now', seat, path: markPath(seat, before, points), points })
  if (s.points[seat]! >= WINNING_POINTS) {
    const goesOn = leavesNumber(s, moved)
    winLeg(s, seat, goesOn ? seat : nextSeat(s), goesOn, tell)
    return
  }
  restack(s, seat, tell)
  endThrow(s, tell)
}

/** tric-trac.goes-on: whether a play that won half-way leaves a number that can still be played. */
function leavesNumber(s: State, won: Play): boolean {
  const steps = stepsOf(won)
  // tric-trac.home-instead-both: a step as long as no number is one of a pair that plays them all.
  if (steps.length >= numbersLeft(s).length || !s.dice.includes(steps[0]!.die)) return false
  s.spent = steps[0]!.die
  s.came = steps.map(({ from, die }) => arrivalOn(TRACK, from, die))
  if (legalPlays(s).length === 0) s.spent = 0
  return s.spent > 0
}

/** tric-trac.doubles: after a double the same player throws again, unless it was played four times. */
const nextSeat = (s: State): Seat => (isDouble(s) && !isFour(s) ? s.seat : otherSeat(s.seat))

function endThrow(s: State, tell?: Tell): void {
  s.spent = 0
  s.seat = nextSeat(s)
  awaitThrow(s, tell)
}

/** The next throw is due, unless tric-trac.throw-limit is reached. */
function awaitThrow(s: State, tell?: Tell): void {
  s.wait = s.throws < MOST_THROWS ? 'throw' : 'over'
  if (s.wait === 'over') tell?.({ fact: 'limit-reached' })
}

/** tric-trac.restack: a player who has borne everything off begins again. */
function restack(s: State, seat: Seat, tell?: Tell): void {
  if (!allOff(s.stones, seat)) return
  s.stones.fill(START_POINT, seat * STONES, (seat + 1) * STONES)
  tell?.({ fact: 'restacked', seat, anew: true })
}

/** A game of the match is won; `next` continues if the winner plays on, `lying` with the throw on the table. */
function winLeg(s: State, winner: Seat, next: Seat, lying: boolean, tell?: Tell): void {
  const weight = weightAgainst(s.points[otherSeat(winner)]!)
  s.scores[winner]! += weight
  tell?.({
    fact: `won-${weight}`,
    seat: winner,
    points: s.points[winner]!,
    less: s.points[otherSeat(winner)]!,
  })
  if (s.leg === s.rules.games) {
    s.wait = 'over'
    s.spent = 0
    tell?.({ fact: 'match-over', one: s.scores[0]!, two: s.scores[1]! })
    return
  }
  s.wait = 'choice'
  s.seat = winner
  s.next = next
  s.lying = lying
}

/** tric-trac.fresh */
function startAfresh(s: State, seat: Seat, tell?: Tell): void {
  s.leg++
  tell?.({ fact: 'fresh-start', seat, leg: s.leg, anew: true })
  s.stones.fill(START_POINT)
  s.points.fill(0)
  s.stage = 'roll-off'
  s.seat = 0
  s.dice = []
  s.spent = 0
  s.lastPlay = 0
  awaitThrow(s, tell)
}

/** tric-trac.play-on, tric-trac.carry, tric-trac.goes-on */
function playOn(s: State, seat: Seat, tell?: Tell): void {
  s.leg++
  s.points[seat]! -= WINNING_POINTS
  s.points[otherSeat(seat)] = 0
  tell?.({ fact: 'plays-on', seat, leg: s.leg, points: s.points[seat]!, anew: true })
  restack(s, seat, tell)
  s.seat = s.next
  if (s.lying) s.wait = 'play'
  else awaitThrow(s, tell)
}

const TWO_DICE: Ask = { dice: 2 }
export const chance = (): Ask => TWO_DICE

export function answer(s: State, draw: Draw, tell?: Tell): void {
  if (s.stage === 'roll-off') {
    const first = rollOffTwo(s, draw, tell)
    if (first === undefined) return awaitThrow(s, tell)
    tell?.({ fact: 'begins', seat: first })
    // tric-trac.roll-off: the winner plays the throw of the roll-off.
    s.dice = s.dice.slice(2 * first, 2 * first + 2)
    s.stage = 'course'
    s.seat = first
    s.wait = 'play'
    return
  }
  s.dice = draw
  s.wait = 'play'
  tell?.({ fact: 'thrown', seat: s.seat, dice: draw, one: draw[0]!, two: draw[1]! })
  if (!scoreBridge(s, s.seat, tell)) scoreBridge(s, otherSeat(s.seat), tell)
}

/** tric-trac.bridge-stays: two points at every throw while it is there. Returns whether they win the game. */
function scoreBridge(s: State, seat: Seat, tell?: Tell): boolean {
  if (!hasBridge(s.stones, seat)) return false
  const points = (s.points[seat]! += BRIDGE_POINTS)
  tell?.({ fact: 'bridge-stands', seat, path: markPath(seat, points - BRIDGE_POINTS, points), points })
  if (s.points[seat]! < WINNING_POINTS) return false
  winLeg(s, seat, s.seat, true, tell)
  return true
}

export function result(s: State): Result | undefined {
  if (s.wait !== 'over') return undefined
  const { scores, points } = s
  if (Math.max(...points) >= WINNING_POINTS)
    return { places: placesByMost(scores), scores, why: 'tric-trac.match' }
  // tric-trac.throw-limit: the games decide, then the points of the current game.
  const standing = scores.map((score, seat) => score * WINNING_POINTS + points[seat]!)
  return { places: placesByMost(standing), scores, why: 'tric-trac.throw-limit' }
}
