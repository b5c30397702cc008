import { oneOf, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { stepsGame } from '../game.ts'
import type { Move, Steps } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** The rows that a side's men can advance in total: five men from each row to the far rows. */
const ROWS_AHEAD = 5 * 8 + 5 * 8
/** Every move brings a man at least a row ahead, and between two moves the other player passes at most once. */
const MOST_MOVES = 2 * ROWS_AHEAD

const options = { jumps: oneOf('anyone', 'opponents') }

/** Halma-dammen: ten men each, forward only, over everyone. */
export const game = defineGame<Steps, Move, Steps, OptionsOf<typeof options>>({
  ...stepsGame(record),
  version: 1,
  words,
  traits: { minutes: 10 },
  options,
  bound: 2 * MOST_MOVES,
})
