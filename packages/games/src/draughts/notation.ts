import type { Seat, Spot } from '@spellendoos/kernel'
import { isLongestOnly, routesFrom } from './captures.ts'
import { movesOf } from './moves.ts'
import { endOf, isPlacing, startOf, type Draughts, type Move } from './state.ts'
import type { Variant } from './variant.ts'

export const spotOf = (field: number): Spot => String(field)
/** Where the men lie that a seat can still place. */
export const reserveSpot = (seat: Seat): Spot => (seat === 0 ? 'reserve-white' : 'reserve-black')

const isCapture = (move: Move): boolean => move.takes.length > 0

/**
 * `32-28`, `26x37`, or with every landing field where another legal capture has the same start and end; `+48`
 * for a man from the reserve.
 */
export function writeMove(v: Variant, s: Draughts, move: Move): string {
  if (isPlacing(move)) return `+${startOf(move)}`
  if (!isCapture(move)) return move.path.join('-')
  const alike = movesOf(v, s, s.seat).filter(
    (other) => isCapture(other) && startOf(other) === startOf(move) && endOf(other) === endOf(move),
  )
  return (alike.length > 1 ? move.path : [startOf(move), endOf(move)]).join('x')
}

/** Whether two captures by one piece are the same move: they end alike and take the same pieces. */
export const isSameCapture = (a: Move, b: Move): boolean =>
  endOf(a) === endOf(b) &&
  a.takes.length === b.takes.length &&
  a.takes.every((field) => b.takes.includes(field))

/**
 * The start, then every landing field, by any route that takes the same pieces; and only start and end, where
 * no other path of a legal move begins so.
 */
export function touchesOf(v: Variant, s: Draughts, move: Move): Spot[][] {
  const from = startOf(move)
  const to = endOf(move)
  if (isPlacing(move)) return [[reserveSpot(s.seat), spotOf(to)]]
  if (!isCapture(move)) return [[spotOf(from), spotOf(to)]]
  const most = isLongestOnly(v, s) ? move.takes.length : 0
  const routes = routesFrom(v, v.sides[s.seat]!, s, from).filter(({ takes }) => takes.length >= most)
  const paths = routes.filter((route) => isSameCapture(route, move)).map(({ path }) => path)
  const begins = (other: Move) => startOf(other) === from && other.path[1] === to
  const ends = (other: Move) => endOf(other) === to && !isSameCapture(other, move)
  const others = [...routes, ...movesOf(v, s, s.seat).filter((other) => !isCapture(other))]
  if (from !== to && !others.some((other) => begins(other) || (isCapture(other) && ends(other)))) {
    paths.unshift([from, to])
  }
  return paths.map((path) => path.map(spotOf))
}
