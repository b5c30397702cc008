import { oneOf, whole, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
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
import { MEN_A_THROW } from './walks.ts'
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
/** The throws of a penalty, each a move and an answer. */
const PENALTY = PENALTY_THROWS * 2
/** What a coloured square leads to: at most a card that is drawn, a man who is chosen, and a penalty. */
const SQUARE = 2 + 1 + PENALTY
/** The dice, and three men, each with at most two coloured squares. */
const THROW = 2 + MEN_A_THROW * (1 + 2 * SQUARE)
/** A kept penalty, a throw, and those that luck cards give. */
const TURN = 1 + PENALTY + (1 + MOST_EXTRA_THROWS) * THROW
/** Four periods, each with a clock, a kick-off and at most a goal in every turn. */
const PERIODS = 4 * (1 + SET_UP + 2 * MOST_TURNS_ON_CLOCK * (TURN + SET_UP))
const SHOOT_OUT = 2 * (PENALTIES_EACH + MOST_PAIRS) * PENALTY

/** Voetbalspel: football with a number die and an arrow die, on a pitch with coloured squares. */
export const game = defineGame<State, Move, State, OptionsOf<typeof options>>({
  id: 'voetbalspel',
  version: 2,
  book: 'voetbalspel',
  words,
  seats: [2],
  traits: { minutes: 60, levels: 3 },
  options,
  bound: ROLL_OFFS + PERIODS + SHOOT_OUT,
  setup: (chosen) => setup(chosen),
  turn,
  chance,
  answer,
  clocks,
  moves,
  play,
  result,
  imagine: (view) => copy(view),
  write,
  touches,
  explain,
  scene,
  position,
  scores: (s) => s.goals,
  copy,
})
