import { DARK_FIELDS, type Way } from '../fields.ts'
import type { DraughtsRecord } from '../record.ts'

const DIAGONALS: readonly Way[] = ['ahead-left', 'ahead-right', 'back-left', 'back-right']

/** International draughts. */
export const record: DraughtsRecord = {
  id: 'dammen',
  fields: DARK_FIELDS,
  start: 'W:W31-50:B1-20',
  pieces: 20,
  manSteps: ['ahead-left', 'ahead-right'],
  manCaptures: DIAGONALS,
  kingSteps: DIAGONALS,
  kingCaptures: DIAGONALS,
  menTakeKings: true,
  crownedInPassing: false,
  longest: true,
  withoutMove: 'loses',
  kingsOnly: 25,
  endgames: [
    { pieces: 2, moves: 5, why: 'five-moves' },
    { pieces: 3, moves: 16, why: 'sixteen-moves' },
  ],
}
