import type { Spot } from '@spellendoos/kernel'
import { writePlay } from '../notation.ts'
import { DICE } from '../scene-dice.ts'
import { tapOrders } from '../taps.ts'
import { TRACK, type Move, type State } from './state.ts'

/** Where the cube lies: with its owner, or in the middle. */
export const cubeSpot = ({ owner }: State): Spot => (owner === null ? 'cube' : `cube${owner}`)

export const write = (s: State, move: Move): string =>
  typeof move === 'string' ? move : writePlay(TRACK, s.stones, s.seat, move)

/** Words are buttons; the dice and the cube can be tapped where they lie. */
export function touches(s: State, move: Move): readonly (readonly Spot[])[] {
  if (typeof move !== 'string') return tapOrders(TRACK, s.stones, s.seat, move, 'either')
  if (move === 'throw') return [[move], [DICE]]
  if (move === 'double') return [[move], [cubeSpot(s)]]
  return [[move]]
}
