import { defineGame } from '@spellendoos/mechanics'
import { boundFor } from '../endings.ts'
import { stepsGame } from '../game.ts'
import type { Move, Steps } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** No man has more than nine rows before it, so a side can come nearer than ever before this often. */
const FAR = 9 * record.men

/** Pyramide schuiven: two pyramids exchange places. */
export const game = defineGame<Steps, Move>({
  ...stepsGame(record),
  version: 1,
  words,
  traits: { minutes: 20 },
  bound: boundFor(2 * FAR),
})
