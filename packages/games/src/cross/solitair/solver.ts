import type { Solution } from '@spellendoos/kernel'
import { POINTS } from '../board.ts'
import { bergholt } from './solver/bergholt.ts'
import { coloursFit } from './solver/colours.ts'
import { canJump, count, TOUCHED } from './solver/jumps.ts'
import { BIT, canonical } from './solver/mirrors.ts'
import { PegSet } from './solver/peg-set.ts'
import { tooPoor } from './solver/resources.ts'
import { shortest, type ShortestSolution } from './solver/shortest.ts'
import { isWinning, knowUpTo } from './solver/winning-positions.ts'
import { JUMPS, nameOf, type Pegs } from './rules.ts'

/**
 * Solves solitair exactly. The positions from which one peg can end in the centre are computed backwards from that end,
 * one more peg each time; from the current position, jumps are searched forwards until one of those is reached. Then
 * the solution with the fewest moves is searched, as long as that is quick.
 */

/**
 * When to compute one more step backwards: after this many positions were searched in vain. Each attempt begins with
 * another jump, because an order that fails is rarely the only one.
 */
const STEPS = [
  { known: 9, tries: 2_000, first: 0 },
  { known: 11, tries: 10_000, first: 19 },
  { known: 12, tries: 30_000, first: 38 },
  { known: 12, tries: 90_000, first: 57 },
  { known: 12, tries: Infinity, first: 0 },
] as const

/** Searches all jumps from a position, at most this many positions. */
class Search {
  readonly #known: number
  readonly #tries: number
  readonly #first: number
  #tried = 0
  /** Positions without a solution, by number of pegs: what one search proved, the next need not repeat. */
  readonly #hopeless: readonly PegSet[]

  constructor({ known, tries, first }: (typeof STEPS)[number], hopeless: readonly PegSet[]) {
    this.#hopeless = hopeless
    this.#known = known
    this.#tries = tries
    this.#first = first
    knowUpTo(known)
  }

  /** The first jump that wins, or `NONE`; `undefined` if the limit was reached before it is known. */
  winner(pegs: number, left: number): number | undefined {
    const centre = left - count(pegs)
    for (let nth = 0; nth < TOUCHED.length; nth++) {
      const i = (nth + this.#first) % TOUCHED.length
      if (!canJump(i, pegs, centre)) continue
      const wins = this.#wins(pegs ^ TOUCHED[i]!, left - 1)
      if (wins !== false) return wins === true ? i : undefined
    }
    return NONE
  }

  #wins(pegs: number, left: number): boolean | undefined {
    if (left <= this.#known) return isWinning(pegs, left)
    if (tooPoor(pegs, left - count(pegs))) return false
    const same = canonical(pegs)
    if (this.#hopeless[left]!.has(same)) return false
    if (++this.#tried > this.#tries) return undefined
    const jump = this.winner(pegs, left)
    if (jump === NONE) this.#hopeless[left]!.add(same)
    return jump === undefined ? undefined : jump !== NONE
  }
}

const NONE = -1

function winner(pegs: number, left: number): number {
  const hopeless = Array.from({ length: POINTS.length }, () => new PegSet())
  for (const step of STEPS) {
    const jump = new Search(step, hopeless).winner(pegs, left)
    if (jump !== undefined) return jump
  }
  return NONE
}

/** Whether one peg can still end in the centre, and the next jump of a solution, the shortest if known. */
export function solve({ holes, left, last }: Pegs): Solution {
  const pegs = holes.reduce((bits, peg, hole) => (peg > 0 ? bits | BIT[hole]! : bits), 0)
  if (left === 1) return pegs === 0 ? { solvable: true, fewest: 0 } : { solvable: false }
  const line = bergholt(pegs, last)
  if (line !== undefined) return along(line)
  const jump = coloursFit(holes, left) ? winner(pegs, left) : NONE
  return jump === NONE ? { solvable: false } : along(shortest(pegs, left, last) ?? { jump })
}

function along({ jump, moves }: Pick<ShortestSolution, 'jump'> & Partial<ShortestSolution>): Solution {
  const { from, to } = JUMPS[jump]!
  const move = `${nameOf(from)}-${nameOf(to)}`
  return moves === undefined ? { solvable: true, move } : { solvable: true, move, fewest: moves }
}
