import type { Game } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
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
export const game: Game<State, Move, State, unknown, Scene> = {
  id: 'tippy',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2, 3, 4],
  traits: {
    hidden: false,
    realtime: false,
    unaided: false,
    solo: false,
    luck: 'none',
    money: false,
    minutes: 15,
    // Whoever looks where rings close loses no pawn to another who does: a draw.
    levels: 2,
  },
  options: {},
  presets: { boekje: {} },
  // Every turn places a pawn, and nobody has more than fifteen.
  bound: 4 * PAWNS,
  sides: (_, seats) => eachForHimself(seats),
  setup,
  turn,
  moves,
  play,
  result,
  view: (s) => s,
  imagine: copy,
  write: (_, point) => CROSSINGS.names[point]!,
  /** The point at once, or a pawn in one's box first. */
  touches: (s, point) => [[CROSSINGS.names[point]!], [boxOf(seatOf(s)), CROSSINGS.names[point]!]],
  explain,
  scene,
  position,
  scores,
  copy,
}
