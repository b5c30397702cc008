import { HOME } from '../../stones.ts'
import { afterStep, homes, homesUpTo, THROWS, type Home } from './homes.ts'

/**
 * Both sides together, exactly: the probability that the side on throw is off first if both make the best of every
 * throw, for up to six stones each. It is computed home by home, each against all before it, as far as needed.
 */
export const FEW = 6
const HOMES = homesUpTo(FEW)
const OF_36 = THROWS.map(({ of36 }) => of36)

/** The homes that one step with each die leads to, by home. */
const steps: (readonly (readonly number[])[])[] = []
/** The homes that each throw can lead to, by home: in one list, each throw's preceded by their count. */
const ways: Uint16Array[] = []
/** By own home and the other's. Nothing can be won against an empty one. */
let wins = new Float64Array(0)

const all = homes(FEW)
let computed = 0

/** Computes one more home; returns whether some of the lowest this many are still missing. */
export function computeTogether(upTo: number): boolean {
  if (wins.length === 0) wins = new Float64Array(HOMES * HOMES)
  if (computed < upTo) {
    findWays(all.next().value as Home)
    for (let other = 1; other <= computed; other++) {
      // Each needs the results of lower homes of the player who throws.
      compute(computed, other)
      compute(other, computed)
    }
    computed++
  }
  return computed < upTo
}

export const isTogetherKnown = (number: number): boolean => number < computed

function findWays(home: Home): void {
  steps[computed] = Array.from({ length: HOME + 1 }, (_, die) => {
    const found: number[] = []
    if (die > 0) afterStep(home, die, (next) => found.push(next))
    // A side that is off stays off.
    return computed === 0 ? [0] : found
  })
  ways[computed] = Uint16Array.from(
    THROWS.flatMap(({ one, two }) => {
      const found =
        one === two ? reached([one, one, one, one]) : [...reached([one, two]), ...reached([two, one])]
      const each = new Set(found)
      return [each.size, ...each]
    }),
  )
}

/** The homes that steps with these dice lead to. */
const reached = (dice: readonly number[]): readonly number[] =>
  dice.reduce((from, die) => [...new Set(from.flatMap((number) => steps[number]![die]!))], [computed])

function compute(own: number, others: number): void {
  const afters = ways[own]!
  const row = others * HOMES
  let sum = 0
  let at = 0
  for (let i = 0; i < THROWS.length; i++) {
    let worst = 1
    for (let left = afters[at++]!; left > 0; left--) {
      const theirs = wins[row + afters[at++]!]!
      if (theirs < worst) worst = theirs
    }
    sum += OF_36[i]! * (1 - worst)
  }
  wins[own * HOMES + others] = sum / 36
}

/** For homes that are not empty. */
export const winsTogether = (own: number, others: number): number => wins[own * HOMES + others]!
