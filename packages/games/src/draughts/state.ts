import type { Seat } from '@spellendoos/kernel'

/**
 * A field holds 0 if it is free, or a piece: its owner and rank in the low bits, and above them the field on which it
 * started, which identifies it for the whole match. A man from the reserve has a number of its own.
 */
export const FREE = 0
export const KING = 4
/** The wall around the board: neither free nor anyone's. */
export const WALL = 8
const WHITE = 1
const KNOWN_BY = 16

/** The bit of the pieces of a seat: seat 0 has White, seat 1 Black. */
export const colourOf = (seat: Seat): number => WHITE << seat
export const newPiece = (seat: Seat, king: boolean, known: number): number =>
  colourOf(seat) + (king ? KING : 0) + KNOWN_BY * known
export const seatOf = (piece: number): Seat => ((piece & WHITE) !== 0 ? 0 : 1)
export const isKing = (piece: number): boolean => (piece & KING) !== 0
/** The number that identifies a piece. */
export const knownBy = (piece: number): number => Math.floor(piece / KNOWN_BY)

/**
 * One move: the fields that a piece visits, first to last, and the fields from which it captures. A man placed from the
 * reserve has one field only.
 */
export interface Move {
  readonly path: readonly number[]
  readonly takes: readonly number[]
}

export const startOf = (move: Move): number => move.path[0]!
/** Whether a move places a man from the reserve. */
export const isPlacing = (move: Move): boolean => move.path.length === 1
export const endOf = (move: Move): number => move.path[move.path.length - 1]!

/** Draws that the board alone does not show. */
export type CountedDraw = 'repetition' | 'kings-only' | 'no-progress' | 'sixteen-moves' | 'five-moves'
/** How a match can end; each is the name of a rule. */
export type Ending = 'no-move' | 'no-pieces' | 'single-man' | 'king-against-king' | CountedDraw

export interface Draughts {
  /** What is on each field, by its number; the wall on 0. */
  readonly board: number[]
  /** The same as sets of fields, for speed: White's pieces, Black's pieces, all kings. */
  readonly sets: number[]
  /** Whose turn it is: 0 White, 1 Black. */
  seat: Seat
  /** Capturing is compulsory. */
  readonly slagplicht: boolean
  /** Men that White and Black can still place. */
  reserve: readonly number[]
  /**
   * The positions since the last irreversible move, a few numbers each (`Trail`): how the board has changed since. Two
   * positions are the same if their numbers are. Empty until there is such a position.
   */
  trail: number[]
  /** Which endgame is being counted, from 1; 0 for none. */
  endgame: number
  /** Moves by both players since it began. */
  endgamePlies: number
  /** The path of the last move. */
  last: readonly number[]
  ended: Ending | null
}

/** A trail that has not begun: shared by all states, never modified. */
export const NO_TRAIL: number[] = []
export const NO_RESERVE: readonly number[] = Object.freeze([0, 0])

export const copyDraughts = (s: Draughts): Draughts => ({
  board: s.board.slice(),
  sets: s.sets.slice(),
  seat: s.seat,
  slagplicht: s.slagplicht,
  reserve: s.reserve,
  trail: s.trail.length === 0 ? NO_TRAIL : s.trail.slice(),
  endgame: s.endgame,
  endgamePlies: s.endgamePlies,
  last: s.last,
  ended: s.ended,
})
