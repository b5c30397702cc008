import type { Fields, Direction } from './fields.ts'

/** What makes one game of the draughts family different from another. Every fact is in its list of rules. */
export interface DraughtsRecord {
  /** The game's id, which is also the first part of its rules' ids. */
  readonly id: string
  readonly fields: Fields
  /** Where the match starts, as a position. */
  readonly start: string
  /** The most pieces a side can have. */
  readonly pieces: number
  /** The number of men that a side can still place on its base row, as a move of their own. */
  readonly reserve: number
  /** The directions in which men step, one field far. */
  readonly manSteps: readonly Direction[]
  /** The directions in which men capture a neighbour. */
  readonly manCaptures: readonly Direction[]
  /** The directions in which kings move, any distance. */
  readonly kingSteps: readonly Direction[]
  /** The directions in which kings capture, from any distance. */
  readonly kingCaptures: readonly Direction[]
  /** Men may capture kings. */
  readonly menTakeKings: boolean
  /** Captured pieces leave at once; otherwise they stay until the move is made. */
  readonly takenAtOnce: boolean
  /** A man that reaches the far row in the middle of a capture stops there and is crowned. */
  readonly crownedInPassing: boolean
  /** What happens to a player on turn who cannot move or has no pieces left. */
  readonly withoutMove: 'loses' | 'wins'
  /** A single man left against a king loses, and king against king is a draw. */
  readonly loneManLoses: boolean
  /** After this many reversible moves in a row by each player it is a draw. */
  readonly standstill: { readonly moves: number; readonly why: 'kings-only' | 'no-progress' }
  /** Endgames of a lone king against few pieces, at least one of them a king; those with the fewest pieces first. */
  readonly endgames: readonly Endgame[]
}

interface Endgame {
  /** The maximum number of pieces against the lone king. */
  readonly pieces: number
  /** After this many moves by each player it is a draw. */
  readonly moves: number
  readonly why: 'five-moves' | 'sixteen-moves'
}
