import { acrossTheBoard, stripIn } from '../courts.ts'
import { HALMA_DRAWING, HALMA_FIELDS, HALMA_SIZE } from '../halma-board.ts'
import type { HalmaRecord } from '../record.ts'

/** Snelhalma, fact by fact with the rules that say so. */
export const record: HalmaRecord = {
  id: 'snel-halma',
  // snel-halma.board
  fields: HALMA_FIELDS,
  // snel-halma.equipment
  seats: [2, 4],
  // snel-halma.setup, snel-halma.strip, snel-halma.corners
  sides: (seats) => acrossTheBoard(seats, (corner) => stripIn(HALMA_SIZE, corner)),
  // snel-halma.goal
  runners: 'all',
  // snel-halma.places
  playOn: true,
  // snel-halma.hinder
  leaveFrom: 0,
  counted: false,
  drawing: HALMA_DRAWING,
  minutes: 15,
}
