import { defineGame } from '@spellendoos/mechanics'
import { draughtsGame } from '../game.ts'
import type { Draughts, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Italian draughts as the box plays it: only kings capture kings. */
export const game = defineGame<Draughts, Move>({
  ...draughtsGame(record),
  version: 1,
  words,
  options: {},
})
