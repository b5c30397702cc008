import { LARGE_COURT, SMALL_COURT } from './courts.ts'
import { drawSquares, type Drawing } from './drawing.ts'
import { squareFields } from './fields.ts'

/** The halma board: sixteen by sixteen squares, with a red and a green court line in every corner. */
export const HALMA_SIZE = 16
export const HALMA_FIELDS = squareFields(HALMA_SIZE)

export const HALMA_DRAWING: Drawing = drawSquares(HALMA_FIELDS, [
  { rows: LARGE_COURT, paint: 'green' },
  { rows: SMALL_COURT, paint: 'red' },
])
