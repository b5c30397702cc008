import { oneOf, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { explain } from './explain.ts'
import { moves, touches, write, type Move } from './moves.ts'
import { position } from './position.ts'
import { play, QUIET_TURNS, result, turn } from './rules.ts'
import { scene } from './scene.ts'
import { copy, setup, type State } from './state.ts'
import { words } from './words.ts'

const options = { 'must-jump': oneOf('bevroren', 'verplicht') }

/**
 * The maximum number of turns that make progress. Hens step forward: at most 3 rows for seven of them, 4 for seven, 5
 * for three and 6 for three. Foxes capture at most twelve hens before the match is over.
 */
const PROGRESS = 7 * 3 + 7 * 4 + 3 * 5 + 3 * 6 + 12

/** De vos en de kip: twenty hens push on into the foxes' square. */
export const game = defineGame<State, Move, State, OptionsOf<typeof options>>({
  id: 'vos-en-kip',
  version: 2,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: {
    // A fox that overlooks a jump is punished for it: finding the jump is the game.
    unaided: true,
    minutes: 20,
  },
  options,
  bound: (PROGRESS + 1) * QUIET_TURNS,
  setup,
  turn,
  moves,
  play,
  result,
  write: (_, move) => write(move),
  touches,
  explain,
  scene,
  position,
  copy,
})
