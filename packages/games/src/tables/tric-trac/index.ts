import type { Game } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { explain } from './explain.ts'
import { touches, write } from './naming.ts'
import { options, presets, type Options } from './options.ts'
import { position } from './position.ts'
import { answer, chance, moves, play, result, turn } from './rules.ts'
import { scene } from './scene.ts'
import { copy, MOST_THROWS, setup, type Move, type State } from './state.ts'
import { words } from './words.ts'

/** Tric-trac: twelve points win a game, for stones hit, stones borne off and the great bridge. */
export const game: Game<State, Move, State, Options, Scene> = {
  id: 'tric-trac',
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
    minutes: 60,
  },
  options,
  presets,
  // A throw is a move, chance's answer, and a play or a pass; after every game but the last comes a choice.
  bound: 3 * MOST_THROWS + options.games.maximum - 1,
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
  scores: (s) => s.scores,
  copy,
}
