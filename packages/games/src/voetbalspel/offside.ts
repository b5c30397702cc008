import type { Seat, Tell } from '@spellendoos/kernel'
import { isInArea, NAMES, NOWHERE, ownRow } from './board.ts'
import { goBack } from './paths.ts'
import { keeperOf, otherSeat, TEAM, type Man, type State } from './state.ts'

/** voetbalspel.offside */
export const TURNS_ALLOWED = 2
const BACK_FROM_OFFSIDE = 6

/** How near to its own goal line this side's rearmost man except the keeper is. */
function rearmost(s: State, seat: Seat): number {
  let nearest = Infinity
  for (let man = keeperOf(seat) + 1; man < keeperOf(seat) + TEAM; man++) {
    const field = s.men[man]!
    if (field !== NOWHERE) nearest = Math.min(nearest, ownRow(seat, field))
  }
  return nearest
}

/** voetbalspel.offside-line: in the other penalty area, nearer to the goal line than all except the keeper. */
const isOffside = (s: State, man: Man, other: Seat, line: number): boolean =>
  s.men[man] !== NOWHERE && isInArea(other, s.men[man]!) && ownRow(other, s.men[man]!) < line

/** Checks, at the end of a side's turn, who has stayed offside too long. */
export function judgeOffside(s: State, seat: Seat, tell?: Tell): void {
  const other = otherSeat(seat)
  const line = rearmost(s, other)
  for (let man = keeperOf(seat); man < keeperOf(seat) + TEAM; man++) {
    if (!isOffside(s, man, other, line)) {
      s.offside[man] = 0
      continue
    }
    s.offside[man]!++
    if (s.offside[man]! <= TURNS_ALLOWED) {
      tell?.({ fact: 'offside-warning', seat, field: NAMES[s.men[man]!]!, nth: s.offside[man]! })
      continue
    }
    s.offside[man] = 0
    const squares = goBack(s, man, BACK_FROM_OFFSIDE)
    tell?.({ fact: 'offside', seat, squares, path: s.last.map((field) => NAMES[field]!) })
  }
}
