import type { Seat } from '@spellendoos/kernel'
import {
  arrival,
  canStep,
  isBlot,
  isNew,
  oneWay,
  ownOn,
  pairKey,
  playOfOne,
  playOfTwo,
  spread,
  step,
  stepBack,
  type Play,
} from '../plays.ts'
import { OFF, STONES, type Stones } from '../stones.ts'
import { foursOf } from './fours.ts'
import {
  HOME_POINT,
  isFour,
  LAST_POINT,
  numbersLeft,
  OTHER_HOME,
  START_POINT,
  TRACK,
  WINNING_POINTS,
  type State,
} from './state.ts'

/** Plays found so far: those that hit, and those that do not. */
interface Found {
  readonly hitting: Play[]
  readonly quiet: Play[]
}

const add = ({ hitting, quiet }: Found, play: Play, hits: boolean): void => {
  if (hits) hitting.push(play)
  else quiet.push(play)
}

/** Every legal play of the throw, one for each resulting position; none if nothing can be played. */
export function legalPlays(s: State): Play[] {
  if (isFour(s)) return playsOfFour(s)
  if (s.spent > 0) return restOfThrow(s)
  const { stones, seat, dice, points } = s
  const close = points[seat]! + 1 >= WINNING_POINTS
  // A stone that either number bears off wins with the lower one, so that the higher is left.
  const isTurned = close && dice[0]! > dice[1]!
  const one = dice[isTurned ? 1 : 0]!
  const two = dice[isTurned ? 0 : 1]!
  const found: Found = { hitting: [], quiet: [] }
  spread(stones, seat, TRACK)
  addBoth(found, one, two, close)
  if (one !== two) addBoth(found, two, one, close)
  // tric-trac.both-numbers: one number alone only if both cannot be played.
  const direct = stand(HOME_POINT + one, HOME_POINT + two)
  if (!homeInstead(found, s, one, two, direct) && found.hitting.length + found.quiet.length === 0) {
    addOne(found, one)
    if (one !== two) addOne(found, two)
  }
  return mustHit(found)
}

/** tric-trac.must-hit */
const mustHit = ({ hitting, quiet }: Found): Play[] => (hitting.length > 0 ? hitting : quiet)

/** tric-trac.doubles-four */
function playsOfFour(s: State): Play[] {
  const found = foursOf(s)
  const die = s.dice[0]!
  const instead: Found = { hitting: [], quiet: [] }
  if (s.spent > 0 || !homeInstead(instead, s, die, die, found.takesHome)) return mustHit(found)
  // tric-trac.home-instead-both: it plays the whole double, so nothing shorter is legal beside it.
  if (!found.isWhole) return instead.quiet
  return mustHit({ hitting: found.hitting, quiet: [...found.quiet, ...instead.quiet] })
}

/** tric-trac.goes-on: the number that is left after a game was won half-way, as it could have been played then. */
function restOfThrow(s: State): Play[] {
  const [die] = numbersLeft(s) as [number]
  const found: Found = { hitting: [], quiet: [] }
  spread(s.stones, s.seat, TRACK)
  eachSecond(die, s.came[0]!, (from) => add(found, playOfOne(from, die), isBlot(arrival(from, die))))
  return mustHit(found)
}

const gains = (to: number): boolean => to === OFF || isBlot(to)

function addBoth(found: Found, first: number, second: number, close: boolean): void {
  eachPair(first, second, close, (from, then) => {
    // tric-trac.twelve: the step that wins is the last.
    if (then === OFF) return addStep(found, from, first)
    const hits = isBlot(arrival(from, first)) || isBlot(arrival(then, second))
    if (isNew(pairKey(from, first, then, second))) add(found, playOfTwo(from, first, then, second), hits)
  })
}

/** A stone can be borne off with either number, or with both; that is one play. */
function addStep(found: Found, from: number, die: number): void {
  const to = arrival(from, die)
  if (isNew(oneWay(from, to))) add(found, playOfOne(from, die), isBlot(to))
}

/**
 * Finds every pair of steps with these numbers in this order that the rules allow, ignoring tric-trac.must-hit. A step
 * that wins the game is alone, without a second departure.
 */
export function eachPair(
  first: number,
  second: number,
  close: boolean,
  found: (from: number, then: number) => void,
): void {
  const highest = ownOn(START_POINT) > 0 ? START_POINT : START_POINT - 1
  const lowest = highest === START_POINT ? START_POINT : LAST_POINT + 1
  for (let from = highest; from >= lowest; from--) {
    if (!canStep(from, first)) continue
    const to = arrival(from, first)
    step(from, first)
    if (close && gains(to)) {
      if (homeStands() || hasSecond(second, to)) found(from, OFF)
    } else {
      eachSecond(second, to, (then) => found(from, then))
    }
    stepBack(from, first)
  }
}

/** tric-trac.start-first: while stones wait on the start point, only the one that has just entered may continue. */
function eachSecond(die: number, cameTo: number, found: (then: number) => void): void {
  const waiting = ownOn(START_POINT) > 0
  for (let then = START_POINT; then > LAST_POINT; then--) {
    if (waiting && then !== START_POINT && then !== cameTo) continue
    if (canStep(then, die) && homeStandsAfter(then, die)) found(then)
  }
}

function hasSecond(die: number, cameTo: number): boolean {
  let any = false
  eachSecond(die, cameTo, () => (any = true))
  return any
}

/** tric-trac.home-together, tric-trac.home-leave: never one stone alone on the own home point. */
const homeStands = (): boolean => ownOn(HOME_POINT) !== 1
const homeStandsAfter = (from: number, die: number): boolean =>
  ownOn(HOME_POINT) - (from === HOME_POINT ? 1 : 0) + (from - die === HOME_POINT ? 1 : 0) !== 1

function addOne(found: Found, die: number): void {
  const lowest = ownOn(START_POINT) > 0 ? START_POINT : LAST_POINT + 1
  for (let from = START_POINT; from >= lowest; from--) {
    if (canStep(from, die) && homeStandsAfter(from, die)) addStep(found, from, die)
  }
}

/**
 * tric-trac.home-instead: two stones that could together take the other's home point stop on their own, unless the
 * throw takes that directly. Returns whether they can.
 */
function homeInstead(found: Found, s: State, one: number, two: number, direct: boolean): boolean {
  if (direct || ownOn(HOME_POINT) > 0 || ownOn(START_POINT) > 0) return false
  if (!stand(OTHER_HOME + one, OTHER_HOME + two) || holdsHome(s.stones, 1 - s.seat)) return false
  add(found, playOfTwo(OTHER_HOME + one, one - 1, OTHER_HOME + two, two - 1), false)
  return true
}

/** Whether two own stones are on these points, which may be the same. */
const stand = (one: number, two: number): boolean =>
  one === two ? ownOn(one) > 1 : ownOn(one) > 0 && ownOn(two) > 0

const holdsHome = (stones: Readonly<Stones>, seat: Seat): boolean => {
  const at = stones.indexOf(HOME_POINT, seat * STONES)
  return at >= 0 && at < (seat + 1) * STONES
}
