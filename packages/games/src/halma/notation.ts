import type { Spot } from '@spellendoos/kernel'
import { routesOf } from './moves.ts'
import { fromOf, jumpsOf, PASS, toOf, type Halma, type Move } from './state.ts'
import type { Variant } from './variant.ts'

/** How passing is written, and the button for it. */
export const PASSING = 'pass'

/** `a5-a6`, however many jumps it takes; or `pass`. */
export const writeMove = ({ record }: Variant, move: Move): string =>
  move === PASS ? PASSING : `${record.fields.names[fromOf(move)]}-${record.fields.names[toOf(move)]}`

/** The spots of one shortest path of the move. */
export const pathOf = (v: Variant, s: Halma, move: Move): Spot[] => spotsOf(v, routesOf(v, s, move)[0]!)

const spotsOf = ({ record }: Variant, route: readonly number[]): Spot[] =>
  route.map((field) => record.fields.names[field]!)

/**
 * Start and end at once, or landing by landing along any shortest chain. A jump that could continue ends with a second
 * tap on its last field.
 */
export function touchesOf(v: Variant, s: Halma, move: Move): Spot[][] {
  if (move === PASS) return [[PASSING]]
  const routes = routesOf(v, s, move)
  if (jumpsOf(move) > 1) routes.unshift([fromOf(move), toOf(move)])
  return routes.map((route) => spotsOf(v, route))
}
