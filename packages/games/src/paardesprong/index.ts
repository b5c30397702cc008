import { defineGame, NOBODY, onlySeat } from '@spellendoos/mechanics'
import { BOARD, FIELDS } from './board.ts'
import { explain } from './explain.ts'
import { position } from './position.ts'
import { copy, moves, play, result, setup, type Move, type Tour } from './rules.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

/** Paardesprong: move the knight over all hundred fields, each of them once. */
export const game = defineGame<Tour, Move>({
  id: 'paardesprong',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [1],
  traits: { minutes: 20 },
  // Every move visits a field, and no field is visited twice.
  bound: FIELDS,
  setup,
  turn: (s) => (s.end === null ? onlySeat(0) : NOBODY),
  moves,
  play: (s, _, to, tell) => play(s, to, tell),
  result,
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
})
