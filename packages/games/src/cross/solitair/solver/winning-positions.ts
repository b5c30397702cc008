import { AFTER, CENTRE_BEFORE, count, TOUCHED } from './jumps.ts'
import { canonical } from './mirrors.ts'
import { PegSet } from './peg-set.ts'

/** The positions from which one peg can end in the centre, computed backwards from that end, one more peg each time. */

/** By number of pegs. A single peg wins in the centre, so with none round it. */
const winning: PegSet[] = []

/** Only for numbers of pegs that have been computed. */
export const isWinning = (pegs: number, left: number): boolean =>
  left === 1 ? pegs === 0 : winning[left]!.has(canonical(pegs))

export function knowUpTo(most: number): void {
  for (let left = Math.max(2, winning.length); left <= most; left++) {
    const found = new PegSet()
    const undoJumps = (pegs: number) => {
      const centre = left - 1 - count(pegs)
      for (let i = 0; i < TOUCHED.length; i++) {
        if ((pegs & TOUCHED[i]!) !== AFTER[i] || CENTRE_BEFORE[i] === centre) continue
        found.add(canonical(pegs ^ TOUCHED[i]!))
      }
    }
    if (left === 2) undoJumps(0)
    else winning[left - 1]!.forEach(undoJumps)
    winning[left] = found
  }
}
