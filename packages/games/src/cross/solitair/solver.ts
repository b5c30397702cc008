import type { Solution } from '@spellendoos/kernel'
import { CENTRE, POINTS } from '../board.ts'
import { BIT, canonical } from './solver/mirrors.ts'
import { PegSet } from './solver/peg-set.ts'
import { tooPoor } from './solver/resources.ts'
import { JUMPS, nameOf, type Pegs } from './rules.ts'

/*
 * Solves solitair exactly. The positions from which one peg can end in the centre are counted back from that
 * end, a peg more each time; from the position itself jumps are tried until one of those is met. A position is
 * the pegs round the centre: as the number of pegs is known, so is the centre.
 */

/**
 * How far is counted back, in steps: the next one is taken when so many positions were tried in vain. Each
 * begins with another jump, for where one order goes astray another seldom does.
 */
const STEPS = [
  { known: 9, tries: 2_000, first: 0 },
  { known: 11, tries: 10_000, first: 19 },
  { known: 12, tries: 30_000, first: 38 },
  { known: 12, tries: 90_000, first: 57 },
  { known: 12, tries: Infinity, first: 0 },
] as const

const TOUCHED = Int32Array.from(JUMPS, ({ from, over, to }) => BIT[from]! | BIT[over]! | BIT[to]!)
const BEFORE = Int32Array.from(JUMPS, ({ from, over }) => BIT[from]! | BIT[over]!)
const AFTER = Int32Array.from(JUMPS, ({ to }) => BIT[to]!)
/** The peg in the centre before a jump; −1 where the jump does not touch it. */
const CENTRE_BEFORE = Int8Array.from(JUMPS, ({ from, over, to }) =>
  from === CENTRE || over === CENTRE ? 1 : to === CENTRE ? 0 : -1,
)

/** The winning positions by number of pegs. A single peg wins in the centre, so with none round it. */
const winning: PegSet[] = []
const isWinning = (pegs: number, left: number): boolean =>
  left === 1 ? pegs === 0 : winning[left]!.has(canonical(pegs))

function knowUpTo(most: number): void {
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

function count(pegs: number): number {
  let n = 0
  for (let rest = pegs; rest !== 0; rest &= rest - 1) n++
  return n
}

/** Tries all jumps from a position, at most so many positions. */
class Search {
  readonly #known: number
  readonly #tries: number
  readonly #first: number
  #tried = 0
  /** Positions that lead nowhere, by number of pegs: what one search proved, the next need not try again. */
  readonly #hopeless: readonly PegSet[]

  constructor({ known, tries, first }: (typeof STEPS)[number], hopeless: readonly PegSet[]) {
    this.#hopeless = hopeless
    this.#known = known
    this.#tries = tries
    this.#first = first
    knowUpTo(known)
  }

  /** The first jump that wins, or `NONE`; undefined when so many tries were too few to know. */
  winner(pegs: number, left: number): number | undefined {
    const centre = left - count(pegs)
    for (let nth = 0; nth < TOUCHED.length; nth++) {
      const i = (nth + this.#first) % TOUCHED.length
      if ((pegs & TOUCHED[i]!) !== BEFORE[i]) continue
      if (CENTRE_BEFORE[i]! >= 0 && CENTRE_BEFORE[i] !== centre) continue
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

/** Whether one peg can still end in the centre, and the next jump on the way there. */
export function solve({ holes, left }: Pegs): Solution {
  const pegs = holes.reduce((bits, peg, hole) => (peg > 0 ? bits | BIT[hole]! : bits), 0)
  if (left === 1) return { solvable: isWinning(pegs, left) }
  const jump = winner(pegs, left)
  if (jump === NONE) return { solvable: false }
  const { from, to } = JUMPS[jump]!
  return { solvable: true, move: `${nameOf(from)}-${nameOf(to)}` }
}
