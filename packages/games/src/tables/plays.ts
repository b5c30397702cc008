import type { Seat } from '@spellendoos/kernel'
import { across, BAR, HOME, OFF, STONES, type Stones } from './stones.ts'
import type { Track } from './track.ts'

/**
 * All steps of one throw, packed into a number so that a search can hold thousands: up to four points of departure of
 * five bits each, in the order in which they are left, then the die of the first step and the die of all later ones,
 * three bits each.
 */
export type Play = number

export const MOST_STEPS = 4
const POINT_BITS = 5
const FIRST_DIE = POINT_BITS * MOST_STEPS
const LATER_DIE = FIRST_DIE + 3

export interface Step {
  readonly from: number
  readonly die: number
}

/** The point that step `i` leaves, 0 when there is no such step. */
export const fromOf = (play: Play, i: number): number => (play >> (POINT_BITS * i)) & 31
export const dieOf = (play: Play, i: number): number => (play >> (i === 0 ? FIRST_DIE : LATER_DIE)) & 7

export function stepsOf(play: Play): Step[] {
  const steps: Step[] = []
  for (let i = 0; i < MOST_STEPS && fromOf(play, i) > 0; i++)
    steps.push({ from: fromOf(play, i), die: dieOf(play, i) })
  return steps
}

/**
 * The board as the player on turn counts it, expanded for searching. There is only one such board, because plays are
 * searched millions of times and every search fills it again.
 */
const own = new Int8Array(BAR + 1)
const theirs = new Int8Array(BAR + 1)
/** Own stones that are not home yet. */
let outside = 0
let entry = BAR
let exit = OFF
let homeFirst = true

export function spread(stones: Readonly<Stones>, seat: Seat, track: Track): void {
  own.fill(0)
  theirs.fill(0)
  outside = 0
  found = 0
  entry = track.entry
  exit = track.exit
  homeFirst = track.homeFirst
  const mine = seat * STONES
  const yours = STONES - mine
  for (let i = 0; i < STONES; i++) {
    const point = stones[mine + i]!
    own[point]!++
    if (point > HOME) outside++
    theirs[across(stones[yours + i]!)]!++
  }
  // No step ends on a closed point, which counts as blocked.
  if (track.closed > 0) theirs[track.closed] = 2
}

/** Where a step ends. */
export const arrival = (from: number, die: number): number => (from - die > exit ? from - die : OFF)

/** Whether the player has a stone here that this die can move: onto an open point, or off. */
export function canStep(from: number, die: number): boolean {
  if (own[from] === 0) return false
  const to = from - die
  if (to > exit) return theirs[to]! < 2
  return !homeFirst || (outside === 0 && (to === exit || noneAbove(from)))
}

function noneAbove(point: number): boolean {
  for (let above = HOME; above > point; above--) if (own[above]! > 0) return false
  return true
}

export function step(from: number, die: number): void {
  own[from]!--
  own[arrival(from, die)]!++
  if (from > HOME && from - die <= HOME) outside--
}

export function stepBack(from: number, die: number): void {
  own[from]!++
  own[arrival(from, die)]!--
  if (from > HOME && from - die <= HOME) outside++
}

/** While stones wait to enter nothing else moves: the search for departures starts and stops there. */
export const highestFrom = (): number => (own[entry]! > 0 ? entry : entry - 1)
export const lowestFrom = (): number => (own[entry]! > 0 ? entry : 1)

/** Own stones here. */
export const ownOn = (point: number): number => own[point]!
/** The other player's stones on a point of the board. */
export const theirsOn = (point: number): number => theirs[point]!
/** Whether one stone of the other player stands here. */
export const isBlot = (point: number): boolean => point !== OFF && theirs[point] === 1
/** Whether all own stones are home. */
export const allHome = (): boolean => outside === 0

/** Adds every way to play this one die. */
export function playsOfOne(die: number, plays: Play[]): void {
  const lowest = lowestFrom()
  for (let from = highestFrom(); from >= lowest; from--) {
    if (canStep(from, die)) plays.push(playOfOne(from, die))
  }
}

/** The positions reached so far with two dice, by `pairKey`: fifteen stones for each die, in two orders. */
const reached = new Int32Array(2 * STONES * STONES)
let found = 0

/** Whether this position has not been reached before in this search. */
export function isNew(key: number): boolean {
  for (let i = 0; i < found; i++) if (reached[i] === key) return false
  reached[found++] = key
  return true
}

