import type { Aim } from '@spellendoos/kernel'
import { doublingForbidden } from './cube.ts'
import type { Move, State } from './state.ts'

/** Make the best play, or decide about the cube. */
export const aim: Aim<State, Move> = {
  reach: ['best'],
  levels: [2, 3],
  kinds: ['play', 'play', 'play', 'play', 'throw', 'double', 'take', 'drop'],
  kindOf: ({ wait }, best) => (wait === 'play' ? 'play' : best),
  isRipe: (s) =>
    s.stage === 'course' &&
    (s.wait === 'play' || s.wait === 'answer' || (s.wait === 'throw' && doublingForbidden(s) === undefined)),
}
