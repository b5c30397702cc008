import { defineGame } from '@spellendoos/mechanics'
import { halmaGame } from '../game.ts'
import type { Halma, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Ecka: halma for three on the star, with red, green and purple points. */
export const game = defineGame<Halma, Move>({
  ...halmaGame(record),
  words,
})
