import type { Spot } from '@spellendoos/kernel'
import { writePlay } from '../notation.ts'
import { tapOrders } from '../taps.ts'
import { TRACK, type Move, type State } from './state.ts'

/** Where the cube is: with its owner, or in the middle. */
export const cubeSpot = ({ owner }: State): Spot => (owner === null ? 'cube' : `cube${owner}`)

export const write = (s: State, move: Move): string =>
  typeof move === 'string' ? move : writePlay(TRACK, s.stones, s.seat, move)

/** Words are buttons, so that nobody throws or doubles by accident. */
export function touches(s: State, move: Move): readonly (readonly Spot[])[] {
  return typeof move === 'string' ? [[move]] : tapOrders(TRACK, s.stones, s.seat, move, 'either')
}
