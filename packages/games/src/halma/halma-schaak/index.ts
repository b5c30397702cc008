import { defineGame } from '@spellendoos/mechanics'
import { halmaGame } from '../game.ts'
import type { Halma, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Halma-schaak: a short halma on a draughtboard, where no man may stay behind. */
export const game = defineGame<Halma, Move>({
  ...halmaGame(record),
  version: 2,
  words,
})
