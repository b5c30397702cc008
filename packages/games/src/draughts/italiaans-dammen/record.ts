import { DUTCH } from '../dutch.ts'
import type { DraughtsRecord } from '../record.ts'

/** The Dutch rules, but a king is safe from men. */
export const record: DraughtsRecord = {
  ...DUTCH,
  id: 'italiaans-dammen',
  // italiaans-dammen.kings-by-kings
  menTakeKings: false,
}