/** Adds every way to play both of two different dice, in either order; one for each resulting position. */
export function playsOfTwo(one: number, two: number, plays: Play[]): void {
  playsInOrder(one, two, plays)
  playsInOrder(two, one, plays)
}

/** Adds every way to play two different dice in this order, except for the positions that were reached before. */
export function playsInOrder(first: number, second: number, plays: Play[]): void {
  const lowest = lowestFrom()
  for (let from = highestFrom(); from >= lowest; from--) {
    if (!canStep(from, first)) continue
    step(from, first)
    const lowestThen = lowestFrom()
    for (let then = highestFrom(); then >= lowestThen; then--) {
      if (canStep(then, second) && isNew(pairKey(from, first, then, second))) {
        plays.push(playOfTwo(from, first, then, second))
      }
    }
    stepBack(from, first)
  }
}

export const playOfOne = (from: number, die: number): Play => from | (die << FIRST_DIE)
export const playOfTwo = (from: number, die: number, then: number, thenDie: number): Play =>
  from | (then << POINT_BITS) | (die << FIRST_DIE) | (thenDie << LATER_DIE)

/** The play of one number from each of these points, in this order. */
export const playOfSame = (departures: readonly number[], die: number): Play =>
  departures.reduce(
    (play, from, i) => play | (from << (POINT_BITS * i)),
    (die << FIRST_DIE) | (die << LATER_DIE),
  )

/**
 * Identifies the position after two steps, exactly: which points have a stone less, which have one more, and whether a
 * blot was hit on the way (one on a point where a stone stays is hit in any case). If one step ends where the other
 * begins, one stone may as well have made both.
 */
export function pairKey(from: number, die: number, then: number, thenDie: number): number {
  const to = arrival(from, die)
  const thenTo = arrival(then, thenDie)
  if (then === to) return oneWay(from, thenTo) | ((theirs[to] === 1 ? to : 0) << 10)
  if (from === thenTo) return oneWay(then, to)
  const departures = from > then ? from | (then << 5) : then | (from << 5)
  const arrivals = to > thenTo ? to | (thenTo << 5) : thenTo | (to << 5)
  return (1 << 30) | departures | (arrivals << 10)
}

/** The key of a position where one stone went from here to there, hitting nothing on its way. */
export const oneWay = (from: number, to: number): number => from | (to << 5)

let deepest = 0

/**
 * Adds every way to play the same number `times` times, or as often as it can be played. Departures are taken from the
 * highest point down: any other order of the same steps leads to the same position, and that order is possible whenever
 * another one is. Different departures lead to different positions.
 */
export function playsOfSame(die: number, times: number, plays: Play[]): void {
  deepest = 0
  playOn(die, times, BAR, 0, (die << FIRST_DIE) | (die << LATER_DIE), plays)
}

function playOn(die: number, times: number, highest: number, done: number, play: Play, plays: Play[]): void {
  let stuck = true
  const lowest = lowestFrom()
  for (let from = Math.min(highest, highestFrom()); from >= lowest; from--) {
    if (!canStep(from, die)) continue
    stuck = false
    const longer = play | (from << (POINT_BITS * done))
    if (done + 1 === times) {
      keep(longer, times, plays)
      continue
    }
    step(from, die)
    playOn(die, times, from, done + 1, longer, plays)
    stepBack(from, die)
  }
  if (stuck && done > 0) keep(play, done, plays)
}

/** Adds every way to play the same number once, twice and so on up to `times` times. */
export function playsUpTo(die: number, times: number, plays: Play[]): void {
  addUpTo(die, times, BAR, 0, (die << FIRST_DIE) | (die << LATER_DIE), plays)
}

function addUpTo(die: number, times: number, highest: number, done: number, play: Play, plays: Play[]): void {
  const lowest = lowestFrom()
  for (let from = Math.min(highest, highestFrom()); from >= lowest; from--) {
    if (!canStep(from, die)) continue
    const longer = play | (from << (POINT_BITS * done))
    plays.push(longer)
    if (done + 1 === times) continue
    step(from, die)
    addUpTo(die, times, from, done + 1, longer, plays)
    stepBack(from, die)
  }
}

/** Only the plays with most steps are kept. */
function keep(play: Play, steps: number, plays: Play[]): void {
  if (steps < deepest) return
  if (steps > deepest) {
    deepest = steps
    plays.length = 0
  }
  plays.push(play)
}
