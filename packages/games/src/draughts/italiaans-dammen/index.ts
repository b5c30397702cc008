import type { Game } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { draughtsGame } from '../game.ts'
import type { Draughts, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Italian draughts as the box plays it: only kings capture kings. */
export const game: Game<Draughts, Move, Draughts, unknown, Scene> = {
  ...draughtsGame(record),
  version: 1,
  words,
  options: {},
}
