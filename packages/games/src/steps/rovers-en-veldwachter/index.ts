import { defineGame } from '@spellendoos/mechanics'
import { QUIET_TURNS } from '../endings.ts'
import { stepsGame } from '../game.ts'
import type { Move, Steps } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Steps that a side's men have before them at the start: five men in each of four rows. */
const FAR = 5 * (6 + 5 + 4 + 3)
/** Both sides can come nearer than ever so often; between two of these lie fewer quiet turns than end a match. */
const MOST_PROGRESS = 2 * FAR

/** Rovers en veldwachter: twenty against twenty change sides, leaping over each other. */
export const game = defineGame<Steps, Move>({
  id: record.id,
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { minutes: 30 },
  bound: (MOST_PROGRESS + 1) * 2 * QUIET_TURNS,
  ...stepsGame(record),
})
