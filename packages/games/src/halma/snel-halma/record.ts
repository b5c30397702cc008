import { acrossTheBoard, courtIn, LARGE_COURT, stripIn } from '../courts.ts'
import { HALMA_DRAWING, HALMA_FIELDS, HALMA_SIZE } from '../halma-board.ts'
import type { HalmaRecord } from '../record.ts'

export const GOALS = ['court', 'strip'] as const

/** Snelhalma, fact by fact with the rules that say so. */
export const record: HalmaRecord = {
  id: 'snel-halma',
  // snel-halma.board
  fields: HALMA_FIELDS,
  // snel-halma.equipment
  seats: [2, 4],
  // snel-halma.setup, snel-halma.strip, snel-halma.corners, snel-halma.goal, snel-halma.goal-strip
  sides: (seats, goal) =>
    acrossTheBoard(
      seats,
      (corner) => stripIn(HALMA_SIZE, corner),
      (corner) =>
        GOALS[goal] === 'court' ? courtIn(HALMA_SIZE, LARGE_COURT, corner) : stripIn(HALMA_SIZE, corner),
    ),
  goals: GOALS,
  // snel-halma.goal
  runners: 'all',
  // snel-halma.places
  playOn: true,
  emptyCourt: false,
  // snel-halma.hinder
  leaveFrom: 0,
  counted: false,
  drawing: HALMA_DRAWING,
  minutes: 15,
}
