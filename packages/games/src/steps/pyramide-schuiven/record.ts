import { DIAGONALS, LETTERED_DARK } from '../fields.ts'
import type { StepsRecord } from '../record.ts'

/** Pyramide schuiven, fact by fact with the rules that say so. */
export const record: StepsRecord = {
  id: 'pyramide-schuiven',
  // pyramide-schuiven.fields
  fields: LETTERED_DARK,
  // pyramide-schuiven.setup, pyramide-schuiven.white-first
  start: 'W:Wb10,d10,f10,h10,j10,c9,e9,g9,i9,d8,f8,h8,e7,g7,f6:Ba1,c1,e1,g1,i1,b2,d2,f2,h2,c3,e3,g3,d4,f4,e5',
  // pyramide-schuiven.equipment
  men: 15,
  // pyramide-schuiven.diagonal
  ways: DIAGONALS,
  // pyramide-schuiven.jump
  jumps: 'anyone',
  // pyramide-schuiven.goal
  aim: 'far-side',
  // pyramide-schuiven.pass
  withoutMove: 'passes',
  // pyramide-schuiven.left-behind
  leftBehind: 80,
  // White sits where the rows end.
  lies: 'turned',
  homeLine: [
    [1, 0],
    [1, 1],
    [5, 5],
    [6, 5],
    [10, 1],
  ],
}
