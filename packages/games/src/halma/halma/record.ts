import { acrossTheBoard, courtIn, LARGE_COURT, SMALL_COURT } from '../courts.ts'
import { HALMA_DRAWING, HALMA_FIELDS, HALMA_SIZE } from '../halma-board.ts'
import type { HalmaRecord } from '../record.ts'

/** Halma, fact by fact with the rules that say so. */
export const record: HalmaRecord = {
  id: 'halma',
  // halma.board
  fields: HALMA_FIELDS,
  // halma.equipment
  seats: [2, 4],
  // halma.setup, halma.courts, halma.corners
  sides: (seats) =>
    acrossTheBoard(seats, (corner) => courtIn(HALMA_SIZE, seats === 2 ? LARGE_COURT : SMALL_COURT, corner)),
  // halma.goal
  runners: 'all',
  // halma.places
  playOn: true,
  emptyCourt: false,
  // halma.hinder
  leaveFrom: 0,
  counted: false,
  drawing: HALMA_DRAWING,
  minutes: 45,
}
