/** The longest match. */
export const LONGEST = 25
const SIDE = LONGEST + 1

/** Chances to win the match at the start of a game, by the points that both still need. */
export type MatchEquities = Float64Array

export const emptyEquities = (): MatchEquities => new Float64Array(SIDE * SIDE)

/** A player who needs no more points has won the match. */
export function equityAt(equities: MatchEquities, own: number, others: number): number {
  if (own <= 0) return 1
  return others <= 0 ? 0 : equities[own * SIDE + others]!
}

/** What one player wins the other loses. */
export function setEquity(equities: MatchEquities, own: number, others: number, chance: number): void {
  equities[own * SIDE + others] = chance
  equities[others * SIDE + own] = 1 - chance
}
