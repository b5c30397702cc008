import { yesNo, type Game, type OptionsOf } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { draughtsGame } from '../game.ts'
import type { Draughts, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

const options = { slagplicht: yesNo(true) }
const draughts = draughtsGame(record)

/** French draughts as the box plays it: men go forward and capture backward. */
export const game: Game<Draughts, Move, Draughts, OptionsOf<typeof options>, Scene> = {
  ...draughts,
  version: 1,
  words,
  options,
}
