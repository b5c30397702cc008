import { pointAt, POINTS } from '../../board.ts'
import { JUMPS } from '../rules.ts'
import { canJump, count, TOUCHED } from './jumps.ts'
import { BIT } from './mirrors.ts'
import { tooPoor } from './resources.ts'
import { isWinning, knowUpTo } from './winning-positions.ts'

/**
 * The fewest moves to the goal, where jumps in a row with one peg are one move. The limit is increased by one move each
 * time. A line is given up if more regions are full than moves are left: no peg of a full region can be jumped before a
 * peg has left it, so each full region costs a move that begins in it, except for the region of the peg that may
 * continue.
 */

/** With this many pegs the answer is looked up instead of searched. */
const KNOWN = 10
/** With more pegs it would take too long; with fewer, this many attempts take a fraction of a second. */
const MOST = 22
const PATIENCE = 60_000

/** The corners of the arms, and the three holes round each inner corner of the cross. */
export const REGIONS: readonly (readonly number[])[] = POINTS.flatMap(({ row, col }) => {
  const [atRim, atSide] = [row % 6 === 0, col % 6 === 0]
  if ((atRim && col !== 3) || (atSide && row !== 3)) return [[pointAt(row, col)]]
  if ((row !== 2 && row !== 4) || (col !== 2 && col !== 4)) return []
  return [[pointAt(row, col), pointAt(row - Math.sign(3 - row), col), pointAt(row, col - Math.sign(3 - col))]]
})
const REGION_BITS = Int32Array.from(REGIONS, (holes) => holes.reduce((bits, hole) => bits | BIT[hole]!, 0))

/** A lower bound for the number of moves. */
function least(pegs: number, last: number): number {
  const at = last < 0 ? 0 : BIT[last]!
  let moves = 0
  for (let i = 0; i < REGION_BITS.length; i++) {
    const region = REGION_BITS[i]!
    if ((pegs & region) === region && (region & at) === 0) moves++
  }
  return moves
}

/** The number of moves, and the first jump. */
export interface ShortestSolution {
  readonly moves: number
  readonly jump: number
}

class Search {
  #tries = PATIENCE
  /** For positions and the peg that may continue: this many moves are too few. */
  readonly #tooFew = new Map<number, number>()
  #jump = -1

  find(pegs: number, left: number, last: number): ShortestSolution | undefined {
    for (let moves = least(pegs, last); this.#tries > 0; moves++) {
      if (this.#wins(pegs, left, last, moves)) return { moves, jump: this.#jump }
    }
    return undefined
  }

  #wins(pegs: number, left: number, last: number, moves: number): boolean {
    if (left === 1) return pegs === 0
    if (least(pegs, last) > moves) return false
    const centre = left - count(pegs)
    if (left <= KNOWN ? !isWinning(pegs, left) : tooPoor(pegs, centre)) return false
    const key = (pegs >>> 0) * 64 + last + 1
    const tooFew = this.#tooFew.get(key)
    if (tooFew !== undefined && tooFew >= moves) return false
    if (--this.#tries < 0) return false
    for (let i = 0; i < TOUCHED.length; i++) {
      const { from, to } = JUMPS[i]!
      const cost = from === last ? 0 : 1
      if (cost > moves || !canJump(i, pegs, centre)) continue
      if (this.#wins(pegs ^ TOUCHED[i]!, left - 1, to, moves - cost)) {
        this.#jump = i
        return true
      }
    }
    this.#tooFew.set(key, moves)
    return false
  }
}

/** A shortest solution of a position that can be solved; `undefined` if it takes too long to find. */
export function shortest(pegs: number, left: number, last: number): ShortestSolution | undefined {
  if (left > MOST) return undefined
  knowUpTo(KNOWN)
  return new Search().find(pegs, left, last)
}
