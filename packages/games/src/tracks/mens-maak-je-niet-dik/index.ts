import { oneOf, whole, type OptionsOf, type Problem } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { MOST_THROWS } from '../throws.ts'
import { explain } from './explain.ts'
import { isPlayable } from './layout.ts'
import { moves, type Move } from './moves.ts'
import { touches, write } from './names.ts'
import { position } from './position.ts'
import { answer, chance, play, turn } from './rules.ts'
import { scene } from './scene.ts'
import { purses, result } from './result.ts'
import { copy, setup, type State } from './state.ts'
import { words } from './words.ts'
import { t } from './words/texts.ts'

const options = {
  board: oneOf('fitting', 'four', 'six'),
  colours: oneOf('one', 'two', 'all'),
  stake: whole(0, 50, 0),
}

const NOT_ENOUGH_COLOURS: Problem = {
  code: 'colours-and-seats',
  text: t.problems['colours-and-seats'],
}

/** Mens maak je niet dik: round the circuit and home, and back to the yard when struck. */
export const game = defineGame<State, Move, State, OptionsOf<typeof options>>({
  id: 'mens-maak-je-niet-dik',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2, 3, 4, 5, 6],
  traits: { minutes: 40, levels: 3 },
  options,
  // Every throw is a move, an answer of chance and at most one move of a pawn.
  bound: 3 * MOST_THROWS,
  unfit: (options, seats) => (isPlayable(options, seats) ? undefined : NOT_ENOUGH_COLOURS),
  setup,
  turn,
  chance,
  answer,
  moves,
  play,
  result,
  write,
  touches,
  explain,
  scene,
  position,
  purses,
  copy,
})
