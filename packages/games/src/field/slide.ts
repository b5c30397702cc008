import { FIELDS } from './board.ts'

/** A move is a whole number: the field that a pawn goes to, and the one it leaves; 256 for a pawn from the hand. */
export type Move = number
export const PASS: Move = -1
export const HAND = FIELDS

export const moveOf = (from: number, to: number): Move => from * FIELDS + to
export const toOf = (move: Move): number => move & (FIELDS - 1)
export const fromOf = (move: Move): number => move >> 8

/** The moves that place a pawn, field by field. */
export const PLACING: readonly Move[] = Array.from({ length: FIELDS }, (_, to) => moveOf(HAND, to))
