import { acrossTheBoard, courtIn, LARGE_COURT } from '../courts.ts'
import { HALMA_DRAWING, HALMA_FIELDS, HALMA_SIZE } from '../halma-board.ts'
import type { HalmaRecord } from '../record.ts'

/** Solo-halma, fact by fact with the rules that say so. */
export const record: HalmaRecord = {
  id: 'solo-halma',
  // solo-halma.board
  fields: HALMA_FIELDS,
  // solo-halma.equipment
  seats: [1],
  // solo-halma.setup
  sides: (seats) => acrossTheBoard(seats, (corner) => courtIn(HALMA_SIZE, LARGE_COURT, corner)),
  // solo-halma.goal
  runners: 'all',
  playOn: false,
  emptyCourt: false,
  leaveFrom: 0,
  // solo-halma.count
  counted: true,
  drawing: HALMA_DRAWING,
  minutes: 20,
  levels: 2,
}
