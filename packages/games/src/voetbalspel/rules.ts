import type { Ask, By, Draw, Seat, Tell } from '@spellendoos/kernel'
import { CHANCE, NOBODY, onlySeat } from '@spellendoos/mechanics'
import { isGoal, NAMES, type Field } from './board.ts'
import {
  cardsLeft,
  keeperMoves,
  moveByCard,
  moveKeeper,
  putAway,
  throughBallMoves,
  throwInMoves,
  turnCard,
} from './cards.ts'
import { cornerMoves, takeCorner, throwForCorner } from './corner.ts'
import { countKick, endThrow, kickOff, score, startThrow, startTurn, timeUp } from './halves.ts'
import { DRAW, fromOf, NO_MOVES, PASS, THROW, toOf, type Move } from './moves.ts'
import { awardPenalty, missPenalty, throwForPenalty } from './penalty.ts'
import { keepLineUp, lift, setDown, setUpMoves, takeFormation } from './setting-up.ts'
import { arrive } from './special.ts'
import { isFree, menInArea, NO_MAN, otherSeat, put, SHOOT_OUT, type Phase, type State } from './state.ts'
import { arrowOf, canAnyoneMove, countMoved, drive, MEN_A_THROW, turnMoves, wayTo } from './walks.ts'

/** voetbalspel.ties: after this many tied roll-offs in a row seat 1 kicks off. */
export const MOST_TIES = 20

export function turn(s: State): readonly By[] {
  if (s.asking) return CHANCE
  return s.phase === 'over' ? NOBODY : onlySeat(s.actor)
}

const ONE_DIE: Ask = { dice: 1 }
/** The number die first, then the arrow die. */
const TWO_DICE: Ask = { dice: 2 }
export function chance(s: State): Ask {
  if (s.phase === 'throw') return TWO_DICE
  return s.phase === 'draw-red' || s.phase === 'draw-blue' ? { pick: cardsLeft(s) } : ONE_DIE
}

const THROWS = (): readonly Move[] => THROW
const DRAWS = (): readonly Move[] => DRAW

/** What the seat that decides may do, by phase. */
const MOVES: Readonly<Record<Phase, (s: State, seat: Seat) => readonly Move[]>> = {
  'roll-off': THROWS,
  'set-up': setUpMoves,
  'kept-penalty': menInArea,
  throw: THROWS,
  move: menToMove,
  corner: THROWS,
  'corner-kick': cornerMoves,
  penalty: THROWS,
  'draw-red': DRAWS,
  'draw-blue': DRAWS,
  'throw-in': throwInMoves,
  'through-ball': throughBallMoves,
  'keeper-aside': keeperMoves,
  over: () => NO_MOVES,
}

export const moves = (s: State, seat: Seat): readonly Move[] =>
  s.asking || seat !== s.actor ? NO_MOVES : MOVES[s.phase](s, seat)

/** voetbalspel.pass: only a throw with which nobody can move is passed. */
function menToMove(s: State, seat: Seat): readonly Move[] {
  const all = turnMoves(s, seat)
  return all.length === 0 ? PASS : all
}

/** What follows: somebody decides, a man came to a field, a goal, or nothing more. */
type After = 'waits' | 'arrived' | 'goal' | 'done'

export function play(s: State, by: Seat | 'clock', move: Move, tell?: Tell): void {
  if (by === 'clock') timeUp(s, tell)
  else if (move === 'throw' || move === 'draw') s.asking = true
  else if (s.phase === 'set-up') setUp(s, by, move, tell)
  else if (move === 'pass') {
    tell?.({ fact: 'passed', seat: by })
    endThrow(s, tell)
  } else goOn(s, choose(s, by, move as number, tell), tell)
}

export function answer(s: State, draw: Draw, tell?: Tell): void {
  s.asking = false
  const eyes = draw[0]!
  if (s.phase === 'roll-off') rollOff(s, eyes, tell)
  else if (s.phase === 'throw') takeThrow(s, eyes, draw[1]!, tell)
  else if (s.phase === 'corner') goOn(s, throwForCorner(s, eyes, tell), tell)
  else if (s.phase === 'penalty') afterPenaltyThrow(s, throwForPenalty(s, eyes, tell), tell)
  else goOn(s, turnCard(s, eyes, tell), tell)
}

/** Follows a man until somebody decides or his move is over. */
function goOn(s: State, from: After, tell?: Tell): void {
  let after = from
  while (after === 'arrived') after = arrive(s, tell)
  if (after === 'goal') score(s, s.actor, tell)
  else if (after === 'done') nextMan(s, tell)
}

