import { defineGame } from '@spellendoos/mechanics'
import { turn } from '../turn.ts'
import { explain } from './explain.ts'
import { touches, write } from './notation.ts'
import { options, presets, type Options } from './options.ts'
import { position } from './position.ts'
import { answer, chance, moves, play, result } from './rules.ts'
import { scene } from './scene.ts'
import { copy, MOST_THROWS, setup, type Move, type State } from './state.ts'
import { words } from './words.ts'

/** Tric-trac: twelve points win a game, for stones hit, stones borne off and the great bridge. */
export const game = defineGame<State, Move, State, Options>({
  id: 'tric-trac',
  version: 2,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { heirloom: true, minutes: 60 },
  options,
  presets,
  // A throw is a move, chance's answer, and a play or a pass; after every game except the last come a choice and
  // perhaps the rest of a throw.
  bound: 3 * MOST_THROWS + 2 * (options.games.maximum - 1),
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
  scores: (s) => s.scores,
  copy,
})
