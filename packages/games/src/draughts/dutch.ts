import { DARK_FIELDS, DIAGONALS } from './fields.ts'
import type { DraughtsRecord } from './record.ts'

/** The Dutch rules, fact by fact with the ids of the rules; the other games of the family differ from them. */
export const DUTCH = {
  // fields
  fields: DARK_FIELDS,
  // setup, white-first
  start: 'W:W31-50:B1-20',
  // equipment
  pieces: 20,
  reserve: 0,
  // diagonal, forward
  manSteps: ['ahead-left', 'ahead-right'],
  // capture, backward-capture
  manCaptures: DIAGONALS,
  // king-move
  kingSteps: DIAGONALS,
  // king-capture
  kingCaptures: DIAGONALS,
  // capture
  menTakeKings: true,
  // taken-after
  takenAtOnce: false,
  // passing
  crownedInPassing: false,
  // no-move
  withoutMove: 'loses',
  loneManLoses: false,
  // kings-only
  standstill: { moves: 25, why: 'kings-only' },
  endgames: [
    { pieces: 2, moves: 5, why: 'five-moves' },
    { pieces: 3, moves: 16, why: 'sixteen-moves' },
  ],
} as const satisfies Omit<DraughtsRecord, 'id'>
