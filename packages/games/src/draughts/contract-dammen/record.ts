import { DUTCH } from '../dutch.ts'
import type { DraughtsRecord } from '../record.ts'

/** The Dutch rules with 18 men a side, and two that enter later. */
export const record: DraughtsRecord = {
  ...DUTCH,
  id: 'contract-dammen',
  // contract-dammen.setup, contract-dammen.empty-fields, contract-dammen.white-first
  start: 'W:W32-34,36-50:B1-15,17-19:R2,2',
  // contract-dammen.reserve
  reserve: 2,
}
