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
