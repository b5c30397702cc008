import type { Game } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { draughtsGame } from '../game.ts'
import type { Draughts, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Turkish draughts: straight lines on all hundred fields, captured pieces leave at once. */
export const game: Game<Draughts, Move, Draughts, unknown, Scene> = {
  ...draughtsGame(record),
  version: 1,
  words,
  options: {},
}
