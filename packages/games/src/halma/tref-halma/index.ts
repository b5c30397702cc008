import { defineGame } from '@spellendoos/mechanics'
import { halmaGame } from '../game.ts'
import type { Halma, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Tref-halma: one marked man has to reach the opposite corner. */
export const game = defineGame<Halma, Move>({
  ...halmaGame(record),
  version: 2,
  words,
})
