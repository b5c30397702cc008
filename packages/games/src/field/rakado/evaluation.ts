import type { Evaluation, Seat } from '@spellendoos/kernel'
import { SIZE } from '../board.ts'
import type { Move } from '../slide.ts'
import { AHEAD, ownerOf, PAWNS, reach, SIDEWAYS_AND_SLANTING, type State } from './state.ts'

/**
 * The worth of a pawn that arrived, of one under way, of a row of advance, and of one that the other can capture with
 * one number.
 */
const ARRIVED = 0.16
const UNDER_WAY = 0.09
const ROW = 0.003
const HANGING = 0.008
const DIE = 6

/** How many numbers let a seat capture something. */
function threats(s: State, seat: Seat): number {
  const ways = [AHEAD[seat]!, ...SIDEWAYS_AND_SLANTING[seat]!]
  let count = 0
  for (let i = seat * PAWNS; i < (seat + 1) * PAWNS; i++) {
    const from = s.pawns[i]!
    if (from < 0) continue
    for (const way of ways) {
      for (let pips = 1; pips <= DIE; pips++) {
        const to = reach(s, from, way, pips)
        if (to < 0) break
        if (s.board[to] === 0) continue
        if (ownerOf(s.board[to]!) !== seat) count++
        break
      }
    }
  }
  return count
}

function standing(s: State, seat: Seat): number {
  let sum = HANGING * threats(s, seat)
  for (let i = seat * PAWNS; i < (seat + 1) * PAWNS; i++) {
    const field = s.pawns[i]!
    if (field < 0) continue
    const row = Math.floor(field / SIZE)
    sum += UNDER_WAY + ROW * (seat === 0 ? row : SIZE - 1 - row)
  }
  for (const pawn of s.arrived) if (ownerOf(pawn) === seat) sum += ARRIVED
  return sum
}

export const evaluation: Evaluation<State, Move> = {
  worth: (s, seat) => Math.tanh(standing(s, seat) - standing(s, 1 - seat)),
}
