import { draughtsGameWithDuty } from '../game.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Dammen: twenty against twenty on a hundred fields, with the duty to capture and flying kings. */
export const game = draughtsGameWithDuty(record, { version: 1, words })
