import { oneOf, whole, type Game, type OptionsOf } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { explain } from './explain.ts'
import {
  clocks,
  MOST_EXTRA_THROWS,
  MOST_PAIRS,
  MOST_TURNS_ON_CLOCK,
  PENALTIES_EACH,
  result,
} from './halves.ts'
import { THROWS as PENALTY_THROWS } from './penalty.ts'
import { touches, write, type Move } from './moves.ts'
import { position } from './position.ts'
import { answer, chance, MOST_TIES, moves, play, turn } from './rules.ts'
import { scene } from './scene.ts'
import { MOST_CHANGES } from './setting-up.ts'
import { copy, setup, type State } from './state.ts'
import { MEN_A_THROW } from './walking.ts'
import { words } from './words.ts'

const options = {
  length: oneOf('turns', 'minutes'),
  turns: whole(1, 45, 20),
  minutes: whole(5, 45, 45),
}

/** Each roll-off is two throws, each a move and chance's answer. */
const ROLL_OFFS = MOST_TIES * 2 * 2
/** Both sides: a change is at most two moves, and then comes ‘ready’. */
const SET_UP = 2 * (MOST_CHANGES * 2 + 1)
/** What a coloured square leads to: at most the throws of a penalty, each a move and an answer. */
const SQUARE = PENALTY_THROWS * 2
/** The dice, and three men, each with at most two coloured squares. */
const THROW = 2 + MEN_A_THROW * (1 + 2 * SQUARE)
/** A kept penalty, a throw, and those that luck cards give. */
const TURN = 1 + SQUARE + (1 + MOST_EXTRA_THROWS) * THROW
/** Four periods, each with a clock, a kick-off and at most a goal in every turn. */
const PERIODS = 4 * (1 + SET_UP + 2 * MOST_TURNS_ON_CLOCK * (TURN + SET_UP))
const SHOOT_OUT = 2 * (PENALTIES_EACH + MOST_PAIRS) * SQUARE

/** Voetbalspel: football with a number die and an arrow die, on a pitch with coloured squares. */
export const game: Game<State, Move, State, OptionsOf<typeof options>, Scene> = {
  id: 'voetbalspel',
  version: 1,
  book: 'voetbalspel',
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
    levels: 3,
  },
  options,
  presets: { boekje: {} },
  bound: ROLL_OFFS + PERIODS + SHOOT_OUT,
  sides: (_, seats) => eachForHimself(seats),
  setup: (chosen) => setup(chosen),
  turn,
  chance,
  answer,
  clocks,
  moves,
  play,
  result,
  view: (s) => s,
  imagine: (view) => copy(view),
  write,
  touches,
  explain,
  scene,
  position,
  scores: (s) => s.goals,
  copy,
}
