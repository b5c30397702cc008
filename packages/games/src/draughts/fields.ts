/** The directions of men and kings, as their owner sees them. */
export type Direction =
  | 'ahead-left'
  | 'ahead-right'
  | 'back-left'
  | 'back-right'
  | 'ahead'
  | 'back'
  | 'left'
  | 'right'

export const OPPOSITE: Readonly<Record<Direction, Direction>> = {
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
  /** The fields from this one in one direction, nearest first, as White sees it. */
  line(from: number, way: Direction): number[]
  /**
   * The field's bit in a set of fields. A step in one direction is a shift by the same number of bits from everywhere.
   */
  bit(field: number): number
}

const SIZE = 10
const WALL = 0

/** Columns to the right and rows away from Black. */
const STEPS: Readonly<Record<Direction, readonly [columns: number, rows: number]>> = {
  'ahead-left': [-1, -1],
  'ahead-right': [1, -1],
  'back-left': [-1, 1],
  'back-right': [1, 1],
  ahead: [0, -1],
  back: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

export const isStraight = (way: Direction): boolean => STEPS[way].includes(0)

export const DIAGONALS: readonly Direction[] = ['ahead-left', 'ahead-right', 'back-left', 'back-right']
export const STRAIGHTS: readonly Direction[] = ['ahead', 'back', 'left', 'right']
export const ALL_WAYS: readonly Direction[] = [...DIAGONALS, ...STRAIGHTS]

/** A board of ten by ten, on which all fields or only the dark ones are played on. */
function fieldsOf(which: 'all' | 'dark', bit: Fields['bit']): Fields {
  // From a dark field straight on, every second field is dark.
  const apart = which === 'dark' ? 2 : 1
  const perRow = SIZE / apart
  const row = (field: number): number => Math.floor((field - 1) / perRow)
  const column = (field: number): number =>
    apart * ((field - 1) % perRow) + (which === 'dark' && row(field) % 2 === 0 ? 1 : 0)
  const fieldAt = (column: number, row: number): number => {
    const inside = column >= 0 && column < SIZE && row >= 0 && row < SIZE
    return inside ? row * perRow + Math.floor(column / apart) + 1 : WALL
  }
  return {
    count: SIZE * perRow,
    size: SIZE,
    column,
    row,
    line(from, way) {
      const [columns, rows] = STEPS[way]
      const far = isStraight(way) ? apart : 1
      const fields: number[] = []
      for (let at = from; ; fields.push(at)) {
        at = fieldAt(column(at) + far * columns, row(at) + far * rows)
        if (at === WALL) return fields
      }
    },
    bit,
  }
}

/**
 * The fifty dark fields of the board, numbered as players number them: row by row from Black's side, left to right as
 * White sees it.
 */
export const DARK_FIELDS = fieldsOf(
  'dark',
  // A gap after every second row: a diagonal that leaves the board ends in it.
  (field) => field - 1 + Math.floor((field - 1) / SIZE),
)

/** All hundred fields, numbered in the same order. */
export const ALL_FIELDS = fieldsOf('all', (field) => field - 1)
