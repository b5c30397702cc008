import type { Aim, Seat } from '@spellendoos/kernel'
import { EDGE } from '../fields.ts'
import type { Move } from '../state.ts'
import { isSolved, sheepWin, solveSome } from './exact.ts'
import { SHEEP, type State } from './rules.ts'

/** Find the only step that wins: every position is solved. */
export const aim: Aim<State, Move> = {
  reach: ['win'],
  isRipe: ({ wolf }) => wolf !== EDGE,
  wins: (s: State, seat: Seat) => {
    if (s.wolf === EDGE) return undefined
    while (!isSolved(s)) solveSome(s.sheep)
    return (seat === SHEEP) === sheepWin(s)
  },
}
