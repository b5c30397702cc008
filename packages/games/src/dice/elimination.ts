import type { Seat } from '@spellendoos/kernel'
import { leftOf } from '@spellendoos/mechanics'

/** For games in which players are eliminated one by one. */
export interface Elimination {
  readonly seats: number
  /** The players who are out, in the order of their elimination. */
  out: Seat[]
}

/** The next seat on the left that is still in. */
export function nextIn({ seats, out }: Elimination, seat: Seat): Seat {
  let next = leftOf(seat, seats)
  while (out.includes(next)) next = leftOf(next, seats)
  return next
}

/** How many players each seat has outlived. */
export const outlived = ({ seats, out }: Elimination): number[] =>
  Array.from({ length: seats }, (_, seat) => (out.includes(seat) ? out.indexOf(seat) : out.length))
