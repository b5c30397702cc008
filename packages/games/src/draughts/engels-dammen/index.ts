import { yesNo, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { draughtsGame } from '../game.ts'
import type { Draughts, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

const options = { slagplicht: yesNo(true) }

/** English draughts as the box plays it: captures along straight lines too. */
export const game = defineGame<Draughts, Move, Draughts, OptionsOf<typeof options>>({
  ...draughtsGame(record),
  version: 1,
  words,
  options,
})
