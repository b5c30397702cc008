import { defineGame } from '@spellendoos/mechanics'
import { boundFor } from '../endings.ts'
import { stepsGame } from '../game.ts'
import type { Move, Steps } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Men that can be removed: at least one is left at the end. */
const MOST_TAKEN = 2 * record.men - 1

/** Blokkade: nobody jumps; enclosed men are removed. */
export const game = defineGame<Steps, Move>({
  ...stepsGame(record),
  version: 1,
  words,
  traits: { minutes: 30, levels: 2 },
  bound: boundFor(MOST_TAKEN),
})
