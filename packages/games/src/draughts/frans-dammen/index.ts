import { draughtsGameWithDuty } from '../game.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** French draughts as the box plays it: men go forward and capture backward. */
export const game = draughtsGameWithDuty(record, { version: 1, words })
