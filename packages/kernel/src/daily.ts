import type { Rng } from './game.ts'
import type { Json, Text } from './text.ts'

/**
 * How a game is played as a challenge of the day, which is the same for everyone. The player has seat 0; the strongest
 * computer player has the other seat, if there is one. A game folder may contain a `daily.ts` that exports one of these
 * as `daily`.
 */
export interface DailyGame<State = unknown> {
  readonly seats: 1 | 2
  /** What differs from the game by the book. */
  readonly options?: Readonly<Record<string, Json>>
  /** The position of a day, drawn from its stream; left out if every match starts from the same position. */
  start?(rng: Rng): string
  /** The score of a finished match: a whole number from 0 to 9,999, compared as `best` says. */
  score(s: State): number
  readonly best: 'most' | 'fewest'
  /** The score that nobody can better, where there is one. */
  readonly perfect?: number
  /** What the score counts; `n` is the score. */
  readonly counts: Text
  /** How each round went for the player, from −1, lost, to 1, won; left out where there are no rounds. */
  rounds?(s: State): readonly number[]
}

/** What the challenges of the days from `from` on are chosen from, until the next list. */
export interface DailyList {
  readonly version: number
  readonly from: string
  /** The games with puzzles, each with as many of them, from its first on, as the list knows. */
  readonly puzzles: readonly (readonly [game: string, count: number])[]
  /** Games for one. */
  readonly solo: readonly string[]
  /** Games with dice. */
  readonly dice: readonly string[]
}
