import { draughtsGameWithDuty } from '../game.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Turkish draughts: straight lines on all hundred fields, captured pieces leave at once. */
export const game = draughtsGameWithDuty(record, { version: 2, words })
