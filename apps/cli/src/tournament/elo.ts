/** The result of one pairing, for the first of the two. */
export interface Share {
  /** The share of matches won, draws half. */
  readonly share: number
  /** Twice its standard error: the true share is within this distance with 95% confidence. */
  readonly error: number
  readonly matches: number
}

/** The width of a 95% confidence interval, in standard errors. */
const SURE = 1.96

/** The share of a list of rounds, each the mean of matches with the same luck. */
export function shareOf(rounds: readonly number[], matches: number): Share {
  const count = rounds.length
  const share = rounds.reduce((sum, each) => sum + each, 0) / Math.max(count, 1)
  const spread = rounds.reduce((sum, each) => sum + (each - share) ** 2, 0) / Math.max(count - 1, 1)
  // If every round went the same way the error is not zero: one more round might have gone another way.
  const least = 1 / (count + 2)
  return { share, error: count < 2 ? 1 : Math.max(SURE * Math.sqrt(spread / count), least), matches }
}

/**
 * Looking often increases the risk of a chance result: the first look is after this many rounds, then after twice as
 * many, and so on.
 */
const FIRST_LOOK = 6
/**
 * The width of look number k in standard errors: it misses once in 20 · k · (k + 1) times, so that with 95% confidence
 * none of the looks misses, however many there are.
 */
const WIDTHS = [2.24, 2.64, 2.87, 3.02, 3.14, 3.24, 3.32, 3.39, 3.45, 3.5]

/** The number of the look after this many rounds; between two looks, that of the next. */
const lookAt = (rounds: number): number => Math.ceil(Math.log2(Math.max(rounds / FIRST_LOOK, 1))) + 1

/** Whether it is checked after this many rounds if one is clearly stronger. */
export const isLook = (rounds: number): boolean => rounds >= FIRST_LOOK && lookAt(rounds + 1) > lookAt(rounds)

/** The share of a list of rounds that was checked from time to time, to stop when one is clearly stronger. */
export function sureShareOf(rounds: readonly number[]): Share {
  const { share, error, matches } = shareOf(rounds, 2 * rounds.length)
  const width = WIDTHS[Math.min(lookAt(rounds.length), WIDTHS.length) - 1]!
  // The spread is estimated from only a few rounds (Student's t), to first order.
  const student = width + (width ** 3 + width) / (4 * Math.max(rounds.length - 1, 1))
  return { share, error: (error * student) / SURE, matches }
}

/** The share of the others that a seat finished ahead of, ties counting half. */
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
/** A difference in Elo points, within what can be measured. */
export const eloOf = (share: number): number => {
  const clear = Math.min(0.999, Math.max(0.001, share))
  return Math.round(-POINTS * Math.log10(1 / clear - 1))
}
