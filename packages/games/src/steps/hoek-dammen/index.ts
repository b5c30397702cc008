import { defineGame } from '@spellendoos/mechanics'
import { QUIET_TURNS } from '../endings.ts'
import { stepsGame } from '../game.ts'
import type { Move, Steps } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** A side's men can go this many rows ahead: from one, three and five men in the first rows to the same in the last. */
const ROWS_AHEAD = 9 + 3 * 7 + 5 * 5
/** And so often can they come nearer to the goal than ever: the steps they have before them at the start. */
const FAR = 7 + 3 * 6 + 5 * 5
const MOST_PROGRESS = 2 * (ROWS_AHEAD + FAR)

/** Hoekdammen: from corner to corner, forward and sideways. */
export const game = defineGame<Steps, Move>({
  id: record.id,
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { minutes: 15 },
  bound: (MOST_PROGRESS + 1) * 2 * QUIET_TURNS,
  ...stepsGame(record),
})
