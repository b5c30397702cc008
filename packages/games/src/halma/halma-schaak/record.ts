import { acrossTheBoard, courtIn, TRIANGLE } from '../courts.ts'
import { drawSquares } from '../drawing.ts'
import { squareFields } from '../fields.ts'
import type { HalmaRecord } from '../record.ts'

const SIZE = 10
const FIELDS = squareFields(SIZE)

/** Halma-schaak, fact by fact with the rules that say so. */
export const record: HalmaRecord = {
  id: 'halma-schaak',
  // halma-schaak.board
  fields: FIELDS,
  // halma-schaak.equipment
  seats: [2],
  // halma-schaak.setup
  sides: (seats) => acrossTheBoard(seats, (corner) => courtIn(SIZE, TRIANGLE, corner)),
  // halma-schaak.goal
  runners: 'all',
  playOn: false,
  // halma-schaak.stay-behind
  emptyCourt: true,
  // halma-schaak.leave-court
  leaveFrom: 30,
  counted: false,
  drawing: drawSquares(FIELDS, [{ rows: TRIANGLE, paint: 'red', corners: 'opposite' }]),
  minutes: 20,
}
