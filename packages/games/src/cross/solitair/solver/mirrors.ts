import { CENTRE, pointAt, POINTS } from '../../board.ts'

/**
 * Pegs as bits: the 32 holes round the centre, in reading order. Rotations and reflections of the cross leave the
 * centre where it is, so it is not included.
 */
export const AROUND: readonly number[] = [...POINTS.keys()].filter((hole) => hole !== CENTRE)
/** The bit of each hole; the centre has none. */
export const BIT: readonly number[] = POINTS.map((_, hole) =>
  hole === CENTRE ? 0 : 1 << AROUND.indexOf(hole),
)

export const TURNS = 8
const BYTES = 4
const BYTE = 256

/** Where each hole is moved to: reflected vertically, horizontally, along the diagonal, and all combinations. */
export const turned = (turn: number, hole: number): number => {
  const { row, col } = POINTS[hole]!
  const down = (turn & 1) === 0 ? row : 6 - row
  const right = (turn & 2) === 0 ? col : 6 - col
  return (turn & 4) === 0 ? pointAt(down, right) : pointAt(right, down)
}

/** For every symmetry and every byte of pegs: the transformed pegs. */
const TURNED = new Int32Array(TURNS * BYTES * BYTE)
for (let turn = 0; turn < TURNS; turn++) {
  const to = AROUND.map((hole) => BIT[turned(turn, hole)]!)
  for (let byte = 0; byte < BYTES; byte++) {
    const at = (turn * BYTES + byte) * BYTE
    for (let pegs = 1; pegs < BYTE; pegs++) {
      const lowest = pegs & -pegs
      TURNED[at + pegs] = TURNED[at + (pegs ^ lowest)]! | to[byte * 8 + 31 - Math.clz32(lowest)]!
    }
  }
}

/** A key that is the same for all rotations and reflections of a position. */
export function canonical(pegs: number): number {
  const first = pegs & 255
  const second = 256 + ((pegs >>> 8) & 255)
  const third = 512 + ((pegs >>> 16) & 255)
  const fourth = 768 + (pegs >>> 24)
  let least = pegs
  for (let at = 1024; at < 8192; at += 1024) {
    const image = TURNED[at + first]! | TURNED[at + second]! | TURNED[at + third]! | TURNED[at + fourth]!
    if (image < least) least = image
  }
  return least
}
