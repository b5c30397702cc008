import { courtIn, LARGE_COURT, SMALL_COURT } from './courts.ts'
import { drawSquares, type Drawing } from './drawing.ts'
import { squareFields } from './fields.ts'

/** The halma board: sixteen by sixteen squares, with a red and a green court line in every corner. */
export const HALMA_SIZE = 16
export const HALMA_FIELDS = squareFields(HALMA_SIZE)

const LINES = [
  { rows: LARGE_COURT, paint: 'green', corners: 'all' },
  { rows: SMALL_COURT, paint: 'red', corners: 'all' },
] as const

export const HALMA_DRAWING: Drawing = drawSquares(HALMA_FIELDS, LINES)

/** The same board with its corner squares gilt. */
export const GILT_DRAWING: Drawing = drawSquares(
  HALMA_FIELDS,
  LINES,
  [0, 1, 2, 3].map((corner) => courtIn(HALMA_SIZE, [1], corner)[0]!),
)
