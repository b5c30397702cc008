import type { Ask, Draw, Result, Say, Seat, Tell } from '@spellendoos/kernel'
import { newRollOff, rollOffSeat, rollOffThrow } from '@spellendoos/mechanics'
import { dieOf, fromOf, MOST_STEPS, type Play } from '../plays.ts'
import { allOff, BAR, makeStep, OFF, otherSeat, pipCount } from '../stones.ts'
import { tellStep } from '../tell-step.ts'
import { doublingForbidden } from './cube.ts'
import { legalPlays } from './plays.ts'
import { crawfordNow, MOST_THROWS, START, TRACK, type Move, type State } from './state.ts'
import { pointsFor, winAgainst, type Win } from './worth.ts'

const NO_MOVES: readonly Move[] = []
const THROW: readonly Move[] = ['throw']
const THROW_OR_DOUBLE: readonly Move[] = ['throw', 'double']
const TAKE_OR_DROP: readonly Move[] = ['take', 'drop']
const PASS: readonly Move[] = ['pass']

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat) return NO_MOVES
  if (s.wait === 'play') {
    const plays = legalPlays(s.stones, seat, s.dice)
    return plays.length > 0 ? plays : PASS
  }
  if (s.wait === 'throw') return doublingForbidden(s) === undefined ? THROW_OR_DOUBLE : THROW
  return s.wait === 'answer' ? TAKE_OR_DROP : NO_MOVES
}

export function play(s: State, seat: Seat, move: Move, tell?: Tell): void {
  switch (move) {
    case 'throw':
      s.throws++
      s.wait = 'chance'
      return
    case 'double':
      tell?.({ fact: 'doubled', seat, stake: s.cube * 2 })
      s.wait = 'answer'
      s.seat = otherSeat(seat)
      return
    case 'take':
      // backgammon.cube-owner: the player who takes has the next double.
      s.cube *= 2
      s.owner = seat
      tell?.({ fact: 'taken', seat, stake: s.cube })
      s.wait = 'throw'
      s.seat = otherSeat(seat)
      return
    case 'drop':
      // backgammon.drop: the game is lost at the stake before the double.
      tell?.({ fact: 'dropped', seat })
      winLeg(s, otherSeat(seat), 'single', tell)
      return
    case 'pass':
      tell?.({ fact: 'passed', seat })
      endTurn(s, tell)
      return
    default:
      playStones(s, seat, move, tell)
  }
}

function playStones(s: State, seat: Seat, moved: Play, tell?: Tell): void {
  let off = false
  for (let i = 0; i < MOST_STEPS; i++) {
    const from = fromOf(moved, i)
    if (from === 0) break
    const die = dieOf(moved, i)
    const to = from > die ? from - die : OFF
    const hit = makeStep(s.stones, seat, from, to, BAR)
    if (to === OFF) off = true
    if (tell !== undefined) tellStep(TRACK, seat, from, to, hit, tell)
  }
  s.lastPlay = moved
  s.lastSeat = seat
  if (off && allOff(s.stones, seat)) winLeg(s, seat, winAgainst(s, otherSeat(seat)), tell)
  else endTurn(s, tell)
}

function endTurn(s: State, tell?: Tell): void {
  if (s.stage === 'first-die') {
    s.stage = 'second-die'
  } else {
    s.stage = 'course'
    s.seat = otherSeat(s.seat)
  }
  awaitThrow(s, tell)
}

/** The next throw is due, unless backgammon.throw-limit is reached. */
function awaitThrow(s: State, tell?: Tell): void {
  s.wait = s.throws < MOST_THROWS ? 'throw' : 'over'
  if (s.wait === 'over') tell?.({ fact: 'limit-reached' })
}

/** A game of the match is won, by bearing off or by a dropped double. */
export function winLeg(s: State, winner: Seat, win: Win, tell?: Tell): void {
  const points = pointsFor(s, win)
  s.scores[winner]! += points
  tell?.({ fact: `won-${win}`, seat: winner, points })
  if (s.scores[winner]! >= s.rules.points) {
    s.wait = 'over'
    tell?.({ fact: 'match-won', seat: winner })
  } else {
    nextLeg(s, tell)
  }
}

/** backgammon.next-leg */
function nextLeg(s: State, tell?: Tell): void {
  for (let i = 0; i < START.length; i++) s.stones[i] = START[i]!
  s.stage = 'roll-off'
  s.seat = 0
  s.dice = []
  s.rollOff = newRollOff(2)
  s.cube = 1
  s.owner = null
  s.leg++
  s.crawford = crawfordNow(s)
  s.lastPlay = 0
  tell?.({ fact: s.crawford === 'now' ? 'crawford-begins' : 'leg-begins', leg: s.leg, anew: true })
  awaitThrow(s, tell)
}

const ONE_DIE: Ask = { dice: 1 }
const TWO_DICE: Ask = { dice: 2 }
export const chance = (s: State): Ask => (s.stage === 'course' ? TWO_DICE : ONE_DIE)

export function answer(s: State, draw: Draw, tell?: Tell): void {
  if (s.rollOff !== null) {
    rollOff(s, s.rollOff, draw[0]!, tell)
    return
  }
  s.dice = draw
  s.wait = 'play'
  if (draw.length === 1) tell?.({ fact: 'thrown-one', seat: s.seat, dice: draw, one: draw[0]! })
  else tell?.({ fact: 'thrown', seat: s.seat, dice: draw, one: draw[0]!, two: draw[1]! })
}

function rollOff(s: State, r: NonNullable<State['rollOff']>, die: number, tell?: Tell): void {
  tell?.({ fact: 'thrown-one', seat: s.seat, dice: [die], one: die })
  s.dice = [...r.throws, die]
  const opener = rollOffThrow(r, die)
  if (opener === undefined) {
    if (r.throws.length === 0) tell?.({ fact: 'roll-off-tied' })
    s.seat = rollOffSeat(r)
    awaitThrow(s, tell)
    return
  }
  tell?.({ fact: 'opens', seat: opener })
  s.rollOff = null
  s.seat = opener
  if (s.rules.opening === 'together') {
    s.stage = 'course'
    s.wait = 'play'
  } else {
    s.stage = 'first-die'
    s.dice = []
    awaitThrow(s, tell)
  }
}

/** What the last game of the match was worth, and why. */
function lastWin(s: State, winner: Seat): Say {
  const borneOff = allOff(s.stones, winner)
  const win = borneOff ? winAgainst(s, otherSeat(winner)) : 'single'
  return { say: `how-${borneOff ? win : 'dropped'}`, cube: s.cube, points: pointsFor(s, win) }
}

export function result(s: State): Result | undefined {
  if (s.wait !== 'over') return undefined
  const [one, two] = s.scores as [number, number]
  if (one >= s.rules.points || two >= s.rules.points) {
    const winner = one > two ? 0 : 1
    return {
      places: winner === 0 ? [1, 2] : [2, 1],
      scores: s.scores,
      why: 'backgammon.match',
      how: lastWin(s, winner),
    }
  }
  // backgammon.throw-limit: the points decide, then the shorter distance to go.
  const ahead = one - two || pipCount(s.stones, 1) - pipCount(s.stones, 0)
  const places = ahead > 0 ? [1, 2] : ahead < 0 ? [2, 1] : [1, 1]
  return { places, scores: s.scores, why: 'backgammon.throw-limit' }
}
