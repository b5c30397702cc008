import type { Aim } from '@spellendoos/kernel'
import { turnedRows } from '@spellendoos/mechanics'
import { isJump, type Move } from './moves.ts'
import { position } from './position.ts'
import { HENS, type State } from './state.ts'

/** Win, or capture hens. */
export const aim: Aim<State, Move> = {
  reach: ['win', 'gain'],
  slips: true,
  lead: (s, seat) => (seat === HENS ? s.hens : -s.hens),
  forcing: (_, move) => isJump(move),
  twins: (s) => turnedRows(position.write(s), 'left-right'),
}
