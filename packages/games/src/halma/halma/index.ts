import { yesNo, type OptionsOf, type Problem } from '@spellendoos/kernel'
import { defineGame, eachForHimself } from '@spellendoos/mechanics'
import { halmaGame } from '../game.ts'
import { pairOf } from '../standings.ts'
import type { Halma, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'
import { t } from './words/texts.ts'

const options = { partners: yesNo(false) }

const NO_PARTNERS: Problem = {
  code: 'partners-and-seats',
  text: t.problems['partners-and-seats'],
}

/** Halma: across the board into the opposite court, stepping and jumping. */
export const game = defineGame<Halma, Move, Halma, OptionsOf<typeof options>>({
  ...halmaGame(record),
  words,
  options,
  sides: ({ partners }, seats) => (partners ? [pairOf(0), pairOf(1)] : eachForHimself(seats)),
  unfit: ({ partners }, seats) => (partners && seats < 4 ? NO_PARTNERS : undefined),
})
