import type { Aim } from '@spellendoos/kernel'
import { fromOf, NONE, takenOf, toOf, type Move } from './move.ts'
import { stonesLeft, type State } from './rules.ts'

/** Close a mill and keep what was won. */
export const aim: Aim<State, Move> = {
  reach: ['gain'],
  lead: (s, seat) => stonesLeft(s, seat) - stonesLeft(s, 1 - seat),
  forcing: (_, move) => takenOf(move) !== NONE,
  alike: (a, b) => fromOf(a) === fromOf(b) && toOf(a) === toOf(b),
}
