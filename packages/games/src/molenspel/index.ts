import { oneOf, yesNo, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { explain } from './explain.ts'
import { touches, write, type Move } from './move.ts'
import { position } from './position.ts'
import { copy, moves, play, QUIET_TURNS, result, setup, turn, type State } from './rules.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

const options = { takeFromMills: yesNo(false), nextStart: oneOf('alternate', 'winner') }

/**
 * Turns that close a mill. Placing: at most 18. Taking: at most twelve stones, because with six lost on both sides it
 * is a draw. A mill takes nothing if all opposing stones are in mills; then the opponent closed a mill in the turn
 * before, and no stone can move from a mill to a mill and leave nothing of its old mill behind: so after placing there
 * are at most two such turns in a row, at the start or after a stone was taken.
 */
const MILL_TURNS = 18 + 12 + 2 * (1 + 12)

/** Molenspel: nine stones each, three on a line take one of the opponent's. */
export const game = defineGame<State, Move, State, OptionsOf<typeof options>>({
  id: 'molenspel',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { minutes: 15 },
  options,
  presets: { boekje: { takeFromMills: false }, modern: { takeFromMills: true } },
  bound: (MILL_TURNS + 1) * QUIET_TURNS,
  // molenspel.series
  starter: ({ nextStart }) => (nextStart === 'winner' ? 'winner' : 'rotate'),
  setup,
  turn,
  moves,
  play,
  result,
  write: (_, move) => write(move),
  touches: (s, move) => touches(s.seat, move),
  explain,
  scene,
  position,
  copy,
})
