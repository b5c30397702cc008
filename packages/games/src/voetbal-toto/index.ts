import { whole, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { explain } from './explain.ts'
import { heard, touches, write, type Move } from './moves.ts'
import { beginRound } from './round.ts'
import { chance, clocks, moves, occasion, play, result, shows, turn } from './rules.ts'
import { scene } from './scene.ts'
import { copy, setup, type State } from './state.ts'
import { imagine, view, type View } from './view.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5), stopSeconds: whole(0, 10, 0, 3) }

/**
 * The longest round is one with eight players: a deal, 8 choices, 8 forms of 13 marks, 26 changes and ‘ready’, 56 goals
 * each with its clock, 8 whistles, and passes: at most 7 before each goal and the 8 that end the round.
 */
const LONGEST_ROUND = 1 + 8 + 8 * (13 + 26 + 1) + 2 * 56 + 8 + (56 * 7 + 8)

/** Voetbal Toto: secret forecasts, a hand of goal cards, a whistle out of turn, a pot and a jackpot. */
export const game = defineGame<State, Move, View, OptionsOf<typeof options>>({
  id: 'voetbal-toto',
  version: 1,
  book: 'voetbal-toto',
  words,
  seats: [2, 3, 4, 5, 6, 7, 8],
  traits: { hidden: true, minutes: 60, levels: 2 },
  options,
  bound: 20 * LONGEST_ROUND,
  late: 'voetbal-toto.first-counts',
  setup,
  turn,
  chance,
  answer: beginRound,
  clocks,
  moves,
  play,
  result,
  view,
  imagine,
  write,
  heard,
  shows,
  occasion,
  touches,
  explain,
  scene,
  purses: (s) => ({ seats: s.money, pot: s.pot, bank: s.bank }),
  copy,
})
