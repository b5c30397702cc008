import { oneOf, type Game, type OptionsOf } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { FIELDS } from './board.ts'
import { explain } from './explain.ts'
import type { Move } from './move.ts'
import { touches, write } from './notation.ts'
import { position } from './position.ts'
import { copy, moves, play, result, setup, turn, type State } from './rules.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

const options = { rows: oneOf('one', 'all'), start: oneOf('book', 'crossed') }

/** Keerzijde: enclose the other colour's stones and turn them over. */
export const game: Game<State, Move, State, OptionsOf<typeof options>, Scene> = {
  id: 'keerzijde',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: {
    hidden: false,
    realtime: false,
    unaided: false,
    solo: false,
    luck: 'none',
    money: false,
    minutes: 25,
  },
  options,
  presets: { boekje: { rows: 'one', start: 'book' }, modern: { rows: 'all', start: 'crossed' } },
  // Four stones lie at the start; nobody passes twice in a row, for then the match is over.
  bound: 2 * (FIELDS - 4),
  sides: (_, seats) => eachForHimself(seats),
  setup,
  turn,
  moves,
  play,
  result,
  view: (s) => s,
  imagine: copy,
  write,
  touches,
  explain,
  scene,
  position,
  scores: (s) => s.stones,
  copy,
}
