import { yesNo, type Game, type OptionsOf } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { draughtsGame } from '../game.ts'
import type { Draughts, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

const options = { slagplicht: yesNo(true) }

/** Rows that all men together have before them at the start, where every side has five men in each of four rows. */
const ROWS_AHEAD = 2 * 5 * (9 + 8 + 7 + 6)
/** One piece at least is left at the end. */
const MOST_CAPTURED = 2 * record.pieces - 1
/** A step brings a man a row ahead; only a capture can bring him back, two rows for each piece he takes. */
const MOST_STEPS = ROWS_AHEAD + 2 * MOST_CAPTURED
/** Before, between and after steps of men and captures there are at most so many moves of kings. */
const MOST_KING_MOVES = 2 * record.kingsOnly

/** Dammen: twenty against twenty on a hundred fields, with the duty to capture and flying kings. */
export const game: Game<Draughts, Move, Draughts, OptionsOf<typeof options>, Scene> = {
  id: 'dammen',
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
    minutes: 40,
  },
  options,
  presets: { boekje: {} },
  bound: (MOST_STEPS + MOST_CAPTURED + 1) * (MOST_KING_MOVES + 1),
  sides: (_, seats) => eachForHimself(seats),
  ...draughtsGame(record),
}
