import { yesNo, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { draughtsGame } from '../game.ts'
import type { Draughts, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

const options = { slagplicht: yesNo(true) }
const draughts = draughtsGame(record)

/** French draughts as the box plays it: men go forward and capture backward. */
export const game = defineGame<Draughts, Move, Draughts, OptionsOf<typeof options>>({
  ...draughts,
  version: 1,
  words,
  options,
})
