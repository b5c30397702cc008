import { AHEAD_LEFT, AHEAD_RIGHT, BACK_RIGHT, LETTERED_DARK } from '../fields.ts'
import type { StepsRecord } from '../record.ts'

/** Hoekdammen, fact by fact with the rules that say so. */
export const record: StepsRecord = {
  id: 'hoek-dammen',
  // hoek-dammen.fields
  fields: LETTERED_DARK,
  // hoek-dammen.setup, hoek-dammen.white-first
  start: 'W:Wa1,a3,b2,c1,a5,b4,c3,d2,e1:Bj10,h10,i9,j8,f10,g9,h8,i7,j6',
  // hoek-dammen.equipment
  men: 9,
  // hoek-dammen.forward, hoek-dammen.jump-ways: from the corner a1 to j10, and along the rows across
  ways: [AHEAD_RIGHT, AHEAD_LEFT, BACK_RIGHT],
  // hoek-dammen.jump, hoek-dammen.not-over-own
  jumps: 'opponents',
  // hoek-dammen.goal
  aim: 'far-side',
  // hoek-dammen.pass
  withoutMove: 'passes',
  // hoek-dammen.left-behind
  leftBehind: 80,
  // hoek-dammen.on-corner
  lies: 'on-corner',
}
