/**
 * A challenge of the day that was played, as sent to the server: only the moves, from which the server computes the
 * rest.
 */
export interface DailyPlay {
  /** The player's own moves, in notation, in order. */
  readonly moves: readonly string[]
}

/** How often each score was reached in one challenge. */
export type DailyScores = readonly (readonly [score: number, count: number])[]
/** The same for each kind of challenge of a day. */
export type DailyCounts = Readonly<Record<string, DailyScores>>

/** New results are shown only in groups of this size, so that nobody can tell whose a single one is. */
export const DAILY_TOGETHER = 5
/** The most moves that a challenge can have, and the longest of them. */
export const MOST_DAILY_MOVES = 500
export const LONGEST_DAILY_MOVE = 60
