import type { Aim } from '@spellendoos/kernel'
import { draughtsAim } from '../draughts-aim.ts'
import { movesOf } from '../moves.ts'
import type { Draughts, Move } from '../state.ts'
import { variantOf } from '../variant.ts'
import { record } from './record.ts'

const v = variantOf(record)
/** With so few moves left somebody is about to run out of them. */
const MOVES = 6

/** Men that only capture backward block each other: most matches are won because the opponent cannot move. */
export const aim: Aim<Draughts, Move> = {
  ...draughtsAim(record),
  reach: ['gain', 'win'],
  isRipe: (s) => movesOf(v, s, s.seat).length <= MOVES,
}
