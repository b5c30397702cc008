import { defineGame } from '@spellendoos/mechanics'
import { QUIET_TURNS } from '../endings.ts'
import { stepsGame } from '../game.ts'
import type { Move, Steps } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Men that can be taken off: one at least is left at the end. */
const MOST_TAKEN = 2 * record.men - 1

/** Blokkade: nobody jumps; whoever is enclosed is taken off. */
export const game = defineGame<Steps, Move>({
  id: record.id,
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { minutes: 30, levels: 2 },
  bound: (MOST_TAKEN + 1) * 2 * QUIET_TURNS,
  ...stepsGame(record),
})
