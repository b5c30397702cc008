import { defineGame } from '@spellendoos/mechanics'
import { turn } from '../turn.ts'
import { explain } from './explain.ts'
import { touches, write } from './notation.ts'
import { options, type Options } from './options.ts'
import { position } from './position.ts'
import { answer, chance, moves, play, result } from './rules.ts'
import { scene } from './scene.ts'
import { copy, MOST_THROWS, setup, type Move, type State } from './state.ts'
import { words } from './words.ts'

/** Puff: bring fifteen stones in, round the board and off again; a double counts on both its sides. */
export const game = defineGame<State, Move, State, Options>({
  id: 'poffen-bord',
  version: 2,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { heirloom: true, minutes: 20, levels: 3 },
  options,
  // A throw is a move, chance's answer, a play of the top numbers and one of the bottom numbers.
  bound: 4 * MOST_THROWS,
  setup,
  turn,
  chance,
  answer,
  moves,
  play: (s, by, move, tell) => play(s, by as number, move, tell),
  result,
  write,
  touches,
  explain,
  scene,
  position,
  copy,
})
