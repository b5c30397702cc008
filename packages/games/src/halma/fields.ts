/** A point of the drawing on which fields are laid out: columns to the right, rows upward. */
type Step = readonly [columns: number, rows: number]

interface Spot {
  readonly name: string
  readonly column: number
  readonly row: number
}

/**
 * The fields of a board as a graph, counted from 0. The number after the last field is the wall around the board: it
 * belongs to nobody and is never free, and every direction from it leads to it again.
 */
export interface Fields {
  readonly names: readonly string[]
  /** The number of directions. */
  readonly ways: number
  /** The neighbour of a field in each direction, at `field * ways + way`. */
  readonly next: Int16Array
  /** The field directly beyond that neighbour. */
  readonly beyond: Int16Array
  /**
   * For each field a bit for every direction without a neighbour, and eight bits higher for every direction without a
   * field beyond.
   */
  readonly walls: Uint16Array
  readonly columns: readonly number[]
  readonly rows: readonly number[]
}

function connect(spots: readonly Spot[], steps: readonly Step[]): Fields {
  const wall = spots.length
  const at = new Map(spots.map(({ column, row }, field) => [`${column} ${row}`, field]))
  const lookFrom = (far: number) =>
    Int16Array.from([
      ...spots.flatMap(({ column, row }) =>
        steps.map(([columns, rows]) => at.get(`${column + far * columns} ${row + far * rows}`) ?? wall),
      ),
      ...steps.map(() => wall),
    ])
  const next = lookFrom(1)
  const beyond = lookFrom(2)
  const ways = steps.length
  const wallsAround = (field: number) =>
    steps.reduce((bits, _, way) => {
      const near = next[field * ways + way] === wall ? 1 << way : 0
      const far = beyond[field * ways + way] === wall ? 1 << (way + 8) : 0
      return bits | near | far
    }, 0)
  return {
    names: spots.map(({ name }) => name),
    ways,
    next,
    beyond,
    walls: Uint16Array.from(spots, (_, field) => wallsAround(field)),
    columns: spots.map(({ column }) => column),
    rows: spots.map(({ row }) => row),
  }
}

/** The letter of a column or row, from a. */
const letter = (i: number): string => String.fromCharCode(97 + i)

const EIGHT_WAYS: readonly Step[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]

/** A square board: columns a, b, c … from the left, rows 1, 2, 3 … from below. */
export const squareFields = (size: number): Fields =>
  connect(
    Array.from({ length: size * size }, (_, field) => {
      const column = field % size
      const row = Math.floor(field / size)
      return { name: `${letter(column)}${row + 1}`, column, row }
    }),
    EIGHT_WAYS,
  )

/** Holes in each row of the star, from above. */
const STAR_ROWS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]
/** Half holes from the left edge of the star to its middle. */
export const STAR_MIDDLE = 12

/** Columns are half holes: holes of every second row are between those of the neighbouring rows. */
const SIX_WAYS: readonly Step[] = [
  [1, 1],
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
]

/** The six-pointed star of 121 holes: rows a to q from above, holes 1, 2, 3 … from the left. */
export const STAR_FIELDS: Fields = connect(
  STAR_ROWS.flatMap((holes, row) =>
    Array.from({ length: holes }, (_, i) => ({
      name: `${letter(row)}${i + 1}`,
      column: STAR_MIDDLE - (holes - 1) + 2 * i,
      row: STAR_ROWS.length - 1 - row,
    })),
  ),
  SIX_WAYS,
)

/** The field of that name, or −1. */
export const fieldCalled = (fields: Fields, name: string): number => fields.names.indexOf(name)

/** The fewest steps from every field to the nearest of these; the wall is far from everything. */
export function stepsTo({ names, ways, next }: Fields, goal: readonly number[]): Int16Array {
  const wall = names.length
  const steps = new Int16Array(wall + 1).fill(-1)
  steps[wall] = wall
  for (const field of goal) steps[field] = 0
  let reached = [...goal]
  for (let far = 1; reached.length > 0; far++) {
    const around = reached.flatMap((field) => [...next.subarray(field * ways, (field + 1) * ways)])
    reached = [...new Set(around)].filter((field) => steps[field] === -1)
    for (const field of reached) steps[field] = far
  }
  return steps
}
