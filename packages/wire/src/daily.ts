/** A challenge of the day that was played, as the server is told of it: only the moves, from which it computes the rest. */
export interface DailyPlay {
  /** The player's own, in notation, first to last. */
  readonly moves: readonly string[]
}

/** How often each score came up in one challenge. */
export type DailyScores = readonly (readonly [score: number, count: number])[]
/** The same for each kind of challenge of a day. */
export type DailyCounts = Readonly<Record<string, DailyScores>>

/** Results are shown only when so many new ones have come in, so that nobody can tell whose one of them is. */
export const DAILY_TOGETHER = 5
/** The most moves that a challenge takes, and the longest of them. */
export const MOST_DAILY_MOVES = 500
export const LONGEST_DAILY_MOVE = 60
