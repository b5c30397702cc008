import { draughtsGameWithDuty } from '../game.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Giveaway draughts: the player who loses all pieces wins. */
export const game = draughtsGameWithDuty(record, { version: 1, words })
