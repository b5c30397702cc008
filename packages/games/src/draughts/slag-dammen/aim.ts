import type { Aim } from '@spellendoos/kernel'
import { draughtsAim } from '../draughts-aim.ts'
import { FREE, seatOf, WALL, type Draughts, type Move } from '../state.ts'
import { record } from './record.ts'

/** A player with so few pieces left may soon be rid of them. */
const PIECES = 6

/** Get rid of the last pieces. */
export const aim: Aim<Draughts, Move> = {
  ...draughtsAim(record),
  isRipe({ board }) {
    const pieces = [0, 0]
    for (const piece of board) if (piece !== FREE && piece !== WALL) pieces[seatOf(piece)]!++
    return Math.min(...pieces) <= PIECES
  },
}
