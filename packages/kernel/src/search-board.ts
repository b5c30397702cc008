import type { Seat } from './game.ts'

/** How a finished match ended for the seat that would be on turn. */
export type SearchEnd = 'won' | 'lost' | 'drawn'

/**
 * A position on which a search makes and undoes moves in place instead of copying it, for two players who take turns.
 * It follows the same rules as the game: the listed moves are the legal ones, and making one leads to the same position
 * as playing it. Moves are numbered in the order in which they are listed, from a number that the caller gives, and can
 * be made until others are listed under the same number. A search lists the moves of the next position after those that
 * it is still trying.
 */
export interface SearchBoard<Move = unknown> {
  /** Whose turn it is. */
  readonly seat: Seat
  /** Two 32-bit integers that together identify the position, including how close it is to a draw by counting. */
  readonly lowKey: number
  readonly highKey: number
  /** How many moves have been made and not undone. */
  readonly plies: number
  /** How the match ended; `undefined` while it is going on. */
  outcome(): SearchEnd | undefined
  /** Whether this position has occurred before. */
  repeats(): boolean
  /** Lists the legal moves, the first under this number; returns the number after the last. */
  list(first: number): number
  /** Lists the legal moves that must be examined before a position can be judged, such as captures. */
  listForcing(first: number): number
  /** Whether a player who has such a move must make one. */
  readonly isCompelled: boolean
  /** Whether the other side would have such a move if it were on turn. */
  isThreatened(): boolean
  isForcing(move: number): boolean
  /** How promising a move looks before it is tried, in points. */
  promise(move: number): number
  /** A number below 65,536 that identifies a move in other positions too. */
  mark(move: number): number
  make(move: number): void
  /** Undoes the last move. */
  undo(): void
  /** How good the position looks for the seat on turn, in whole points: a thousand points are one unit of log-odds. */
  points(): number
  /** The move as the rules have it. */
  moveAt(move: number): Move
}

const UNIT = 1000

/** What points are worth on the scale of an evaluation, from −1, as good as lost, to 1. */
export const worthOfPoints = (points: number): number => Math.tanh(points / (2 * UNIT))
