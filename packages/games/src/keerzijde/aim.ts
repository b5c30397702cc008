import type { Aim } from '@spellendoos/kernel'
import { turnedRows } from '@spellendoos/mechanics'
import { FIELDS } from './board.ts'
import type { Move } from './move.ts'
import { position } from './position.ts'
import type { State } from './rules.ts'

/** With so few free fields, every line can be searched to the end. */
const FREE = 10

/** Win an endgame that is searched to the end. */
export const aim: Aim<State, Move> = {
  reach: ['win'],
  opening: 70,
  isRipe: ({ stones }) => FIELDS - stones[0]! - stones[1]! <= FREE,
  twins: (s) => turnedRows(position.write(s), 'all'),
}
