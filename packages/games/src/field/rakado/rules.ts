import type { Ask, By, Draw, Result, Tell } from '@spellendoos/kernel'
import {
  CHANCE,
  NOBODY,
  onlySeat,
  placesByMost,
  rollOffSeat,
  rollOffThrow,
  type RollOff,
} from '@spellendoos/mechanics'
import { BOARD } from '../board.ts'
import { boxOf } from '../drawing.ts'
import { fromOf, PASS, toOf, type Move } from '../slide.ts'
import { canCapture, isRemoval, THROW } from './moves.ts'
import {
  arrivedOf,
  hasPawns,
  isFarRow,
  isOnBoard,
  lift,
  MOST_THROWS,
  PAWNS,
  stand,
  type Ending,
  type State,
} from './state.ts'

/** rakado.six-again */
const SIX = 6
const ONE_DIE: Ask = { dice: 1 }

export function turn(s: State): readonly By[] {
  if (s.end !== null) return NOBODY
  return s.rolling ? CHANCE : onlySeat(s.seat)
}

export const chance = (): Ask => ONE_DIE

export function answer(s: State, draw: Draw, tell?: Tell): void {
  const pips = draw[0]!
  s.rolling = false
  s.shown = pips
  s.throws++
  if (s.rollOff !== null) rollForStart(s, s.rollOff, pips, tell)
  else {
    s.pips = pips
    tell?.({ fact: 'thrown', seat: s.seat, pips, dice: [pips] })
  }
}

function rollForStart(s: State, rollOff: RollOff, pips: number, tell?: Tell): void {
  tell?.({ fact: 'rolled-off', seat: s.seat, pips, dice: [pips] })
  const starter = rollOffThrow(rollOff, pips)
  if (starter === undefined) {
    s.seat = rollOffSeat(rollOff)
    if (rollOff.throws.length === 0) tell?.({ fact: 'tied-start' })
  } else {
    s.rollOff = null
    s.seat = starter
    tell?.({ fact: 'starts', seat: starter })
  }
  judge(s, tell)
}

export function play(s: State, _by: By, move: Move, tell?: Tell): void {
  if (move === THROW) {
    s.rolling = true
    s.missed = []
    return
  }
  if (move >= 0 && isRemoval(move)) {
    remove(s, toOf(move), tell)
    return
  }
  if (move === PASS) tell?.({ fact: 'passed', seat: s.seat, pips: s.pips })
  else go(s, fromOf(move), toOf(move), tell)
  passOn(s, tell)
}

/** rakado.penalty */
function remove(s: State, field: number, tell?: Tell): void {
  lift(s, field)
  s.missed = []
  s.last = [field]
  const at = BOARD.names[field]!
  tell?.({ fact: 'removed', seat: s.seat, takes: [at], at })
  judge(s, tell)
}

function go(s: State, from: number, to: number, tell?: Tell): void {
  const taken = s.board[to]!
  if (taken === 0) overlook(s)
  else lift(s, to)
  stand(s, lift(s, from), to)
  s.last = [from, to]
  if (tell !== undefined) tellMove(s, from, to, taken > 0, tell)
  if (isFarRow(to, s.seat)) arrive(s, to, tell)
}

/** Records the pawns that could have captured with this throw. */
function overlook(s: State): void {
  for (let pawn = s.seat * PAWNS + 1; pawn <= (s.seat + 1) * PAWNS; pawn++) {
    const field = s.pawns[pawn - 1]!
    if (field >= 0 && canCapture(s, field) && !s.missing.includes(pawn)) s.missing.push(pawn)
  }
}

/** rakado.arrive: the pawn leaves the board. */
function arrive(s: State, field: number, tell?: Tell): void {
  s.arrived.push(lift(s, field))
  const path = [BOARD.names[field]!, boxOf(s.seat)]
  tell?.({ fact: 'arrived', seat: s.seat, path, arrived: arrivedOf(s, s.seat) })
}

/** After a throw has been played a six gives another throw; otherwise the turn passes, with what was overlooked. */
function passOn(s: State, tell?: Tell): void {
  const again = s.pips === SIX
  s.pips = 0
  if (again) tell?.({ fact: 'again', seat: s.seat })
  else {
    s.missed = s.missing.filter((pawn) => isOnBoard(s, pawn))
    s.missing = []
    s.seat = 1 - s.seat
  }
  judge(s, tell)
}

/** The rule that ends the match now, if any. */
export function ending(s: State): Ending | null {
  if (!hasPawns(s, 0) || !hasPawns(s, 1)) return 'rakado.end'
  return s.throws >= MOST_THROWS && s.pips === 0 && !s.rolling ? 'rakado.most-throws' : null
}

function judge(s: State, tell?: Tell): void {
  s.end = ending(s)
  if (tell === undefined || s.end === null) return
  const [first, second] = scores(s) as [number, number]
  if (s.end === 'rakado.most-throws') tell({ fact: 'tired' })
  if (first === second) tell({ fact: 'tied', arrived: first })
  else
    tell({
      fact: 'won',
      seat: first > second ? 0 : 1,
      most: Math.max(first, second),
      least: Math.min(first, second),
    })
}

export const scores = (s: State): number[] => [arrivedOf(s, 0), arrivedOf(s, 1)]

export const result = (s: State): Result | undefined =>
  s.end === null ? undefined : { places: placesByMost(scores(s)), scores: scores(s), why: s.end }

function tellMove(s: State, from: number, to: number, isCapture: boolean, tell: Tell): void {
  const path = [BOARD.names[from]!, BOARD.names[to]!]
  const way = { seat: s.seat, path, from: path[0]!, to: path[1]! }
  if (isCapture) tell({ fact: 'captured', ...way, takes: [path[1]!] })
  else tell({ fact: 'moved', ...way })
}
