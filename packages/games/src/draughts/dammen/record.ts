import { DARK_FIELDS, type Way } from '../fields.ts'
import type { DraughtsRecord } from '../record.ts'

const DIAGONALS: readonly Way[] = ['ahead-left', 'ahead-right', 'back-left', 'back-right']

/** International draughts, fact by fact with the rules that say so. */
export const record: DraughtsRecord = {
  id: 'dammen',
  // dammen.fields
  fields: DARK_FIELDS,
  // dammen.setup, dammen.white-first
  start: 'W:W31-50:B1-20',
  // dammen.equipment
  pieces: 20,
  // dammen.diagonal, dammen.forward
  manSteps: ['ahead-left', 'ahead-right'],
  // dammen.capture, dammen.backward-capture
  manCaptures: DIAGONALS,
  // dammen.king-move
  kingSteps: DIAGONALS,
  // dammen.king-capture
  kingCaptures: DIAGONALS,
  // dammen.capture
  menTakeKings: true,
  // dammen.passing
  crownedInPassing: false,
  // dammen.longest-capture
  longest: true,
  // dammen.no-move
  withoutMove: 'loses',
  // dammen.kings-only
  kingsOnly: 25,
  endgames: [
    // dammen.five-moves
    { pieces: 2, moves: 5, why: 'five-moves' },
    // dammen.sixteen-moves
    { pieces: 3, moves: 16, why: 'sixteen-moves' },
  ],
}
