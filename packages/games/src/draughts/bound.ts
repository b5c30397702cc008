import { FREE, isKing, seatOf, WALL, type Draughts } from './state.ts'
import type { DraughtsRecord } from './record.ts'

/** How many rows a man falls back when he captures backward. */
const ROWS_BACK = 2

/** The maximum number of moves in a match. */
export function boundOf(
  { fields, pieces, reserve, manCaptures, standstill }: DraughtsRecord,
  start: Draughts,
) {
  const rowsBefore = (piece: number, field: number): number =>
    seatOf(piece) === 0 ? fields.row(field) : fields.size - 1 - fields.row(field)
  const men = start.board.map((piece, field) =>
    piece === FREE || piece === WALL || isKing(piece) ? 0 : rowsBefore(piece, field),
  )
  const placed = 2 * reserve
  const rowsAhead = men.reduce((sum, rows) => sum + rows, 0) + placed * (fields.size - 1)
  // At least one piece is left at the end.
  const captured = 2 * pieces - 1
  // An irreversible step brings a man a row ahead; only a capture can bring him back.
  const lost = manCaptures.some((way) => way.startsWith('back')) ? ROWS_BACK * captured : 0
  // Before, between and after these there are at most this many reversible moves.
  return (rowsAhead + lost + captured + placed + 1) * (2 * standstill.moves + 1)
}
