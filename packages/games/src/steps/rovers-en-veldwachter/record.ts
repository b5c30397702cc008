import { DIAGONALS, NUMBERED_DARK } from '../fields.ts'
import type { StepsRecord } from '../record.ts'

/** Rovers en veldwachter, fact by fact with the rules that say so. */
export const record: StepsRecord = {
  id: 'rovers-en-veldwachter',
  // rovers-en-veldwachter.fields
  fields: NUMBERED_DARK,
  // rovers-en-veldwachter.setup, rovers-en-veldwachter.white-first
  start: 'W:W31-50:B1-20',
  // rovers-en-veldwachter.equipment
  men: 20,
  // rovers-en-veldwachter.diagonal
  ways: DIAGONALS,
  // rovers-en-veldwachter.jump, rovers-en-veldwachter.not-over-own
  jumps: 'opponents',
  // rovers-en-veldwachter.goal
  aim: 'far-side',
  // rovers-en-veldwachter.blocked
  withoutMove: 'loses',
  // rovers-en-veldwachter.left-behind
  leftBehind: 80,
  lies: 'straight',
  homeLine: [
    [0, 6],
    [10, 6],
  ],
}
