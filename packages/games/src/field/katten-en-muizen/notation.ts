import type { Spot } from '@spellendoos/kernel'
import { BOARD, NEIGHBOURS } from '../board.ts'
import { boxOf } from '../drawing.ts'
import { fromOf, HAND, toOf, type Move } from '../slide.ts'
import { MICE, STOP, type State } from './rules.ts'

export const STOPPING: Spot = 'stop'

/** `d5` for a mouse that is placed, `h8-h9` for a step, `h8xh6` for a jump, `stop` in a chain. */
export function write(move: Move): string {
  if (move === STOP) return STOPPING
  const to = BOARD.names[toOf(move)]!
  if (fromOf(move) === HAND) return to
  const isStep = NEIGHBOURS[fromOf(move)]!.includes(toOf(move))
  return `${BOARD.names[fromOf(move)]!}${isStep ? '-' : 'x'}${to}`
}

/** In a chain the landing field is enough, because the cat is known. */
export function touches(s: State, move: Move): Spot[][] {
  if (move === STOP) return [[STOPPING]]
  const to = BOARD.names[toOf(move)]!
  if (fromOf(move) === HAND) return [[to], [boxOf(MICE), to]]
  const path = [BOARD.names[fromOf(move)]!, to]
  return s.jumping < 0 ? [path] : [[to], path]
}
