import { defineGame } from '@spellendoos/mechanics'
import { halmaGame } from '../game.ts'
import type { Halma, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Halma voor drie: halma on the star, each in a colour of their own. */
export const game = defineGame<Halma, Move>({
  ...halmaGame(record),
  words,
})
