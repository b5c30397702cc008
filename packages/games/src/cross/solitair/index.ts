import { defineGame, NOBODY, onlySeat } from '@spellendoos/mechanics'
import { explain } from './explain.ts'
import { position } from './position.ts'
import { jumps, nameOf, play, result, setup, type Jump, type Pegs } from './rules.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

/** Solitair: jump pegs away until one is left, in the centre. */
export const game = defineGame<Pegs, Jump>({
  id: 'solitair',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [1],
  traits: { minutes: 10 },
  // Every jump removes a peg, and one always remains.
  bound: 31,
  setup,
  turn: (s) => (s.stuck ? NOBODY : onlySeat(0)),
  moves: jumps,
  play: (s, _, jump, tell) => play(s, jump, tell),
  result,
  imagine: (view) => view,
  write: (_, { from, to }) => `${nameOf(from)}-${nameOf(to)}`,
  touches: (_, { from, to }) => [[nameOf(from), nameOf(to)]],
  explain: (view, _, tried) => explain(view, tried),
  scene: (view, _, touched) => scene(view, touched),
  position,
  scores: (s) => [s.left],
  worth: (s) => -s.left,
  copy: (s) => ({ holes: s.holes.slice(), left: s.left, moves: s.moves, last: s.last, stuck: s.stuck }),
})
