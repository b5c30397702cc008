import type { Game } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import type { Move } from '../sliding.ts'
import { explain } from './explain.ts'
import { moves, touches, write } from './moves.ts'
import { position } from './position.ts'
import { answer, chance, play, result, scores, turn } from './rules.ts'
import { scene } from './scene.ts'
import { copy, MOST_THROWS, setup, type State } from './state.ts'
import { words } from './words.ts'

/** Rakado: sixteen pawns a side race across the halma board, and overlook no capture. */
export const game: Game<State, Move, State, unknown, Scene> = {
  id: 'rakado',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: {
    hidden: false,
    realtime: false,
    unaided: true,
    solo: false,
    luck: 'some',
    money: false,
    minutes: 30,
    levels: 3,
  },
  options: {},
  presets: { boekje: {} },
  // For every throw: perhaps a pawn taken off, the throw, what it shows, and what is played with it.
  bound: 4 * MOST_THROWS,
  sides: (_, seats) => eachForHimself(seats),
  setup,
  turn,
  chance,
  answer,
  moves,
  play,
  result,
  view: (s) => s,
  imagine: copy,
  write,
  touches: (_, move) => touches(move),
  explain,
  scene,
  position,
  scores,
  copy,
}
