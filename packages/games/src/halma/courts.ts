import { STAR_FIELDS, STAR_MIDDLE, type Fields } from './fields.ts'

/** The fields that a player's men start on and those that they are to reach, the rearmost first. */
export interface Side {
  readonly camp: readonly number[]
  readonly goal: readonly number[]
}

/** Fields in each row of a court, from the edge of the board: the red line, the green line, the draughtboard. */
export const SMALL_COURT = [4, 4, 3, 2]
export const LARGE_COURT = [5, 5, 4, 3, 2]
export const TRIANGLE = [4, 3, 2, 1]

/** The corners of a square board in the order of the players: below on the left, then clockwise. */
const CORNERS = [
  { right: false, up: false },
  { right: false, up: true },
  { right: true, up: true },
  { right: true, up: false },
] as const

/** The fields of a court in one corner of a board, the corner field first. */
export function courtIn(size: number, rows: readonly number[], corner: number): number[] {
  const { right, up } = CORNERS[corner]!
  return rows.flatMap((wide, deep) =>
    Array.from({ length: wide }, (_, aside) => {
      const column = right ? size - 1 - aside : aside
      const row = up ? size - 1 - deep : deep
      return row * size + column
    }),
  )
}

/** The fields between the two court lines in one corner. */
export function stripIn(size: number, corner: number): number[] {
  const small = courtIn(size, SMALL_COURT, corner)
  return courtIn(size, LARGE_COURT, corner).filter((field) => !small.includes(field))
}

/** Two players sit in opposite corners; three or four go round. */
export const cornersFor = (seats: number): readonly number[] =>
  seats <= 2 ? [0, 2].slice(0, seats) : [0, 1, 2, 3].slice(0, seats)

/**
 * Everyone goes from the court in their corner to the opposite corner, to a court of the same size unless another one
 * is given.
 */
export const acrossTheBoard = (
  seats: number,
  court: (corner: number) => readonly number[],
  goal = court,
): readonly Side[] =>
  cornersFor(seats).map((corner) => ({ camp: court(corner), goal: goal((corner + 2) % 4) }))

/**
 * The three coordinates of a hole on the star, which add up to zero: each increases towards one of the three points
 * where the men start and decreases towards the opposite point.
 */
function measures({ columns, rows }: Fields, hole: number): readonly [number, number, number] {
  const down = 8 - rows[hole]!
  const right = (columns[hole]! - STAR_MIDDLE - down) / 2
  return [down, -right - down, right]
}

/** From the middle of the star to the row before a point. */
const TO_THE_POINT = 4

/** A point's ten holes and the row of five before them, its tip first. */
function pointOfStar(axis: number, sign: 1 | -1): number[] {
  const along = (hole: number) => sign * measures(STAR_FIELDS, hole)[axis]!
  const holds = (hole: number) =>
    along(hole) >= TO_THE_POINT &&
    measures(STAR_FIELDS, hole).every((measure, i) => i === axis || sign * measure <= 0)
  return STAR_FIELDS.names
    .map((_, hole) => hole)
    .filter(holds)
    .toSorted((a, b) => along(b) - along(a))
}

/** Three players start below, on the upper left and on the upper right, and go to the opposite points. */
export const ACROSS_THE_STAR: readonly Side[] = [0, 1, 2].map((axis) => ({
  camp: pointOfStar(axis, 1),
  goal: pointOfStar(axis, -1),
}))
