import type { Seat, Spot } from '@spellendoos/kernel'
import { ALL_WAYS } from './fields.ts'
import { movesOf } from './moves.ts'
import { endOf, FREE, isPlacing, startOf, type Draughts, type Move } from './state.ts'
import type { Variant } from './variant.ts'

export const spotOf = (field: number): Spot => String(field)
/** The spot of the men that a seat can still place. */
export const reserveSpot = (seat: Seat): Spot => (seat === 0 ? 'reserve-white' : 'reserve-black')

const isCapture = (move: Move): boolean => move.takes.length > 0

/** The moves of the position that was asked about last, because each of them is written and tapped. */
let listed: { v: Variant; s: Draughts; board: readonly number[]; moves: readonly Move[] } | undefined
function legalMoves(v: Variant, s: Draughts): readonly Move[] {
  const isKnown =
    listed?.v === v && listed.s === s && listed.board.every((piece, field) => piece === s.board[field])
  if (!isKnown) listed = { v, s, board: s.board.slice(), moves: movesOf(v, s, s.seat) }
  return listed!.moves
}

/**
 * `32-28`, `26x37`, or with every landing field if another legal capture has the same start and end; `+48` for a man
 * from the reserve.
 */
export function writeMove(v: Variant, s: Draughts, move: Move): string {
  if (isPlacing(move)) return `+${startOf(move)}`
  if (!isCapture(move)) return move.path.join('-')
  const alike = legalMoves(v, s).filter(
    (other) => isCapture(other) && startOf(other) === startOf(move) && endOf(other) === endOf(move),
  )
  return (alike.length > 1 ? move.path : [startOf(move), endOf(move)]).join('x')
}

/** Whether two captures by one piece are the same move: they have the same end and take the same pieces. */
export const isSameCapture = (a: Move, b: Move): boolean =>
  endOf(a) === endOf(b) &&
  a.takes.length === b.takes.length &&
  a.takes.every((field) => b.takes.includes(field))

/**
 * The start, then every landing field, by any route that takes the same pieces; also start and end alone, if no other
 * move begins with them.
 */
export function touchesOf(v: Variant, s: Draughts, move: Move): Spot[][] {
  const from = startOf(move)
  const to = endOf(move)
  if (isPlacing(move)) return [[reserveSpot(s.seat), spotOf(to)]]
  if (!isCapture(move)) return [[spotOf(from), spotOf(to)]]
  const paths = v.sides[s.seat]!.captures.routesOf(s, move).map(({ path }) => path)
  const isOther = (other: Move) =>
    startOf(other) === from && endOf(other) === to && !isSameCapture(other, move)
  const isWhole = paths.some((path) => path.length === 2)
  if (from !== to && !isWhole && !isOneJump(v, s, from, to) && !legalMoves(v, s).some(isOther)) {
    paths.unshift([from, to])
  }
  return paths.map((path) => path.map(spotOf))
}

/** Whether there is one piece between two fields on a line, so that a capture could begin there. */
function isOneJump({ record }: Variant, s: Draughts, from: number, to: number): boolean {
  return ALL_WAYS.some((way) => {
    const line = record.fields.line(from, way)
    const met = line.slice(0, line.indexOf(to) + 1).filter((field) => s.board[field] !== FREE)
    return line.includes(to) && met.length === 1
  })
}
