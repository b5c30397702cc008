import { yesNo, type OptionsOf, type Problem } from '@spellendoos/kernel'
import { defineGame, eachForHimself } from '@spellendoos/mechanics'
import { explain } from './explain.ts'
import { moves, touches, write, type Move } from './moves.ts'
import { position } from './position.ts'
import { play, QUIET_SLIDES, result, turn } from './rules.ts'
import { scene } from './scene.ts'
import { copy, setup, type State } from './state.ts'
import { words } from './words.ts'
import { t } from './words/texts.ts'

const options = { pairs: yesNo(false) }

const FOUR_FOR_PAIRS: Problem = {
  code: 'pairs-and-seats',
  text: t.problems['pairs-and-seats'],
}

/** The maximum number of pawns placed, and of pawns removed. */
const MOST_PLACED = 28

/** Pyramidespel: three pawns that are joined by lines make a pyramid, which takes an opposing pawn. */
export const game = defineGame<State, Move, State, OptionsOf<typeof options>>({
  id: 'pyramide-spel',
  version: 2,
  book: 'spellendoos',
  words,
  seats: [2, 3, 4],
  traits: { minutes: 20 },
  options,
  // Once all pawns are placed, a slide that builds removes a pawn. A player who has none left cannot slide, which ends
  // the match.
  bound: 2 * MOST_PLACED + (MOST_PLACED + 1) * QUIET_SLIDES,
  sides: ({ pairs }, seats) =>
    pairs
      ? [
          [0, 2],
          [1, 3],
        ]
      : eachForHimself(seats),
  unfit: ({ pairs }, seats) => (pairs && seats !== 4 ? FOUR_FOR_PAIRS : undefined),
  setup,
  turn,
  moves,
  play,
  result,
  write,
  touches: (_, move) => touches(move),
  explain,
  scene,
  position,
  scores: (s) => s.built,
  copy,
})
