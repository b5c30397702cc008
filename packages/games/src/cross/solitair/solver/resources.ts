import { CENTRE } from '../../board.ts'
import { AROUND, TURNS, turned } from './mirrors.ts'

/**
 * Resource counts ('pagoda functions'): values for the holes such that no jump increases the sum over the pegs. If the
 * sum is below the value of the centre, one peg can never end there. These recognise most hopeless positions quickly.
 */
export const RESOURCES: readonly (readonly number[])[] = [
  [-1, 0, -1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, -1, 0, -1],
  [-1, 0, -1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, -1, 0, -1],
  [-1, 0, -1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, -1, 0, -1],
  [-2, 0, -2, 2, 1, 2, -1, 1, 0, 1, 0, 1, -1, 0, 2, 2, 2, 2, 0, 2, -1, 1, 0, 1, 0, 1, -1, 2, 1, 2, -2, 0, -2],
  [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
  [-2, 0, -2, 2, 1, 2, -1, 1, 0, 1, 0, 1, -1, 1, 1, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, -2, 0, -2],
  [-1, 1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0],
  [-1, 0, -1, 1, 1, 1, -1, 1, 0, 1, 0, 1, -1, 0, 1, 1, 2, 1, 1, 0, -1, 1, 0, 1, 1, 2, -1, 1, 1, 0, -1, 2, 1],
]

const BYTES = 4
const BYTE = 256

/** Every count in every orientation, each once. */
const COUNTS = [
  ...new Map(
    RESOURCES.flatMap((values) =>
      Array.from({ length: TURNS }, (_, turn) => values.map((_, hole) => values[turned(turn, hole)]!)),
    ).map((values) => [values.join(), values]),
  ).values(),
]
const CENTRES = Int8Array.from(COUNTS, (values) => values[CENTRE]!)

/** For every count and every byte of pegs round the centre: their sum. */
const SUMS = new Int8Array(COUNTS.length * BYTES * BYTE)
COUNTS.forEach((values, nth) => {
  for (let byte = 0; byte < BYTES; byte++) {
    const at = (nth * BYTES + byte) * BYTE
    for (let pegs = 1; pegs < BYTE; pegs++) {
      const lowest = pegs & -pegs
      SUMS[at + pegs] = SUMS[at + (pegs ^ lowest)]! + values[AROUND[byte * 8 + 31 - Math.clz32(lowest)]!]!
    }
  }
})

/** Whether some count is too low for one peg ever to end in the centre. */
export function tooPoor(pegs: number, centre: number): boolean {
  const first = pegs & 255
  const second = 256 + ((pegs >>> 8) & 255)
  const third = 512 + ((pegs >>> 16) & 255)
  const fourth = 768 + (pegs >>> 24)
  for (let nth = 0; nth < CENTRES.length; nth++) {
    const at = nth * 1024
    const sum = SUMS[at + first]! + SUMS[at + second]! + SUMS[at + third]! + SUMS[at + fourth]!
    if (sum < CENTRES[nth]! * (1 - centre)) return true
  }
  return false
}
