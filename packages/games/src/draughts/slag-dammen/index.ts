import { yesNo, type Game, type OptionsOf } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { draughtsGame } from '../game.ts'
import type { Draughts, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

const options = { slagplicht: yesNo(true) }

/** Giveaway draughts: who loses all pieces wins. */
export const game: Game<Draughts, Move, Draughts, OptionsOf<typeof options>, Scene> = {
  ...draughtsGame(record),
  version: 1,
  words,
  options,
}
