import type { Game } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { draughtsGame } from '../game.ts'
import type { Draughts, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Old German draughts: all hundred fields, captures ahead and aside, kings in all eight directions. */
export const game: Game<Draughts, Move, Draughts, unknown, Scene> = {
  ...draughtsGame(record),
  version: 1,
  words,
  options: {},
}
