import { defineGame } from '@spellendoos/mechanics'
import { halmaGame } from '../game.ts'
import type { Halma, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Solo-halma: across the board alone, in as few steps and jumps as you can. */
export const game = defineGame<Halma, Move>({
  ...halmaGame(record),
  words,
})
