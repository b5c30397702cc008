/** What came of one pairing, for the first of the two. */
export interface Share {
  /** The share of matches won, draws half. */
  readonly share: number
  /** Twice its standard error: the true share lies within this of it nineteen times out of twenty. */
  readonly error: number
  readonly matches: number
}

/** Nineteen times out of twenty. */
const SURE = 1.96

/** The share of a list of rounds, each the mean of matches with the same luck. */
export function shareOf(rounds: readonly number[], matches: number): Share {
  const count = rounds.length
  const share = rounds.reduce((sum, each) => sum + each, 0) / Math.max(count, 1)
  const spread = rounds.reduce((sum, each) => sum + (each - share) ** 2, 0) / Math.max(count - 1, 1)
  // Where every round went the same way the error is not nothing: one more round might not have.
  const least = 1 / (count + 2)
  return { share, error: count < 2 ? 1 : Math.max(SURE * Math.sqrt(spread / count), least), matches }
}

/** Whoever looks often sees something by chance: the first look is after this many rounds, then twice as many. */
const FIRST_LOOK = 6
/**
 * How many standard errors the look number k is wide: it misses once in 20 · k · (k + 1) times, so that however often
 * is looked, nineteen times out of twenty none of them misses.
 */
const WIDTHS = [2.24, 2.64, 2.87, 3.02, 3.14, 3.24, 3.32, 3.39, 3.45, 3.5]

/** Which look it is after this many rounds; between two looks it takes the place of the next. */
const lookAt = (rounds: number): number => Math.ceil(Math.log2(Math.max(rounds / FIRST_LOOK, 1))) + 1

/** Whether this many rounds are one of the moments to look whether it is clear who is stronger. */
export const isLook = (rounds: number): boolean => rounds >= FIRST_LOOK && lookAt(rounds + 1) > lookAt(rounds)

/** The share of a list of rounds that was looked at now and then, to stop when it is clear who is stronger. */
export function sureShareOf(rounds: readonly number[]): Share {
  const { share, error, matches } = shareOf(rounds, 2 * rounds.length)
  const width = WIDTHS[Math.min(lookAt(rounds.length), WIDTHS.length) - 1]!
  // The spread is itself known by a few rounds only (Student), to the first order.
  const student = width + (width ** 3 + width) / (4 * Math.max(rounds.length - 1, 1))
  return { share, error: (error * student) / SURE, matches }
}

/** The share of others that a seat came out ahead of, ties half. */
export function wonAgainst(
  places: readonly number[],
  own: readonly number[],
  others: readonly number[],
): number {
  let won = 0
  for (const seat of own) {
    for (const other of others) won += 0.5 + 0.5 * Math.sign(places[other]! - places[seat]!)
  }
  return won / (own.length * others.length)
}

const POINTS = 400
/** A difference in Elo points; as far as it can be told. */
export const eloOf = (share: number): number => {
  const clear = Math.min(0.999, Math.max(0.001, share))
  return Math.round(-POINTS * Math.log10(1 / clear - 1))
}
