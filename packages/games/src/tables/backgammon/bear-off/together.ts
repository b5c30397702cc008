import { afterThrow, homes, homesUpTo, THROWS } from './homes.ts'

/*
 * Both sides together, exactly: how likely the side on throw is to be off first when both make the best of every
 * throw, for up to six stones each. Only what is asked for is reckoned, and kept.
 */
export const FEW = 6
const HOMES = homesUpTo(FEW)
const UNKNOWN = -1

/** The homes that each throw can lead to, by home, each once. */
let ways: readonly (readonly (readonly number[])[])[] | undefined
const waysFrom = (number: number): readonly (readonly number[])[] => {
  ways ??= Array.from(homes(FEW), (home) =>
    THROWS.map(({ one, two }) => {
      const found = new Set<number>()
      afterThrow(home, one, two, (after) => found.add(after))
      return [...found]
    }),
  )
  return ways[number]!
}

let known: Float64Array | undefined

/** For homes that are not empty. */
export function winsTogether(own: number, others: number): number {
  known ??= new Float64Array(HOMES * HOMES).fill(UNKNOWN)
  const at = own * HOMES + others
  const before = known[at]!
  if (before !== UNKNOWN) return before
  let sum = 0
  for (const [i, afters] of waysFrom(own).entries()) {
    let best = 0
    for (const after of afters) best = Math.max(best, after === 0 ? 1 : 1 - winsTogether(others, after))
    sum += THROWS[i]!.of36 * best
  }
  known[at] = sum / 36
  return known[at]
}
