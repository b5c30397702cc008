import { defineGame } from '@spellendoos/mechanics'
import { draughtsGame } from '../game.ts'
import type { Draughts, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Old German draughts: all hundred fields, captures ahead and aside, kings in all eight directions. */
export const game = defineGame<Draughts, Move>({
  ...draughtsGame(record),
  version: 1,
  words,
  options: {},
})
