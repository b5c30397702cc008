import { defineGame } from '@spellendoos/mechanics'
import { boxOf } from '../drawing.ts'
import { explain } from './explain.ts'
import { position } from './position.ts'
import {
  copy,
  CROSSINGS,
  moves,
  PAWNS,
  play,
  result,
  scores,
  seatOf,
  setup,
  turn,
  type Move,
  type State,
} from './rules.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

/** Tippy: close rings of four pawns round the others' pawns. */
export const game = defineGame<State, Move>({
  id: 'tippy',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2, 3, 4],
  traits: {
    minutes: 15,
    // A player who watches where rings close loses no pawn to another who does the same: a draw.
    levels: 2,
  },
  // Every turn places a pawn, and nobody has more than fifteen.
  bound: 4 * PAWNS,
  setup,
  turn,
  moves,
  play,
  result,
  write: (_, point) => CROSSINGS.names[point]!,
  /** The point at once, or a pawn in one's box first. */
  touches: (s, point) => [[CROSSINGS.names[point]!], [boxOf(seatOf(s)), CROSSINGS.names[point]!]],
  explain,
  scene,
  position,
  scores,
  copy,
})
