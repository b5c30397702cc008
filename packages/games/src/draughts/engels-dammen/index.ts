import { draughtsGameWithDuty } from '../game.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** English draughts as the box plays it: captures along straight lines too. */
export const game = draughtsGameWithDuty(record, { version: 1, words })
