import { draughtsGameWithDuty } from '../game.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Contract draughts: 18 men on the board and two in reserve. */
export const game = draughtsGameWithDuty(record, { version: 1, words })
