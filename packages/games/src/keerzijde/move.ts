import type { Spot } from '@spellendoos/kernel'

/**
 * A move is a whole number: the field of the stone, and the row that it turns over. A row is in one of eight directions
 * from that field: twice the index of its line, plus one if it is behind the field.
 */
export type Move = number
export const PASS: Move = -1
export const ROWS_PER_FIELD = 8
/** Instead of one row: all that are enclosed. */
export const ALL_ROWS = 8

const FIELD_BITS = 7
const ANY_FIELD = 2 ** FIELD_BITS - 1
export const moveOf = (field: number, row: number): Move => field | (row << FIELD_BITS)
export const fieldOf = (move: Move): number => move & ANY_FIELD
export const rowOf = (move: Move): number => move >> FIELD_BITS

/** The button for passing, and its notation. */
export const PASSING: Spot = 'pass'
