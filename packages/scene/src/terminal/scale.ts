import type { Board } from '../scene.ts'
import { pieceSigns } from './marks.ts'
import type { Pen } from './pen.ts'
import { widthOf } from './width.ts'

/** How board units become columns and rows. */
export interface Scale {
  readonly sx: number
  readonly sy: number
  col(x: number): number
  row(y: number): number
}

type Size = readonly [columns: number, rows: number]
/** Columns and rows for one place, from generous to tight. A character is about twice as high as it is wide. */
const SIZES: readonly Size[] = [
  [6, 3],
  [4, 2],
  [3, 1],
  [2, 1],
]
/** Wider than true to scale, for boards whose fields contain words. */
const STRETCHED: readonly Size[] = [
  [6, 2],
  [6, 1],
  [4, 1],
]
/** Reserved for labels at the edges. */
const MARGIN = 8

/** The most generous scale that fits; stretched, or higher than wanted, only if everything can be read no other way. */
export function chooseScale(board: Board, pen: Pen): Scale {
  const sizes = isRuled(board, pen) ? SIZES.slice(1) : SIZES
  const wanted = fitting(board, sizes, pen.width, pen.height)
  const legible = [
    ...wanted.slice(0, 1),
    ...fitting(board, STRETCHED, pen.width, pen.height),
    ...fitting(board, SIZES, pen.width, pen.height * 1.5),
  ].find((scale) => isLegible(board, scale, pen))
  return legible ?? wanted[0] ?? squeezed(board, pen.width)
}

/** Two rows between drawn edges have no middle, so fields with edges get one row. */
const isRuled = ({ places }: Board, { colour }: Pen): boolean =>
  !colour && places.some(({ shape, size = [1, 1] }) => shape === 'square' && size[1] === 1)

function isLegible({ places, pieces }: Board, { sx }: Scale, { say }: Pen): boolean {
  const rooms = new Map(
    places.map(({ id, size = [1, 1] }) => [id, Math.max(2, Math.floor(size[0] * sx)) - 1]),
  )
  return (
    pieces.every((piece) => widthOf(pieceSigns(piece, say)) <= (rooms.get(piece.on) ?? Infinity)) &&
    places.every(({ id, print }) => print === undefined || widthOf(say(print)) <= rooms.get(id)!)
  )
}

function fitting(board: Board, sizes: readonly Size[], width: number, height: number): Scale[] {
  const [w, h] = board.size
  const { unit, stepX, stepY } = spacingOf(board)
  const onlyRound = board.places.every((place) => place.shape === 'round')
  return sizes.flatMap(([columns, rows]) => {
    if (columns === 3 && onlyRound) return []
    const sx = snap(columns / unit, stepX)
    const sy = snap(rows / unit, stepY)
    return w * sx + MARGIN <= width && h * sy < height ? [makeScale(board, sx, sy)] : []
  })
}

function squeezed(board: Board, width: number): Scale {
  const { unit, stepX, stepY } = spacingOf(board)
  const sx = Math.min(2 / unit, Math.max(1, width - MARGIN) / board.size[0])
  return makeScale(board, snap(sx, stepX, Math.floor), snap(sx / 2, stepY, Math.floor))
}

const spacingOf = (board: Board) => ({
  unit: unitOf(board),
  stepX: stepOf(board.places.map((place) => place.at[0])),
  stepY: stepOf(board.places.map((place) => place.at[1])),
})

// Slightly more, so that 3 × 0.1 rounds like 0.3.
const HAIR = 1e-6
function makeScale({ places }: Board, sx: number, sy: number): Scale {
  // Round things on the very edge are moved slightly inwards, so that they are drawn whole.
  const inside = places.some(({ shape, at }) => shape === 'round' && at[0] * sx < 1) ? 1 : 0
  return {
    sx,
    sy,
    col: (x) => Math.floor(x * sx + HAIR) + inside,
    row: (y) => Math.floor(y * sy + HAIR),
  }
}

/** How far apart neighbouring places are, in board units. */
function unitOf({ places, size }: Board): number {
  const smallest = Math.min(...places.map(({ size: [w, h] = [1, 1] }) => Math.min(w, h)), ...size)
  let nearest = Infinity
  places.forEach(({ at: [x, y] }, i) => {
    for (const { at } of places.slice(i + 1)) {
      const apart = Math.max(Math.abs(x - at[0]), Math.abs(y - at[1]))
      if (apart > HAIR) nearest = Math.min(nearest, apart)
    }
  })
  return Math.min(smallest, Math.max(nearest, smallest / 2))
}

/** The step of an evenly spaced row of coordinates; `undefined` if the spacing is uneven, as on an oval. */
function stepOf(coordinates: readonly number[]): number | undefined {
  const sorted = [...coordinates].toSorted((a, b) => a - b)
  const gaps = sorted.slice(1).flatMap((each, i) => (each - sorted[i]! > 0.01 ? [each - sorted[i]!] : []))
  const step = Math.min(...gaps)
  const even = gaps.every((gap) => Math.abs(gap / step - Math.round(gap / step)) < 0.08)
  return gaps.length > 0 && even ? step : undefined
}

/**
 * The nearest scale that gives every step the same whole number of characters; uneven spacing only shows in small
 * steps.
 */
function snap(scale: number, step: number | undefined, round = Math.round): number {
  if (step === undefined || step * scale > 3.5) return scale
  const signs = round(step * scale)
  return signs < 1 ? scale : signs / step
}
