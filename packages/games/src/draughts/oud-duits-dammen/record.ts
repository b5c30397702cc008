import { DUTCH } from '../dutch.ts'
import { ALL_FIELDS, ALL_WAYS } from '../fields.ts'
import type { DraughtsRecord } from '../record.ts'

/** The Dutch rules on all hundred fields, with captures straight ahead and aside. */
export const record: DraughtsRecord = {
  ...DUTCH,
  id: 'oud-duits-dammen',
  // oud-duits-dammen.all-fields
  fields: ALL_FIELDS,
  // oud-duits-dammen.setup, oud-duits-dammen.white-first
  start: 'W:W81-100:B1-20',
  // oud-duits-dammen.capture-sides, oud-duits-dammen.capture-ways
  manCaptures: ['ahead-left', 'ahead-right', 'ahead', 'left', 'right'],
  // oud-duits-dammen.king-ways
  kingSteps: ALL_WAYS,
  kingCaptures: ALL_WAYS,
  // oud-duits-dammen.passing
  crownedInPassing: true,
}
