import { squares } from '@spellendoos/mechanics'

/** The halma board: sixteen by sixteen fields. */
export const SIZE = 16
export const BOARD = squares(SIZE, SIZE)
export const FIELDS = SIZE * SIZE

/** The eight directions from a field; opposite ones are four apart. */
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const
export const WAYS = STEPS.length
export const OPPOSITE = WAYS / 2

/** The neighbour in each direction, eight numbers a field; −1 beyond the edge. */
export const NEXT = new Int16Array(FIELDS * WAYS).fill(-1)
for (let field = 0; field < FIELDS; field++) {
  for (const [way, [right, up]] of STEPS.entries()) {
    const column = (field % SIZE) + right
    const row = Math.floor(field / SIZE) + up
    if (column < 0 || column >= SIZE || row < 0 || row >= SIZE) continue
    NEXT[field * WAYS + way] = row * SIZE + column
  }
}

/** The fields around each field. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: FIELDS }, (_, field) =>
  [...NEXT.subarray(field * WAYS, (field + 1) * WAYS)].filter((next) => next >= 0),
)
