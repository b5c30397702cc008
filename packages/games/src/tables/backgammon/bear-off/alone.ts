import { STONES } from '../../stones.ts'
import { afterThrow, homes, homesUpTo, THROWS, type Home } from './homes.ts'

/*
 * One side alone: in how many throws it is off when it plays for as few as can be, for every home of fifteen
 * stones. It is reckoned when first asked for, from the fewest stones up.
 */
interface Table {
  /** The mean number of throws, by home. */
  readonly mean: Float64Array
  /** The home that the best play of each throw leads to, by home and throw. */
  readonly best: Uint16Array
}

let lowest = 0
let means = new Float64Array(0)
const better = (number: number): void => {
  if (means[number]! < means[lowest]!) lowest = number
}

function reckon(): Table {
  const mean = new Float64Array(homesUpTo(STONES))
  const best = new Uint16Array(mean.length * THROWS.length)
  means = mean
  let number = 0
  for (const home of homes(STONES)) {
    if (number > 0) mean[number] = meanOf(home, number, best)
    number++
  }
  return { mean, best }
}

function meanOf(home: Home, number: number, best: Uint16Array): number {
  // What has not been reckoned yet is worse than anything.
  means[number] = Infinity
  let sum = 0
  for (const [i, { one, two, of36 }] of THROWS.entries()) {
    lowest = number
    afterThrow(home, one, two, better)
    best[number * THROWS.length + i] = lowest
    sum += of36 * means[lowest]!
  }
  return 1 + sum / 36
}

let reckoned: Table | undefined
const table = (): Table => (reckoned ??= reckon())

/** The mean number of throws that it takes to bear off. */
export const meanThrows = (number: number): number => table().mean[number]!

const shares = new Map<number, Float64Array>([[0, Float64Array.of(1)]])

/** How likely it is that it takes exactly so many throws: none, one, two … */
export function throwsShares(number: number): Float64Array {
  const known = shares.get(number)
  if (known !== undefined) return known
  const { best } = table()
  const parts = THROWS.map(({ of36 }, i) => ({
    after: throwsShares(best[number * THROWS.length + i]!),
    share: of36 / 36,
  }))
  const found = new Float64Array(1 + Math.max(...parts.map(({ after }) => after.length)))
  for (const { after, share } of parts) {
    for (let n = 0; n < after.length; n++) found[n + 1]! += share * after[n]!
  }
  shares.set(number, found)
  return found
}

/** How likely the side on throw is to be off first, when neither looks at the other. */
export function winsAlone(own: number, others: number): number {
  const mine = throwsShares(own)
  const theirs = throwsShares(others)
  let wins = 0
  // The other side is not off yet after so many throws.
  let notYet = 1
  for (let n = 1; n < mine.length; n++) {
    wins += mine[n]! * notYet
    notYet -= theirs[n] ?? 0
  }
  return wins
}
