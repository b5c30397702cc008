import type { Game } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { explain } from './explain.ts'
import { touches, write } from './naming.ts'
import { position } from './position.ts'
import { answer, chance, moves, play, result, turn } from './rules.ts'
import { scene } from './scene.ts'
import { copy, MOST_THROWS, setup, type Move, type State } from './state.ts'
import { words } from './words.ts'

/** Puff: bring fifteen stones in, round the board and off again; a double counts on both its sides. */
export const game: Game<State, Move, State, unknown, Scene> = {
  id: 'poffen-bord',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: {
    hidden: false,
    realtime: false,
    unaided: false,
    solo: false,
    luck: 'some',
    money: false,
    minutes: 20,
    levels: 3,
  },
  options: {},
  presets: { boekje: {} },
  // A throw is a move, chance's answer, a play of the top numbers and one of the bottom numbers.
  bound: 4 * MOST_THROWS,
  sides: (_, seats) => eachForHimself(seats),
  setup,
  turn,
  chance,
  answer,
  moves,
  play: (s, by, move, tell) => play(s, by as number, move, tell),
  result,
  view: (s) => s,
  imagine: copy,
  write,
  touches,
  explain,
  scene,
  position,
  copy,
}
