import { oneOf, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { FIELDS } from './board.ts'
import { explain } from './explain.ts'
import type { Move } from './move.ts'
import { touches, write } from './notation.ts'
import { position } from './position.ts'
import { copy, moves, play, result, setup, turn, type State } from './rules.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

const options = { rows: oneOf('one', 'all'), start: oneOf('book', 'crossed') }

/** Keerzijde: enclose the other colour's stones and turn them over. */
export const game = defineGame<State, Move, State, OptionsOf<typeof options>>({
  id: 'keerzijde',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { minutes: 25 },
  options,
  presets: { boekje: { rows: 'one', start: 'book' }, modern: { rows: 'all', start: 'crossed' } },
  // Four stones are on the board at the start; nobody passes twice in a row, because then the match is over.
  bound: 2 * (FIELDS - 4),
  setup,
  turn,
  moves,
  play,
  result,
  write,
  touches,
  explain,
  scene,
  position,
  scores: (s) => s.stones,
  copy,
})
