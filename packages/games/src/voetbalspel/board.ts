import type { Seat } from '@spellendoos/kernel'

/**
 * A field of the pitch: its row times fifteen plus its column. Rows 1 to 21 are the pitch; rows 0 and 22 contain the
 * goals, three fields each, behind the goal lines.
 */
export type Field = number

export const COLUMNS = 15
export const ROWS = 21
/** The number of fields, including the two rows of the goals. */
export const FIELDS = COLUMNS * (ROWS + 2)
const fieldAt = (column: number, row: number): Field => row * COLUMNS + column
export const columnOf = (field: Field): number => field % COLUMNS
export const rowOf = (field: Field): number => Math.floor(field / COLUMNS)

const LETTERS = 'abcdefghijklmno'
/** The name of every field, e.g. `h11`; the goals are `g0` to `i0` and `g22` to `i22`. */
export const NAMES: readonly string[] = Array.from(
  { length: FIELDS },
  (_, field) => `${LETTERS[columnOf(field)]!}${rowOf(field)}`,
)
export const NOWHERE: Field = -1
/** The field with this name; NOWHERE if there is none. */
export const fieldNamed = (name: string): Field => {
  const field = NAMES.indexOf(name)
  return isPitch(field) || isGoal(field) ? field : NOWHERE
}
const named = (...names: string[]): Field[] => names.map((name) => NAMES.indexOf(name))

/** The same field for the other side: rotated by half a turn. */
export const mirror = (field: Field): Field => FIELDS - 1 - field
/** The field as the side of this seat sees it, whose own goal line is row 1. */
export const asSeenBy = (seat: Seat, field: Field): Field => (seat === 0 ? field : mirror(field))

const GOAL_FROM = 6
const GOAL_TO = 8
/** voetbalspel.pitch: columns g, h and i. */
export const isGoalColumn = (field: Field): boolean =>
  columnOf(field) >= GOAL_FROM && columnOf(field) <= GOAL_TO
export const isPitch = (field: Field): boolean => field >= COLUMNS && field < FIELDS - COLUMNS
export const isGoal = (field: Field): boolean =>
  field >= 0 && field < FIELDS && !isPitch(field) && isGoalColumn(field)

export const HALFWAY = 11
/** How far a field is from the seat's own goal line, which is row 1. */
export const ownRow = (seat: Seat, field: Field): number => rowOf(asSeenBy(seat, field))
export const isOwnGoalLine = (seat: Seat, field: Field): boolean => ownRow(seat, field) === 1

/** voetbalspel.areas: columns d to l, five rows deep. */
const isInLowerArea = (field: Field): boolean =>
  rowOf(field) >= 1 && rowOf(field) <= 5 && columnOf(field) >= 3 && columnOf(field) <= 11
/** Whether a field is in the penalty area in front of this seat's own goal, by seat and field. */
const AREAS: readonly (readonly boolean[])[] = [0, 1].map((seat) =>
  NAMES.map((_, field) => isInLowerArea(asSeenBy(seat, field))),
)
export const isInArea = (seat: Seat, field: Field): boolean => AREAS[seat]![field] === true
/** Where the seat takes its penalties: in front of the other goal. */
export const SPOTS: readonly Field[] = named('h18', 'h4')

/** voetbalspel.circle: within two rows and two columns of h11, without the four corners of that square. */
export const isInCircle = (field: Field): boolean => {
  const across = Math.abs(columnOf(field) - 7)
  const along = Math.abs(rowOf(field) - HALFWAY)
  return across <= 2 && along <= 2 && across + along < 4
}

/** The flag nearest to a field on the other side's goal line. */
export const flagNear = (seat: Seat, field: Field): Field =>
  fieldAt(columnOf(field) < 7 ? 0 : COLUMNS - 1, seat === 0 ? ROWS : 1)

/** The eight directions, clockwise from row 1 towards row 21. */
const STEPS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const
export type Direction = number
const UP = 0
/** A direction from this seat's point of view: forward is towards the other goal, left and right accordingly. */
const turned = (seat: Seat, eighths: number): Direction => (UP + eighths + 4 * seat) % 8
const bySeat = (eighths: number): readonly Direction[] => [turned(0, eighths), turned(1, eighths)]
export const FORWARD = bySeat(0)
export const FORWARD_RIGHT = bySeat(1)
export const RIGHT = bySeat(2)
export const BACK = bySeat(4)
export const LEFT = bySeat(6)
export const FORWARD_LEFT = bySeat(7)

function ray(field: Field, [across, along]: (typeof STEPS)[number]): Field[] {
  const fields: Field[] = []
  if (!isPitch(field)) return fields
  let column = columnOf(field) + across
  let row = rowOf(field) + along
  while (column >= 0 && column < COLUMNS && isPitch(fieldAt(column, row))) {
    fields.push(fieldAt(column, row))
    column += across
    row += along
  }
  const behind = fieldAt(column, row)
  if (column >= 0 && column < COLUMNS && isGoal(behind)) fields.push(behind)
  return fields
}
/** All fields in a line from a field, nearest first, by direction and field; a goal field may end it. */
export const RAYS: readonly (readonly (readonly Field[])[])[] = STEPS.map((step) =>
  NAMES.map((_, field) => ray(field, step)),
)

/** The number of steps, straight, sideways or diagonal, between two fields. */
export const distance = (a: Field, b: Field): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)))

export type Special = 'green' | 'black' | 'red' | 'blue' | 'forward-2' | 'left-3' | 'right-3'
/** voetbalspel.coloured-squares: those that count for the seat that plays towards row 21. */
const LOWER_SEAT: readonly (readonly [Special, readonly Field[]])[] = [
  ['black', named('e19', 'k19')],
  ['green', named('c21', 'e21', 'k21', 'm21')],
  ['red', named('c14', 'h15', 'm14', 'f20')],
  ['blue', named('e13', 'k13', 'b17', 'n17')],
  ['forward-2', named('d15', 'l15')],
  ['left-3', named('g13')],
  ['right-3', named('i13')],
]
/** The effect of a field on the men of a seat, by seat and field: none in their own half. */
const SPECIALS: readonly (readonly (Special | undefined)[])[] = [0, 1].map((seat) => {
  const specials = new Array<Special | undefined>(FIELDS).fill(undefined)
  for (const [special, fields] of LOWER_SEAT)
    for (const field of fields) specials[asSeenBy(seat, field)] = special
  return specials
})
export const specialFor = (seat: Seat, field: Field): Special | undefined => SPECIALS[seat]![field]
