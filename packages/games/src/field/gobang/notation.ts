import type { Spot } from '@spellendoos/kernel'
import { BOARD } from '../board.ts'
import { boxOf } from '../drawing.ts'
import { fromOf, HAND, PASS, toOf, type Move } from '../slide.ts'
import type { State } from './rules.ts'

export const PASSING: Spot = 'pass'

/** `d5`, `d5-e6`, `pass`. */
export function write(move: Move): string {
  if (move === PASS) return PASSING
  const to = BOARD.names[toOf(move)]!
  return fromOf(move) === HAND ? to : `${BOARD.names[fromOf(move)]!}-${to}`
}

/** For a pawn to place, its box can be tapped first, or its field at once. */
export function touches(s: State, move: Move): Spot[][] {
  if (move === PASS) return [[PASSING]]
  const to = BOARD.names[toOf(move)]!
  if (fromOf(move) === HAND) return [[to], [boxOf(s.seat), to]]
  return [[BOARD.names[fromOf(move)]!, to]]
}
