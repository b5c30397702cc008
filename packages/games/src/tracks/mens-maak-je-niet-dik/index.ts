import { oneOf, whole, type Game, type OptionsOf, type Problem } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { MOST_THROWS } from '../throws.ts'
import { explain } from './explain.ts'
import { isPlayable } from './layout.ts'
import { moves, type Move } from './moves.ts'
import { touches, write } from './names.ts'
import { position } from './position.ts'
import { answer, chance, play, turn } from './rules.ts'
import { scene } from './scene.ts'
import { purses, result } from './standing.ts'
import { copy, setup, type State } from './state.ts'
import { words } from './words.ts'

const options = {
  board: oneOf('fitting', 'four', 'six'),
  colours: oneOf('one', 'two', 'all'),
  stake: whole(0, 50, 0),
}

const NOT_ENOUGH_COLOURS: Problem = {
  code: 'colours-and-seats',
  text: {
    nl: 'Met zoveel spelers kan dat niet: het bord heeft vier of zes kleuren, en iedereen speelt er één of twee.',
    en: 'That cannot be played by so many: the board has four or six colours, and everyone plays one or two.',
    de: 'Mit so vielen Spielern geht das nicht: Der Spielplan hat vier oder sechs Farben, und alle spielen eine oder zwei.',
    fr: 'C’est impossible à ce nombre : le plateau a quatre ou six couleurs, et chacun en joue une ou deux.',
  },
}

/** Mens maak je niet dik: round the circuit and home, and back to the yard for whoever is struck. */
export const game: Game<State, Move, State, OptionsOf<typeof options>, Scene> = {
  id: 'mens-maak-je-niet-dik',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2, 3, 4, 5, 6],
  traits: {
    hidden: false,
    realtime: false,
    unaided: false,
    solo: false,
    luck: 'some',
    money: true,
    minutes: 40,
    levels: 3,
  },
  options,
  presets: { boekje: {} },
  // Every throw is a move, an answer of chance and at most one move of a pawn.
  bound: 3 * MOST_THROWS,
  sides: (_, seats) => eachForHimself(seats),
  unfit: (options, seats) => (isPlayable(options, seats) ? undefined : NOT_ENOUGH_COLOURS),
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
  touches,
  explain,
  scene,
  position,
  purses,
  copy,
}
