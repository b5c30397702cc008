/** Where a man or a king can go, as its owner sees it. */
export type Way =
  | 'ahead-left'
  | 'ahead-right'
  | 'back-left'
  | 'back-right'
  | 'ahead'
  | 'back'
  | 'left'
  | 'right'

export const OPPOSITE: Readonly<Record<Way, Way>> = {
  'ahead-left': 'back-right',
  'ahead-right': 'back-left',
  'back-left': 'ahead-right',
  'back-right': 'ahead-left',
  ahead: 'back',
  back: 'ahead',
  left: 'right',
  right: 'left',
}

/** The fields that are played on, numbered from 1. Field 0 is the wall around the board. */
export interface Fields {
  readonly count: number
  /** Columns and rows of the whole board. */
  readonly size: number
  /** The column of a field, 0 on White's left. */
  column(field: number): number
  /** The row of a field, 0 on Black's side. */
  row(field: number): number
  /** The fields from this one on in one direction, nearest first, as White sees it. */
  line(from: number, way: Way): number[]
  /** The field's bit in a set of fields. A step in one direction is the same number of bits from everywhere. */
  bit(field: number): number
}

const SIZE = 10
const PER_ROW = SIZE / 2
const WALL = 0

/** Columns to the right and rows away from Black. Straight lines go from dark field to dark field. */
const STEPS: Readonly<Record<Way, readonly [columns: number, rows: number]>> = {
  'ahead-left': [-1, -1],
  'ahead-right': [1, -1],
  'back-left': [-1, 1],
  'back-right': [1, 1],
  ahead: [0, -2],
  back: [0, 2],
  left: [-2, 0],
  right: [2, 0],
}

const row = (field: number): number => Math.floor((field - 1) / PER_ROW)
const column = (field: number): number => 2 * ((field - 1) % PER_ROW) + (row(field) % 2 === 0 ? 1 : 0)

const fieldAt = (column: number, row: number): number => {
  const inside = column >= 0 && column < SIZE && row >= 0 && row < SIZE
  return inside ? row * PER_ROW + Math.floor(column / 2) + 1 : WALL
}

/**
 * The fifty dark fields of a board of ten by ten, numbered as players number them: row by row from Black's
 * side, left to right as White sees it.
 */
export const DARK_FIELDS: Fields = {
  count: SIZE * PER_ROW,
  size: SIZE,
  column,
  row,
  line(from, way) {
    const [columns, rows] = STEPS[way]
    const fields: number[] = []
    for (let at = from; ; fields.push(at)) {
      at = fieldAt(column(at) + columns, row(at) + rows)
      if (at === WALL) return fields
    }
  },
  // A gap after every second row: a diagonal that runs off the board ends in it.
  bit: (field) => field - 1 + Math.floor((field - 1) / SIZE),
}
