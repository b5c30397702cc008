import { defineGame } from '@spellendoos/mechanics'
import { boundFor } from '../endings.ts'
import { stepsGame } from '../game.ts'
import type { Move, Steps } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** How often a side can come nearer than ever before: the steps before its men, five in each of four rows. */
const FAR = 5 * (6 + 5 + 4 + 3)

/** Rovers en veldwachter: twenty against twenty change sides, leaping over each other. */
export const game = defineGame<Steps, Move>({
  ...stepsGame(record),
  version: 1,
  words,
  traits: { minutes: 30 },
  bound: boundFor(2 * FAR),
})
