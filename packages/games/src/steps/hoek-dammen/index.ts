import { defineGame } from '@spellendoos/mechanics'
import { boundFor } from '../endings.ts'
import { stepsGame } from '../game.ts'
import type { Move, Steps } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/**
 * The rows that a side's men can advance in total: from one, three and five men in the first rows to the same in the
 * last.
 */
const ROWS_AHEAD = 9 + 3 * 7 + 5 * 5
/** How often they can come nearer to the goal than ever before: the steps that they have before them at the start. */
const FAR = 7 + 3 * 6 + 5 * 5

/** Hoekdammen: from corner to corner, forward and sideways. */
export const game = defineGame<Steps, Move>({
  ...stepsGame(record),
  version: 1,
  words,
  traits: { minutes: 15 },
  bound: boundFor(2 * (ROWS_AHEAD + FAR)),
})
