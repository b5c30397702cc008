import { yesNo, type Game, type OptionsOf, type Problem } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { halmaGame } from '../game.ts'
import { pairOf } from '../standing.ts'
import type { Halma, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

const options = { partners: yesNo(false) }

const NO_PARTNERS: Problem = {
  code: 'partners-and-seats',
  text: {
    nl: 'Partners zijn er alleen met z’n vieren.',
    en: 'There are partners only with four players.',
    de: 'Partner gibt es nur zu viert.',
    fr: 'On joue par équipes de deux seulement à quatre.',
  },
}

/** Halma: across the board into the opposite court, stepping and jumping. */
export const game: Game<Halma, Move, Halma, OptionsOf<typeof options>, Scene> = {
  ...halmaGame(record),
  words,
  options,
  sides: ({ partners }, seats) => (partners ? [pairOf(0), pairOf(1)] : eachForHimself(seats)),
  unfit: ({ partners }, seats) => (partners && seats < 4 ? NO_PARTNERS : undefined),
}
