import { DUTCH } from '../dutch.ts'
import type { DraughtsRecord } from '../record.ts'

/** International draughts: the Dutch rules as they are. */
export const record: DraughtsRecord = { ...DUTCH, id: 'dammen' }
