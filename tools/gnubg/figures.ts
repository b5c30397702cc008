/** Nineteen times out of twenty. */
const SURE = 1.96

/** The mean of these, with its error. */
export function meanOf(each: readonly number[]): string {
  const mean = each.reduce((sum, one) => sum + one, 0) / each.length
  const spread = Math.sqrt(each.reduce((sum, one) => sum + (one - mean) ** 2, 0) / each.length)
  return `${mean.toFixed(4)} ± ${((SURE * spread) / Math.sqrt(each.length)).toFixed(4)}`
}
