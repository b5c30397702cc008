/** Draughts judged by what is on the board alone, men and kings: a yardstick for the evaluation of dammen. */
import type { Evaluation } from '@spellendoos/kernel'
import { evaluation as own } from '../../packages/games/src/draughts/dammen/evaluation.ts'
import { isKing, seatOf, WALL, type Draughts, type Move } from '../../packages/games/src/draughts/state.ts'

const KING = 3
/** Men ahead that make a win likely. */
const LEAD = 3

const { board: _, ...shared } = own

export const evaluation: Evaluation<Draughts, Move> = {
  ...shared,
  worth: ({ board }, seat) => {
    let lead = 0
    for (let field = 1; field < board.length; field++) {
      const piece = board[field]
      if (piece === 0 || piece === WALL) continue
      lead += (isKing(piece) ? KING : 1) * (seatOf(piece) === seat ? 1 : -1)
    }
    return Math.tanh(lead / LEAD)
  },
}
