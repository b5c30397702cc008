import { DIAGONALS, NUMBERED_DARK } from '../fields.ts'
import type { StepsRecord } from '../record.ts'

/** Blokkade, fact by fact with the rules that say so. */
export const record: StepsRecord = {
  id: 'blokkade',
  // blokkade.fields
  fields: NUMBERED_DARK,
  // blokkade.setup, blokkade.white-first
  start: 'W:W31-50:B1-20',
  // blokkade.equipment
  men: 20,
  // blokkade.diagonal
  ways: DIAGONALS,
  // blokkade.one-step
  jumps: 'nobody',
  // blokkade.enclosed
  aim: 'enclose',
  // This never happens: a player with a man has one with a free neighbouring field.
  withoutMove: 'loses',
  lies: 'straight',
}
