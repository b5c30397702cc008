import { defineGame } from '@spellendoos/mechanics'
import type { Move } from '../slide.ts'
import { explain } from './explain.ts'
import { touches, write } from './notation.ts'
import { position } from './position.ts'
import { copy, moves, PAWNS, play, QUIET_TURNS, result, setup, turn, type State } from './rules.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

/** Gobang: place twelve pawns, then slide them, until five are in a row. */
export const game = defineGame<State, Move>({
  id: 'gobang',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2, 4],
  traits: { minutes: 15 },
  // All pawns placed, then fifty turns of each of four players.
  bound: 2 * PAWNS + 4 * QUIET_TURNS,
  sides: (_, seats) =>
    seats === 2
      ? [[0], [1]]
      : [
          [0, 2],
          [1, 3],
        ],
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
