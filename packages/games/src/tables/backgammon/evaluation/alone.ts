import { HOME, STONES } from '../../stones.ts'
import { afterStep, homes, homesUpTo, THROWS, type Home } from './homes.ts'

/**
 * One side alone: in how many throws it is off if it plays for as few as possible. It is computed home by home, from
 * the fewest stones up, as far as needed. A home looks only one step ahead, because the best further steps from there
 * are known by then.
 */
const SIZE = homesUpTo(STONES)
/** How many homes are computed in one step. */
const SOME = 100

/** The most steps that are left after the first. */
const LATER = 3
/** Where the best steps with up to three equal dice lead, by home, die and steps. */
let later = new Uint16Array(0)
const laterAt = (number: number, die: number, steps: number): number =>
  (number * HOME + die - 1) * LATER + steps - 1
/** Where the best play of each throw leads, from the home that is being computed. */
const best = new Uint16Array(THROWS.length)
/** The mean number of throws, by home. */
let mean = new Float64Array(0)
/** The probability of each number of throws, by home: none, one, two … */
const shares: Float64Array[] = [Float64Array.of(1)]

/** The index of the throw with these two dice. */
const THROW = Array.from({ length: HOME + 1 }, (_, die) =>
  Array.from({ length: HOME + 1 }, (_, other) =>
    THROWS.findIndex(({ one, two }) => one === Math.min(die, other) && two === Math.max(die, other)),
  ),
)

const all = homes(STONES)
let computed = 0

/** Computes a few more homes; returns whether some of the lowest this many are still missing. */
export function computeAlone(upTo: number): boolean {
  if (mean.length === 0) {
    mean = new Float64Array(SIZE)
    later = new Uint16Array(SIZE * HOME * LATER)
  }
  for (let i = 0; i < SOME && computed < upTo; i++) {
    const home = all.next().value as Home
    if (computed > 0) compute(home, computed)
    computed++
  }
  return computed < upTo
}

export const isAloneKnown = (number: number): boolean => number < computed

function compute(home: Home, number: number): void {
  // What has not been computed yet is worse than anything.
  mean[number] = Infinity
  best.fill(number)
  later.fill(number, number * HOME * LATER, (number + 1) * HOME * LATER)
  for (let die = 1; die <= HOME; die++) afterStep(home, die, (next) => goOn(number, die, next))
  shares.push(sharesAfter())
  mean[number] = meanOf(shares[number]!)
}

/** Continues from where the first step led. */
function goOn(number: number, die: number, next: number): void {
  keepBetter(later, laterAt(number, die, 1), next)
  for (let steps = 2; steps <= LATER; steps++) {
    keepBetter(later, laterAt(number, die, steps), later[laterAt(next, die, steps - 1)]!)
  }
  for (let other = 1; other <= HOME; other++) {
    const last = later[laterAt(next, other, other === die ? LATER : 1)]!
    keepBetter(best, THROW[die]![other]!, last)
  }
}

function keepBetter(table: Uint16Array, at: number, number: number): void {
  if (mean[number]! < mean[table[at]!]!) table[at] = number
}

/** What remains to be thrown after one throw and its best play. */
function sharesAfter(): Float64Array {
  let most = 0
  for (const number of best) most = Math.max(most, shares[number]!.length)
  const found = new Float64Array(1 + most)
  for (let i = 0; i < THROWS.length; i++) {
    const after = shares[best[i]!]!
    const share = THROWS[i]!.of36 / 36
    for (let n = 0; n < after.length; n++) found[n + 1]! += share * after[n]!
  }
  return found
}

const meanOf = (found: Float64Array): number => found.reduce((sum, share, throws) => sum + throws * share, 0)

/** The mean number of throws needed to bear off. */
export const meanThrows = (number: number): number => mean[number]!

/** The probability that exactly this many throws are needed: none, one, two … */
export const throwsShares = (number: number): Float64Array => shares[number]!

/** The probability that the side on throw is off first, if each side ignores the other. */
export function winsAlone(own: number, others: number): number {
  const mine = throwsShares(own)
  const theirs = throwsShares(others)
  let wins = 0
  // The probability that the other side is not off after this many throws.
  let notYet = 1
  for (let n = 1; n < mine.length; n++) {
    wins += mine[n]! * notYet
    notYet -= theirs[n] ?? 0
  }
  return wins
}
