import type { Ask, Draw, Result, Seat, Tell } from '@spellendoos/kernel'
import { dieOf, fromOf, MOST_STEPS, type Play } from '../plays.ts'
import { rollOffTwo } from '../roll-off.ts'
import { allOff, makeStep, otherSeat, pipCount } from '../stones.ts'
import { tellStep } from '../tell-step.ts'
import { arrivalOn } from '../track.ts'
import { DUE, isDouble, legalPlays, numberOf, timesOf } from './plays.ts'
import { MOST_THROWS, TRACK, type Move, type State } from './state.ts'

const NO_MOVES: readonly Move[] = []
const THROW: readonly Move[] = ['throw']
const PASS: readonly Move[] = ['pass']

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat) return NO_MOVES
  if (s.wait === 'throw') return THROW
  if (s.wait !== 'play') return NO_MOVES
  const plays: Move[] = legalPlays(s)
  // poffen-bord.bottom-free
  if (s.side === 'bottom') plays.push('lapse')
  return plays.length > 0 ? plays : PASS
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
    case 'lapse':
      tell?.({ fact: 'lapsed', seat })
      endThrow(s, tell)
      return
    default:
      playStones(s, seat, move, tell)
  }
}

function playStones(s: State, seat: Seat, moved: Play, tell?: Tell): void {
  let steps = 0
  for (; steps < MOST_STEPS; steps++) {
    const from = fromOf(moved, steps)
    if (from === 0) break
    const to = arrivalOn(TRACK, from, dieOf(moved, steps))
    const hit = makeStep(s.stones, seat, from, to, TRACK.entry)
    if (tell !== undefined) tellStep(TRACK, seat, from, to, hit, tell)
  }
  s.lastPlay = moved
  s.lastSeat = seat
  if (allOff(s.stones, seat)) {
    s.wait = 'over'
    tell?.({ fact: 'won', seat })
    return
  }
  // poffen-bord.top-first, poffen-bord.one-top: the bottom numbers come when top numbers have been played, if they can.
  if (isDouble(s) && s.side === 'top' && steps >= (s.afterAll ? DUE : 1)) {
    s.side = 'bottom'
    if (legalPlays(s).length > 0) {
      tell?.({ fact: 'bottom-comes', seat, number: numberOf(s) })
      return
    }
  }
  endThrow(s, tell)
}

/** The throw has been played: after a double the same player throws again. */
function endThrow(s: State, tell?: Tell): void {
  s.side = 'top'
  if (!isDouble(s)) {
    s.seat = otherSeat(s.seat)
    s.doubles = 0
  }
  awaitThrow(s, tell)
}

/** The next throw is due, unless poffen-bord.throw-limit is reached. */
function awaitThrow(s: State, tell?: Tell): void {
  s.wait = s.throws < MOST_THROWS ? 'throw' : 'over'
  if (s.wait === 'over') tell?.({ fact: 'limit-reached' })
}

const TWO_DICE: Ask = { dice: 2 }
export const chance = (): Ask => TWO_DICE

export function answer(s: State, draw: Draw, tell?: Tell): void {
  if (s.stage === 'roll-off') {
    const first = rollOffTwo(s, draw, tell)
    if (first !== undefined) {
      tell?.({ fact: 'begins', seat: first })
      // poffen-bord.fresh-throw
      s.stage = 'course'
      s.seat = first
      s.dice = []
    }
    awaitThrow(s, tell)
    return
  }
  s.dice = draw
  s.wait = 'play'
  if (isDouble(s)) s.doubles = Math.min(s.doubles + 1, 2)
  if (tell === undefined) return
  tell({ fact: 'thrown', seat: s.seat, dice: draw, one: draw[0]!, two: draw[1]! })
  if (isDouble(s))
    tell({ fact: 'double', seat: s.seat, times: timesOf(s), top: draw[0]!, bottom: 7 - draw[0]! })
}

export function result(s: State): Result | undefined {
  if (s.wait !== 'over') return undefined
  for (const seat of [0, 1]) {
    if (allOff(s.stones, seat)) return { places: seat === 0 ? [1, 2] : [2, 1], why: 'poffen-bord.win' }
  }
  // poffen-bord.throw-limit: the shorter distance to go.
  const ahead = pipCount(s.stones, 1) - pipCount(s.stones, 0)
  return { places: ahead > 0 ? [1, 2] : ahead < 0 ? [2, 1] : [1, 1], why: 'poffen-bord.throw-limit' }
}
