import { defineGame } from '@spellendoos/mechanics'
import type { Move } from '../slide.ts'
import { explain } from './explain.ts'
import { moves, touches, write } from './moves.ts'
import { position } from './position.ts'
import { answer, chance, play, result, scores, turn } from './rules.ts'
import { scene } from './scene.ts'
import { copy, MOST_THROWS, setup, type State } from './state.ts'
import { words } from './words.ts'

/** Rakado: sixteen pawns a side race across the halma board, and overlook no capture. */
export const game = defineGame<State, Move>({
  id: 'rakado',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { unaided: true, minutes: 30, levels: 3 },
  // For every throw: perhaps a pawn removed, the throw, its answer, and what is played with it.
  bound: 4 * MOST_THROWS,
  setup,
  turn,
  chance,
  answer,
  moves,
  play,
  result,
  write,
  touches: (_, move) => touches(move),
  explain,
  scene,
  position,
  scores,
  copy,
})
