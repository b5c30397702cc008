import { defineGame } from '@spellendoos/mechanics'
import { turn } from '../turn.ts'
import { explain } from './explain.ts'
import { touches, write } from './notation.ts'
import { options, presets, type Options } from './options.ts'
import { position } from './position.ts'
import { answer, chance, moves, play, result } from './rules.ts'
import { scene } from './scene.ts'
import { copy, HIGHEST_CUBE, MOST_THROWS, setup, type Move, type State } from './state.ts'
import { words } from './words.ts'

/** Every game of a match is worth at least a point, so the last one is played at 24–24 at the latest. */
const MOST_LEGS = 2 * (options.points.maximum - 1) + 1
/** The cube goes up by doubling, and each offer has its answer. */
const MOST_CUBE_MOVES = 2 * Math.log2(HIGHEST_CUBE)

/** Backgammon: bring fifteen stones home and off the board by two dice, for points and with a doubling cube. */
export const game = defineGame<State, Move, State, Options>({
  id: 'backgammon',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { heirloom: true, minutes: 30 },
  options,
  presets,
  // A throw is a move, chance's answer, and a play or a pass.
  bound: 3 * MOST_THROWS + MOST_LEGS * MOST_CUBE_MOVES,
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
