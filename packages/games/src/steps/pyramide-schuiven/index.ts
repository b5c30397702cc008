import { defineGame } from '@spellendoos/mechanics'
import { QUIET_TURNS } from '../endings.ts'
import { stepsGame } from '../game.ts'
import type { Move, Steps } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** No man has more than nine rows before it, so a side has at most this many steps to go. */
const FAR = 9 * record.men
/** Both sides can come nearer than ever so often; between two of these lie fewer quiet turns than end a match. */
const MOST_PROGRESS = 2 * FAR

/** Pyramide schuiven: two pyramids change places. */
export const game = defineGame<Steps, Move>({
  id: record.id,
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { minutes: 20 },
  bound: (MOST_PROGRESS + 1) * 2 * QUIET_TURNS,
  ...stepsGame(record),
})
