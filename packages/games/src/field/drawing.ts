import type { Seat, Spot } from '@spellendoos/kernel'
import { squarePlaces } from '@spellendoos/mechanics'
import type { At, Board, Ground, Label, Paint, Piece, Place } from '@spellendoos/scene'
import { BOARD, SIZE } from './board.ts'

/** Pawns that are not on the board are drawn above and below it. */
const MARGIN = 1.5

/** A field is slightly smaller than a board unit, so that the lines between fields are visible. */
const TILE: readonly [number, number] = [0.88, 0.88]
const LINE = 0.2

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

/** A bar along a line between two points of the board, within its edge. */
function bar([x0, y0]: At, [x1, y1]: At, paint: Paint): Ground {
  const left = Math.max(0, Math.min(x0, x1) - LINE / 2)
  const right = Math.min(SIZE, Math.max(x0, x1) + LINE / 2)
  const top = Math.max(MARGIN, Math.min(y0, y1) - LINE / 2)
  const bottom = Math.min(SIZE + MARGIN, Math.max(y0, y1) + LINE / 2)
  return { rect: [left, top, right - left, bottom - top], paint }
}

/** The red and green court lines in all corners, visible between the fields. */
const COURT_LINES: readonly Ground[] = COURTS.flatMap(({ rows, paint }) =>
  CORNERS.flatMap((corner) => {
    const line = stairs(rows).map((at) => lowered(corner(at)))
    return line.slice(1).map((to, i) => bar(line[i]!, to, paint))
  }),
)

/** Light and dark wood. */
const wood = (column: number, row: number): Paint => ((column + row) % 2 === 0 ? 'wood' : 'wood-light')
const PLACES: readonly Place[] = squarePlaces(BOARD, wood).map((place) => ({
  ...place,
  at: lowered(place.at),
  size: TILE,
}))
const EDGE = [
  [0, 0],
  [SIZE, 0],
  [SIZE, SIZE],
  [0, SIZE],
] as const
const GROUND: readonly Ground[] = [{ shape: EDGE.map(lowered), paint: 'wood-dark' }, ...COURT_LINES]

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

/** Every viewer has their own box near. */
const facing = (seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat % 2 === 1 ? 180 : 0))

const WHOLE = [SIZE, SIZE + 2 * MARGIN] as const

/** The halma board with a box for every seat. */
export const fieldBoard = (seats: number, label: string, pieces: readonly Piece[]): Board => ({
  size: WHOLE,
  surface: 'wood',
  ground: GROUND,
  places: [...PLACES, ...boxes(seats, label)],
  pieces,
  facing: facing(seats),
})

/** The fields where nothing is on them. */
const TILES: readonly Ground[] = PLACES.map(({ at: [x, y], paint }) => ({
  rect: [x - TILE[0] / 2, y - TILE[1] / 2, ...TILE],
  paint,
}))

/** The same board with the pawns on the crossings between the fields. */
export const crossingBoard = (
  seats: number,
  label: string,
  crossings: readonly Place[],
  pieces: readonly Piece[],
): Board => ({
  size: WHOLE,
  surface: 'wood',
  ground: [...GROUND, ...TILES],
  places: [...crossings.map((place) => ({ ...place, at: lowered(place.at) })), ...boxes(seats, label)],
  pieces,
  facing: facing(seats),
})

/** A pawn of a seat; in pairs it has its side's colour and its own seat's mark. */
export const pawn = (id: string, on: Spot, seat: Seat, side: Seat, name?: Label): Piece => ({
  id,
  on,
  look: 'pawn',
  seat,
  ...(side === seat ? {} : { paint: { seat: side } }),
  ...(name === undefined ? {} : { name }),
})
