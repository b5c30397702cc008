import { defineGame } from '@spellendoos/mechanics'
import { DECK, NOTATION } from './cards.ts'
import { explain } from './explain.ts'
import {
  answer,
  chance,
  clocks,
  copy,
  moves,
  play,
  result,
  setup,
  turn,
  type Move,
  type State,
} from './rules.ts'
import { scene } from './scene.ts'
import { imagine, view, type View } from './view.ts'
import { words } from './words.ts'

/** Every card except the first can be drawn once and played once. */
const ACTS = 2 * (DECK.length - 1)
/**
 * Before each of these, and after the last, the bottom card is put on top at most as often as the pile can have cards;
 * each time an idle clock may run out before it and the pause after it.
 */
const CLOCKS = (ACTS + 1) * DECK.length * 2
const SHUFFLE_AND_FIRST_PAUSE = 2

/** 7 ate 9: everyone plays at once, and the first card on the pile counts. */
export const game = defineGame<State, Move, View>({
  id: '7ate9',
  version: 2,
  book: '7ate9',
  words,
  seats: [2, 3, 4],
  traits: { hidden: true, realtime: true, unaided: true, minutes: 5 },
  bound: SHUFFLE_AND_FIRST_PAUSE + ACTS + CLOCKS,
  late: '7ate9.first-card-counts',
  setup: (_, seats) => setup(seats),
  turn,
  chance,
  answer,
  clocks,
  moves,
  play,
  result,
  view,
  imagine,
  write: (_, move) => (typeof move === 'number' ? NOTATION[move]! : move),
  // Somebody sees every card that moves, so nothing can be taken back.
  shows: () => true,
  touches: (_, move) => [[typeof move === 'number' ? NOTATION[move]! : move]],
  explain,
  scene,
  copy,
})
