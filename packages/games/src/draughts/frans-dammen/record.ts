import { DUTCH } from '../dutch.ts'
import type { DraughtsRecord } from '../record.ts'

/** The Dutch rules, but men capture backward only. */
export const record: DraughtsRecord = {
  ...DUTCH,
  id: 'frans-dammen',
  // frans-dammen.capture-ways
  manCaptures: ['back-left', 'back-right'],
}
