import type { Seat, Spot } from '@spellendoos/kernel'
import { squarePlaces } from '@spellendoos/mechanics'
import type { At, Board, Ground, Label, Paint, Piece, Place } from '@spellendoos/scene'
import { BOARD, SIZE } from './board.ts'

/** Above and below the board lie the pawns that are not on it. */
const MARGIN = 1.5

/** The courts in a corner of the halma board, by the fields of each row from the edge on. */
const COURTS = [
  { rows: [4, 4, 3, 2], paint: 'red' },
  { rows: [5, 5, 4, 3, 2], paint: 'green' },
] as const

/** The stairs between a court and the rest of the board, in the corner at the top left. */
function stairs(rows: readonly number[]): At[] {
  const line: At[] = [[rows[0]!, 0]]
  rows.forEach((length, row) => {
    line.push([length, row + 1], [rows[row + 1] ?? 0, row + 1])
  })
  return line
}

const CORNERS = [
  ([x, y]: At): At => [x, y],
  ([x, y]: At): At => [SIZE - x, y],
  ([x, y]: At): At => [x, SIZE - y],
  ([x, y]: At): At => [SIZE - x, SIZE - y],
]
const lowered = ([x, y]: At): At => [x, y + MARGIN]

/** The red and green court lines, seen where no fields lie over them. */
const COURT_LINES: readonly Ground[] = COURTS.flatMap(({ rows, paint }) =>
  CORNERS.map((corner): Ground => ({ line: stairs(rows).map((at) => lowered(corner(at))), paint })),
)

/** Inside which court a field lies: red, green or none. */
function courtOf(column: number, row: number): Paint {
  const fromEdge = (n: number) => Math.min(n, SIZE - 1 - n)
  const isIn = (rows: readonly number[]) => fromEdge(column) < (rows[fromEdge(row)] ?? 0)
  if (isIn(COURTS[0].rows)) return 'sand'
  return isIn(COURTS[1].rows) ? 'beige' : 'paper'
}

/** The fields, the courts in tints of their own. */
const PLACES: readonly Place[] = squarePlaces(BOARD, courtOf).map((place) => ({
  ...place,
  at: lowered(place.at),
}))

export const boxOf = (seat: Seat): Spot => `box-${seat + 1}`

/** A box for the pawns of each seat: the first and third below the board, the others above it. */
const boxes = (seats: number, label: string): Place[] =>
  Array.from({ length: seats }, (_, seat): Place => {
    const above = seat % 2 === 1
    const isShared = seats > (above ? 3 : 2)
    const x = isShared ? (seat < 2 ? SIZE / 4 : (3 * SIZE) / 4) : SIZE / 2
    return {
      id: boxOf(seat),
      at: [x, above ? MARGIN / 2 : SIZE + (3 * MARGIN) / 2],
      shape: 'box',
      size: [isShared ? SIZE / 2 - 0.4 : SIZE - 0.4, MARGIN - 0.3],
      paint: 'wood-dark',
      name: { say: label, seat },
    }
  })

const WHOLE = [SIZE, SIZE + 2 * MARGIN] as const

/** The halma board with a box for every seat. */
export const fieldBoard = (seats: number, label: string, pieces: readonly Piece[]): Board => ({
  size: WHOLE,
  surface: 'wood',
  ground: [],
  places: [...PLACES, ...boxes(seats, label)],
  pieces,
})

/** The same board where pawns stand on the crossings between the fields. */
export function crossingBoard(
  seats: number,
  label: string,
  crossings: readonly Place[],
  pieces: readonly Piece[],
): Board {
  const lines = Array.from({ length: SIZE + 1 }, (_, i): Ground[] => [
    { line: [lowered([i, 0]), lowered([i, SIZE])], paint: 'line' },
    { line: [lowered([0, i]), lowered([SIZE, i])], paint: 'line' },
  ]).flat()
  return {
    size: WHOLE,
    surface: 'wood',
    ground: [{ rect: [0, MARGIN, SIZE, SIZE], paint: 'paper' }, ...lines, ...COURT_LINES],
    places: [...crossings.map((place) => ({ ...place, at: lowered(place.at) })), ...boxes(seats, label)],
    pieces,
  }
}

/** A pawn of a seat; in pairs it wears its side's colour and its own seat's mark. */
export const pawn = (id: string, on: Spot, seat: Seat, side: Seat, name?: Label): Piece => ({
  id,
  on,
  look: 'pawn',
  seat,
  ...(side === seat ? {} : { paint: { seat: side } }),
  ...(name === undefined ? {} : { name }),
})
