import { CENTRE, POINTS } from '../../board.ts'

/**
 * If the board is coloured with three colours along the diagonals, in either direction, every jump touches each colour
 * once. So the parity of the number of pegs of each colour changes with every jump, and a position whose parities do
 * not lead to one peg in the centre is hopeless, however many pegs it has.
 */
const COLOURS: readonly ((hole: number) => number)[] = [
  (hole) => (POINTS[hole]!.row + POINTS[hole]!.col) % 3,
  (hole) => (POINTS[hole]!.row - POINTS[hole]!.col + 6) % 3,
]

/** Whether the colours allow one peg to end in the centre. */
export function coloursFit(holes: readonly number[], left: number): boolean {
  return COLOURS.every((colourOf) => {
    const odd = [left - 1, left - 1, left - 1]
    odd[colourOf(CENTRE)]!++
    for (const [hole, peg] of holes.entries()) if (peg > 0) odd[colourOf(hole)]!++
    return odd.every((count) => count % 2 === 0)
  })
}
