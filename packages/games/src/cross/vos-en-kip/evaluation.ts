import type { Evaluation, Seat } from '@spellendoos/kernel'
import { NEIGHBOURS, rowOf } from '../lines.ts'
import { isFrozen, isJump, type Move } from './moves.ts'
import { HENS, isHen, positionKey, SQUARE, type State } from './state.ts'

/**
 * The worth of a hen left, of one in the square, of a row that hens have advanced, of a free point next to a fox, and
 * of a frozen fox.
 */
const HEN = 0.14
const IN_SQUARE = 0.12
const ROW = 0.03
const WAY_OUT = 0.03
const FROZEN = 0.5
/** The hens that are needed to keep the match going, and a few to spare. */
const EVEN = 15
const BOTTOM = 6

function forHens(s: State): number {
  let sum = HEN * (s.hens - EVEN)
  for (const point of SQUARE) if (isHen(s.board[point]!)) sum += IN_SQUARE
  for (let point = 0; point < s.board.length; point++) {
    if (isHen(s.board[point]!)) sum += ROW * (BOTTOM - rowOf(point))
  }
  for (const [fox, at] of s.foxes.entries()) {
    if (isFrozen(s, fox)) sum += FROZEN
    else for (const next of NEIGHBOURS[at]!) if (s.board[next] === 0) sum -= WAY_OUT
  }
  return Math.tanh(sum - 1)
}

export const evaluation: Evaluation<State, Move> = {
  worth: (s, seat: Seat) => (seat === HENS ? forHens(s) : -forHens(s)),
  key: positionKey,
  forcing: (_, move) => isJump(move),
  promise: (_, move) => move.length,
  mark: (move) => move[0]! * 64 + move[move.length - 1]!,
}
