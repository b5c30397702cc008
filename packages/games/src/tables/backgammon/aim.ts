import type { Aim } from '@spellendoos/kernel'
import { otherSeat } from '../stones.ts'
import { doublingForbidden } from './cube.ts'
import type { Move, State } from './state.ts'

/** Make the best play, or decide about the cube. */
export const aim: Aim<State, Move> = {
  reach: ['best'],
  levels: [2, 3],
  kinds: ['play', 'play', 'play', 'play', 'throw', 'double', 'take', 'drop'],
  kindOf: ({ wait }, best) => (wait === 'play' ? 'play' : best),
  isRipe: (s) => s.stage === 'course' && (s.wait === 'play' ? s.cube < s.rules.points : decidesCube(s)),
}

/** Whether the cube may be turned or dropped, and the match continues if it is dropped. */
function decidesCube(s: State): boolean {
  const doubler = s.wait === 'answer' ? otherSeat(s.seat) : s.seat
  const goesOn = s.cube < s.rules.points - s.scores[doubler]!
  return goesOn && (s.wait === 'answer' || (s.wait === 'throw' && doublingForbidden(s) === undefined))
}
