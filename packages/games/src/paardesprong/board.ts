import { squares } from '@spellendoos/mechanics'

export const SIZE = 10
export const BOARD = squares(SIZE, SIZE)
export const FIELDS = SIZE * SIZE

/** The eight jumps, clockwise. */
const JUMPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const

/** The fields one jump away from each field (paardesprong.jump). */
export const REACH: readonly (readonly number[])[] = Array.from({ length: FIELDS }, (_, field) =>
  JUMPS.flatMap(([right, up]) => {
    const column = (field % SIZE) + right
    const row = Math.floor(field / SIZE) + up
    return column < 0 || column >= SIZE || row < 0 || row >= SIZE ? [] : [row * SIZE + column]
  }),
)
