import type { Game } from '@spellendoos/kernel'
import { NOBODY, onlySeat } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { BOARD, FIELDS } from './board.ts'
import { explain } from './explain.ts'
import { position } from './position.ts'
import { copy, moves, play, result, setup, type Move, type Tour } from './rules.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

/** Paardesprong: lead the knight over all hundred fields, each of them once. */
export const game: Game<Tour, Move, Tour, unknown, Scene> = {
  id: 'paardesprong',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [1],
  traits: {
    hidden: false,
    realtime: false,
    unaided: false,
    solo: true,
    luck: 'none',
    money: false,
    minutes: 20,
  },
  options: {},
  presets: { boekje: {} },
  // Every move visits a field, and no field is visited twice.
  bound: FIELDS,
  sides: () => [[0]],
  setup,
  turn: (s) => (s.end === null ? onlySeat(0) : NOBODY),
  moves,
  play: (s, _, to, tell) => play(s, to, tell),
  result,
  view: (s) => s,
  imagine: copy,
  write: (_, to) => BOARD.names[to]!,
  /** The field alone, or the knight first. */
  touches: (s, to) => {
    const field = BOARD.names[to]!
    return s.at < 0 ? [[field]] : [[field], [BOARD.names[s.at]!, field]]
  },
  explain: (view, _, tried) => explain(view, tried),
  scene,
  position,
  scores: (s) => [s.visited],
  copy,
}
