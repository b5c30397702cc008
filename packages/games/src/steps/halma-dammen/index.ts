import { oneOf, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { stepsGame } from '../game.ts'
import type { Move, Steps } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Rows that a side's men can go before they stand as far ahead as they can: five men from each row to the far rows. */
const ROWS_AHEAD = 5 * 8 + 5 * 8
/** Every move brings a man a row ahead at least, and between two moves the other player passes once at most. */
const MOST_MOVES = 2 * ROWS_AHEAD

const options = { jumps: oneOf('anyone', 'opponents') }

/** Halma-dammen: ten men each, forward only, over everyone. */
export const game = defineGame<Steps, Move, Steps, OptionsOf<typeof options>>({
  id: record.id,
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { minutes: 10 },
  options,
  bound: 2 * MOST_MOVES,
  ...stepsGame(record),
})
