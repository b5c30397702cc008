import { acrossTheBoard, courtIn, LARGE_COURT, SMALL_COURT } from '../courts.ts'
import { GILT_DRAWING, HALMA_FIELDS, HALMA_SIZE } from '../halma-board.ts'
import type { HalmaRecord } from '../record.ts'

/** Tref-halma, fact by fact with the rules that say so. */
export const record: HalmaRecord = {
  id: 'tref-halma',
  // tref-halma.board
  fields: HALMA_FIELDS,
  // tref-halma.equipment
  seats: [2, 3, 4],
  // tref-halma.setup, tref-halma.corners, tref-halma.goal
  sides: (seats) =>
    acrossTheBoard(
      seats,
      (corner) => courtIn(HALMA_SIZE, seats === 2 ? LARGE_COURT : SMALL_COURT, corner),
      (corner) => courtIn(HALMA_SIZE, [1], corner),
    ),
  // tref-halma.marked
  runners: 'marked',
  // tref-halma.goal
  playOn: false,
  // tref-halma.bring-out
  emptyCourt: true,
  leaveFrom: 0,
  counted: false,
  drawing: GILT_DRAWING,
  minutes: 20,
  levels: 3,
}
