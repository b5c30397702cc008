import type { Seat, Spot } from '@spellendoos/kernel'
import { POINTS, type Point } from './board.ts'

/** A move is a whole number: five bits each for the point it goes to, the one it leaves and the stone it takes. */
export type Move = number

/** No point: nothing is left where a stone is placed, nothing is taken where no mill closes. */
export const NONE = 31

export const moveOf = (from: Point, to: Point, taken: Point): Move => to | (from << 5) | (taken << 10)
export const toOf = (move: Move): Point => move & 31
export const fromOf = (move: Move): Point => (move >> 5) & 31
export const takenOf = (move: Move): Point => move >> 10

/** The spots of each player's unplaced stones. */
export const HANDS: readonly Spot[] = ['white', 'black']

/** `d6`, `d6xa1`, `a1-d1`, `a1-d1xg7`. */
export function write(move: Move): string {
  const from = fromOf(move)
  const taken = takenOf(move)
  return `${from === NONE ? '' : `${POINTS[from]}-`}${POINTS[toOf(move)]}${taken === NONE ? '' : `x${POINTS[taken]}`}`
}

/** For a stone to place, the hand can be tapped first, or its point at once. */
export function touches(seat: Seat, move: Move): Spot[][] {
  const from = fromOf(move)
  const taken = takenOf(move)
  const path = [POINTS[toOf(move)]!, ...(taken === NONE ? [] : [POINTS[taken]!])]
  return from === NONE ? [path, [HANDS[seat]!, ...path]] : [[POINTS[from]!, ...path]]
}
