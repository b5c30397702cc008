import type { Seat } from './game.ts'

/** How a match that is over ended for the seat whose turn it would be. */
export type SearchEnd = 'won' | 'lost' | 'drawn'

/**
 * A position on which a search makes and takes back moves in place instead of copying it, for two players who take
 * turns. It obeys the same rules as the game: the listed moves are the legal ones, and making one leads to the same
 * position as playing it.
 *
 * Moves are numbered as they are listed, on from a number that the caller gives, and can be made until others are
 * listed under the same number. A search lists the moves of the next position behind those it is still trying.
 */
export interface SearchBoard<Move = unknown> {
  /** Whose turn it is. */
  readonly seat: Seat
  /** Two integers of 32 bits that together identify the position, and how near it is to a draw by counting. */
  readonly lowKey: number
  readonly highKey: number
  /** Moves made and not taken back. */
  readonly plies: number
  /** How the match ended; nothing while it goes on. */
  outcome(): SearchEnd | undefined
  /** Whether this position has been on the board before. */
  repeats(): boolean
  /** Lists the legal moves, the first under this number; answers the number behind the last. */
  list(first: number): number
  /** Lists the legal moves that have to be looked at before a position can be judged, such as captures. */
  listForcing(first: number): number
  /** Whether a player who has such a move must make one. */
  readonly isCompelled: boolean
  /** Whether the other side would have such a move, were it its turn. */
  isThreatened(): boolean
  isForcing(move: number): boolean
  /** How much a move promises before it is tried, in points. */
  promise(move: number): number
  /** A number below 65,536 by which a move is remembered in other positions. */
  mark(move: number): number
  make(move: number): void
  /** Takes the last move back. */
  undo(): void
  /** How good the position looks for the seat whose turn it is, in whole points: a thousand are a unit of log-odds. */
  points(): number
  /** The move as the rules have it. */
  moveAt(move: number): Move
}

const UNIT = 1000

/** What points are worth on the scale of an evaluation, from −1, as good as lost, to 1. */
export const worthOfPoints = (points: number): number => Math.tanh(points / (2 * UNIT))
