import { DUTCH } from '../dutch.ts'
import type { DraughtsRecord } from '../record.ts'

/** The Dutch rules, but a player without pieces or without a move wins. */
export const record: DraughtsRecord = {
  ...DUTCH,
  id: 'slag-dammen',
  // slag-dammen.no-pieces, slag-dammen.no-move
  withoutMove: 'wins',
}
