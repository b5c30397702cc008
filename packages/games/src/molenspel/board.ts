/**
 * The board: three squares, one inside the other, joined across the middles of their sides. A set of points is one
 * whole number with a bit for each point, so that questions about stones are bit operations.
 */
export type Point = number
export type Points = number

/** The 24 points, by column. */
export const POINTS: readonly string[] =
  'a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7'.split(' ')
/** The same points as rows, top row first: the order in which the board is read and drawn. */
export const ROWS: readonly (readonly Point[])[] = [7, 6, 5, 4, 3, 2, 1].map((row) =>
  [...POINTS.keys()].filter((point) => Number(POINTS[point]![1]) === row),
)

export const ALL: Points = 2 ** POINTS.length - 1
export const only = (point: Point): Points => 1 << point
export const pointCalled = (name: string): Point | undefined => {
  const point = POINTS.indexOf(name)
  return point < 0 ? undefined : point
}

/**
 * Every third point, by column and by row, begins a new line, because column d and row 4 are interrupted in the middle.
 */
const inThrees = (points: readonly Point[]): Point[][] =>
  points.flatMap((_, i) => (i % 3 === 0 ? [points.slice(i, i + 3)] : []))

/** The sixteen lines of three points, each from end to end. */
export const LINES: readonly (readonly Point[])[] = [
  ...inThrees([...POINTS.keys()]),
  ...inThrees(ROWS.toReversed().flat()),
]

const together = (points: readonly Point[]): Points => points.reduce((all, point) => all | only(point), 0)
const MILLS: readonly Points[] = LINES.map(together)

/** The other two points of each point's line along its column, and along its row. */
const others = (lines: readonly (readonly Point[])[], point: Point): Points =>
  together(lines.find((line) => line.includes(point))!.filter((each) => each !== point))
const IN_COLUMN: readonly Points[] = [...POINTS.keys()].map((point) => others(LINES.slice(0, 8), point))
const IN_ROW: readonly Points[] = [...POINTS.keys()].map((point) => others(LINES.slice(8), point))

/** The points one step away along a line. */
export const NEIGHBOURS: readonly Points[] = [...POINTS.keys()].map((point) =>
  together(
    LINES.filter((line) => line.includes(point)).flatMap((line) =>
      line[1] === point ? [line[0]!, line[2]!] : [line[1]!],
    ),
  ),
)

/** Whether a stone on this point is in a mill, given the stones of its colour on the other points. */
export function makesMill(stones: Points, point: Point): boolean {
  const column = IN_COLUMN[point]!
  const row = IN_ROW[point]!
  return (stones & column) === column || (stones & row) === row
}

/** The stones of one colour that are in mills. */
export function inMills(stones: Points): Points {
  let found = 0
  for (let i = 0; i < MILLS.length; i++) {
    const mill = MILLS[i]!
    if ((stones & mill) === mill) found |= mill
  }
  return found
}

/** The lowest point of a set that is not empty. */
export const lowest = (points: Points): Point => 31 - Math.clz32(points & -points)

/** How many points are in a set. */
export function count(points: Points): number {
  let rest = points - ((points >> 1) & 0x555555)
  rest = (rest & 0x333333) + ((rest >> 2) & 0x333333)
  rest = (rest + (rest >> 4)) & 0x0f0f0f
  return (rest + (rest >> 8) + (rest >> 16)) & 0x1f
}