/** voetbalspel.kick-off-throw, voetbalspel.ties */
function rollOff(s: State, eyes: number, tell?: Tell): void {
  tell?.({ fact: 'roll-off', seat: s.actor, dice: [eyes], eyes })
  s.throws.push(eyes)
  s.actor = otherSeat(s.actor)
  const [one, two] = s.throws
  if (one === undefined || two === undefined) return
  s.throws = []
  if (one === two && ++s.ties < MOST_TIES) {
    tell?.({ fact: 'tied' })
    return
  }
  s.first = two > one ? 1 : 0
  tell?.({ fact: 'kicks-off', seat: s.first })
  kickOff(s, s.first)
}

function setUp(s: State, seat: Seat, move: Move, tell?: Tell): void {
  if (typeof move === 'number') {
    if (s.lifted === NO_MAN) lift(s, move)
    else setDown(s, seat, move, tell)
  } else if (move === '4-4-2' || move === '4-3-3' || move === '3-5-2') takeFormation(s, seat, move, tell)
  else ready(s, seat, tell)
}

/** voetbalspel.set-up-order: when both are ready play begins. */
function ready(s: State, seat: Seat, tell?: Tell): void {
  keepLineUp(s, seat)
  s.last = []
  tell?.({ fact: 'ready', seat })
  s.actor = otherSeat(seat)
  if (seat === s.kicker) return
  s.running = true
  tell?.({ fact: 'whistle', seat: s.kicker })
  startTurn(s, s.kicker)
}

/** A card stays open until the first throw of the next turn. */
function takeThrow(s: State, number: number, arrow: number, tell?: Tell): void {
  if (s.extra === 0) putAway(s)
  s.number = number
  s.arrow = arrow
  s.phase = 'move'
  tell?.({ fact: 'threw', seat: s.seat, dice: [number], number, arrow: { say: `arrow-${arrowOf(arrow)}` } })
}

/** A man has been chosen, and his destination. */
function choose(s: State, seat: Seat, move: number, tell?: Tell): After {
  if (s.phase === 'move') return walkMan(s, seat, move, tell)
  if (s.phase === 'corner-kick') return takeCorner(s, move, tell)
  if (s.phase === 'kept-penalty') return takeKeptPenalty(s, seat, move, tell)
  return s.phase === 'keeper-aside' ? moveKeeper(s, move, tell) : moveByCard(s, move, tell)
}

/** voetbalspel.kept-penalty */
function takeKeptPenalty(s: State, seat: Seat, field: Field, tell?: Tell): After {
  s.penalties[seat]!--
  s.man = s.board[field]!
  awardPenalty(s, tell)
  return 'waits'
}

/** voetbalspel.three-men, voetbalspel.shot, voetbalspel.defence */
function walkMan(s: State, seat: Seat, move: number, tell?: Tell): After {
  const from = fromOf(move)
  const to = toOf(move)
  const path = [NAMES[from]!, NAMES[to]!]
  s.man = s.board[from]!
  s.chain = 0
  s.moved |= 1 << s.man
  s.last = [from, to]
  if (isGoal(to)) {
    tell?.({ fact: 'shot', seat, path })
    return 'goal'
  }
  if (isFree(s, to)) {
    tell?.({ fact: 'moved', seat, path })
  } else {
    const driven = drive(s, s.board[to]!, wayTo(s, seat, from, to)!)
    tell?.({ fact: 'defended', seat, path })
    tell?.({ fact: 'driven', seat: otherSeat(seat), path: [NAMES[to]!, NAMES[driven]!] })
  }
  put(s, s.man, to)
  return 'arrived'
}

function afterPenaltyThrow(s: State, throwing: 'waits' | 'goal' | 'missed', tell?: Tell): void {
  if (s.period === SHOOT_OUT) {
    if (throwing !== 'waits') countKick(s, throwing === 'goal', tell)
  } else goOn(s, throwing === 'missed' ? missPenalty(s, tell) : throwing, tell)
}

/** The man's move is over: the next man, the throw after a kept penalty, or the end of the throw. */
function nextMan(s: State, tell?: Tell): void {
  s.actor = s.seat
  s.man = NO_MAN
  s.chain = 0
  s.throws = []
  if (s.number === 0) startThrow(s)
  else if (countMoved(s) < MEN_A_THROW && canAnyoneMove(s, s.seat)) s.phase = 'move'
  else endThrow(s, tell)
}
