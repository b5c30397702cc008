import type { Seat, Spot } from '@spellendoos/kernel'
import { BOARD } from '../board.ts'
import { fromOf, moveOf, PASS, toOf, type Move } from '../slide.ts'
import { AHEAD, isFoe, isOwn, PAWNS, reach, SIDEWAYS_AND_SLANTING, type State } from './state.ts'

export const THROW: Move = -2
/** Removing a pawn that overlooked a capture is a move from its field to the same field. */
const removalOf = (field: number): Move => moveOf(field, field)
export const isRemoval = (move: Move): boolean => move >= 0 && fromOf(move) === toOf(move)

const NO_MOVES: readonly Move[] = []
const JUST_THROW: readonly Move[] = [THROW]
const JUST_PASS: readonly Move[] = [PASS]

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.rolling || s.end !== null) return NO_MOVES
  if (s.pips > 0) return pawnMoves(s)
  if (s.missed.length === 0) return JUST_THROW
  return [THROW, ...s.missed.map((pawn) => removalOf(s.pawns[pawn - 1]!))]
}

/** rakado.must-move, rakado.pass */
function pawnMoves(s: State): readonly Move[] {
  const found: Move[] = []
  const { board, pawns, seat, pips } = s
  const aside = SIDEWAYS_AND_SLANTING[seat]!
  for (let i = seat * PAWNS; i < (seat + 1) * PAWNS; i++) {
    const from = pawns[i]!
    if (from < 0) continue
    const ahead = reach(s, from, AHEAD[seat]!, pips)
    if (ahead >= 0 && !isOwn(board[ahead]!, seat)) found.push(moveOf(from, ahead))
    for (let w = 0; w < aside.length; w++) {
      const to = reach(s, from, aside[w]!, pips)
      if (to >= 0 && isFoe(board[to]!, seat)) found.push(moveOf(from, to))
    }
  }
  return found.length === 0 ? JUST_PASS : found
}

/** Whether a pawn of the player on turn can capture with this throw. */
export function canCapture(s: State, from: number): boolean {
  const aside = SIDEWAYS_AND_SLANTING[s.seat]!
  for (let w = 0; w < aside.length; w++) if (takes(s, from, aside[w]!)) return true
  return takes(s, from, AHEAD[s.seat]!)
}

function takes(s: State, from: number, way: number): boolean {
  const to = reach(s, from, way, s.pips)
  return to >= 0 && isFoe(s.board[to]!, s.seat)
}

export const DIE: Spot = 'die'
export const PASSING: Spot = 'pass'
export const THROWING = 'throw'

/** `throw`, `pass`, `e2-e5`, `e2xh5`; `xe5` removes a pawn that overlooked a capture. */
export function write(s: State, move: Move): string {
  if (move === THROW) return THROWING
  if (move === PASS) return PASSING
  const to = BOARD.names[toOf(move)]!
  if (isRemoval(move)) return `x${to}`
  return `${BOARD.names[fromOf(move)]!}${s.board[toOf(move)] === 0 ? '-' : 'x'}${to}`
}

export function touches(move: Move): Spot[][] {
  if (move === THROW) return [[DIE]]
  if (move === PASS) return [[PASSING]]
  const to = BOARD.names[toOf(move)]!
  return [isRemoval(move) ? [to] : [BOARD.names[fromOf(move)]!, to]]
}
