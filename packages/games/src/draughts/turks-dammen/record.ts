import { ALL_FIELDS, STRAIGHTS } from '../fields.ts'
import type { DraughtsRecord } from '../record.ts'

/** Turkish draughts, fact by fact with the rules that say so. */
export const record: DraughtsRecord = {
  id: 'turks-dammen',
  // turks-dammen.all-fields
  fields: ALL_FIELDS,
  // turks-dammen.setup, turks-dammen.white-first
  start: 'W:W71-90:B11-30',
  // turks-dammen.equipment
  pieces: 20,
  reserve: 0,
  // turks-dammen.straight, turks-dammen.forward
  manSteps: ['ahead', 'left', 'right'],
  // turks-dammen.capture-ways
  manCaptures: ['ahead', 'left', 'right'],
  // turks-dammen.king-move
  kingSteps: STRAIGHTS,
  // turks-dammen.king-capture
  kingCaptures: STRAIGHTS,
  // turks-dammen.capture
  menTakeKings: true,
  // turks-dammen.taken-at-once, turks-dammen.no-turning-back
  takenAtOnce: true,
  // turks-dammen.passing
  crownedInPassing: false,
  // turks-dammen.no-move
  withoutMove: 'loses',
  // turks-dammen.single-man, turks-dammen.king-against-king
  loneManLoses: true,
  // turks-dammen.no-progress
  standstill: { moves: 50, why: 'no-progress' },
  endgames: [],
}
