import { DUTCH } from '../dutch.ts'
import { ALL_WAYS, DIAGONALS } from '../fields.ts'
import type { DraughtsRecord } from '../record.ts'

/** The Dutch rules, but captures go along straight lines too. */
export const record: DraughtsRecord = {
  ...DUTCH,
  id: 'engels-dammen',
  // engels-dammen.capture-ways
  manCaptures: [...DIAGONALS, 'ahead', 'left', 'right'],
  // engels-dammen.king-capture
  kingCaptures: ALL_WAYS,
}
