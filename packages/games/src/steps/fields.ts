/** Columns to the right and rows down, as seen by the player at the bottom of the drawing. */
export type Direction = readonly [columns: number, rows: number]

export const AHEAD_LEFT: Direction = [-1, -1]
export const AHEAD_RIGHT: Direction = [1, -1]
export const BACK_LEFT: Direction = [-1, 1]
export const BACK_RIGHT: Direction = [1, 1]
export const DIAGONALS: readonly Direction[] = [AHEAD_LEFT, AHEAD_RIGHT, BACK_LEFT, BACK_RIGHT]

export const SIZE = 10
const PER_ROW = SIZE / 2
/** The fields of one colour, counted from 1, row by row from the top and from left to right. */
export const FIELDS = SIZE * PER_ROW
/** What is beyond the edge. */
export const EDGE = 0

/** The fields of one colour on a board of ten by ten, and their names. */
export interface Fields {
  column(field: number): number
  /** 0 at the top. */
  row(field: number): number
  /** The next field on a diagonal, or EDGE. */
  next(field: number, way: Direction): number
  name(field: number): string
  /** The field of that name; `undefined` if there is none, or if it is not played on. */
  called(name: string): number | undefined
  /** Whether this is the name of a field, on the board or not. */
  readonly shape: RegExp
}

const row = (field: number): number => Math.floor((field - 1) / PER_ROW)
const LETTERS = 'abcdefghij'

/** `first`: the column in which the topmost row begins. */
function coloured(first: 0 | 1, shape: RegExp, nameAt: (column: number, row: number) => string): Fields {
  const column = (field: number): number => {
    const shifted = row(field) % 2 === 0 ? first : 1 - first
    return 2 * ((field - 1) % PER_ROW) + shifted
  }
  const at = (column: number, row: number): number => {
    const inside = column >= 0 && column < SIZE && row >= 0 && row < SIZE
    return inside ? row * PER_ROW + Math.floor(column / 2) + 1 : EDGE
  }
  const names = Array.from({ length: FIELDS }, (_, i) => nameAt(column(i + 1), row(i + 1)))
  const byName = new Map(names.map((name, i) => [name, i + 1]))
  return {
    column,
    row,
    next: (field, [columns, rows]) => at(column(field) + columns, row(field) + rows),
    name: (field) => names[field - 1]!,
    called: (name) => byName.get(name),
    shape,
  }
}

const lettered = (column: number, row: number): string => `${LETTERS[column]}${SIZE - row}`
const LETTERED = /[a-j](?:10|[1-9])/

/** The dark fields as draughts players number them: 1 to 50, row by row from the top. */
export const NUMBERED_DARK: Fields = coloured(1, /\d{1,3}/, (column, row) =>
  String(row * PER_ROW + Math.floor(column / 2) + 1),
)
/** The dark fields by column and row, a1 at the bottom left. */
export const LETTERED_DARK: Fields = coloured(1, LETTERED, lettered)
/** The light fields by column and row, b1 the first of the bottom row. */
export const LETTERED_LIGHT: Fields = coloured(0, LETTERED, lettered)
