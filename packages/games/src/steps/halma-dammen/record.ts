import { AHEAD_LEFT, AHEAD_RIGHT, NUMBERED_DARK } from '../fields.ts'
import type { StepsRecord } from '../record.ts'

/** Halma-dammen, fact by fact with the rules that say so. */
export const record: StepsRecord = {
  id: 'halma-dammen',
  // halma-dammen.fields
  fields: NUMBERED_DARK,
  // halma-dammen.setup, halma-dammen.white-first
  start: 'W:W41-50:B1-10',
  // halma-dammen.equipment
  men: 10,
  // halma-dammen.diagonal, halma-dammen.forward, halma-dammen.jump-ways
  ways: [AHEAD_LEFT, AHEAD_RIGHT],
  // halma-dammen.jump
  jumps: 'anyone',
  // halma-dammen.goal
  aim: 'far-side',
  // halma-dammen.pass
  withoutMove: 'passes',
  lies: 'straight',
  homeLine: [
    [0, 8],
    [10, 8],
  ],
}
