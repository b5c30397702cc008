import { squares } from '@spellendoos/mechanics'

/** The draughtboard, all hundred fields of it. */
export const SIZE = 10
export const BOARD = squares(SIZE, SIZE)
export const FIELDS = SIZE * SIZE

/** What is on a field: nothing, or a stone that shows this seat's colour. */
export const FREE = 0
export type Colour = 0 | 1 | 2
export const colourOf = (seat: number): Colour => (seat === 0 ? 1 : 2)

/**
 * The board is read as 58 lines: rows, columns and both kinds of diagonals, each a whole number with a digit to base
 * three for every field. So one lookup gives everything that a stone on that line would enclose.
 */
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const
export const LINES_PER_FIELD = WAYS.length

/** The fields of each line, from its first end on. */
const lines: number[][] = []
/** The lines through a field, and the field's index on each of them, four numbers a field. */
export const LINE_OF = new Int32Array(FIELDS * LINES_PER_FIELD)
export const PLACE_OF = new Int32Array(FIELDS * LINES_PER_FIELD)
/** The weight of that field's digit. */
export const WORTH_OF = new Int32Array(FIELDS * LINES_PER_FIELD)

const isOn = (column: number, row: number): boolean => column >= 0 && column < SIZE && row >= 0 && row < SIZE

for (const [way, [right, up]] of WAYS.entries()) {
  for (let field = 0; field < FIELDS; field++) {
    const column = field % SIZE
    const row = Math.floor(field / SIZE)
    if (isOn(column - right, row - up)) continue
    const line: number[] = []
    for (let i = 0; isOn(column + i * right, row + i * up); i++) {
      const each = (row + i * up) * SIZE + column + i * right
      LINE_OF[each * LINES_PER_FIELD + way] = lines.length
      PLACE_OF[each * LINES_PER_FIELD + way] = i
      WORTH_OF[each * LINES_PER_FIELD + way] = 3 ** i
      line.push(each)
    }
    lines.push(line)
  }
}

export const LINES = lines.length
/** The field at each index of each line, ten numbers a line. */
export const FIELD_AT = new Int32Array(LINES * SIZE)
/** The indexes of each line, a bit for each, twice: for both directions along it. */
export const PLACES_ON = new Int32Array(LINES)
for (const [line, fields] of lines.entries()) {
  fields.forEach((field, place) => (FIELD_AT[line * SIZE + place] = field))
  PLACES_ON[line] = (2 ** fields.length - 1) * (1 + 2 ** SIZE)
}

/**
 * For each colour and each line: the free indexes where a stone encloses. The lower ten bits are for rows of stones
 * before the index, the upper ten for those after it.
 */
export const ENCLOSING: readonly Int32Array[] = [Int32Array.of(), enclosing(1), enclosing(2)]

function enclosing(own: Colour): Int32Array {
  const table = new Int32Array(3 ** SIZE)
  const digits = new Int8Array(SIZE)
  for (let line = 0; line < table.length; line++) {
    for (let place = 0, rest = line; place < SIZE; place++, rest = Math.floor(rest / 3))
      digits[place] = rest % 3
    table[line] = rowEnds(digits, own, 0, 1) | (rowEnds(digits, own, SIZE - 1, -1) << SIZE)
  }
  return table
}

/** The free indexes at the end of a row of the other colour's stones that begins next to a stone of one's own. */
function rowEnds(digits: Int8Array, own: Colour, first: number, step: number): number {
  let found = 0
  let begun = false
  let row = 0
  for (let place = first; place >= 0 && place < SIZE; place += step) {
    const digit = digits[place]!
    if (digit !== FREE && digit !== own) {
      row++
      continue
    }
    if (digit === FREE && begun && row > 0) found |= 1 << place
    begun = digit === own
    row = 0
  }
  return found
}
