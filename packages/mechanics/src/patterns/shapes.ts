import type { Pattern } from './plan.ts'

/** Where a cell is on the board. */
export interface Spot {
  readonly column: number
  readonly row: number
}

/** The spots of a board row by row. */
export const spotsOf = (columns: number, rows: number): Spot[] =>
  Array.from({ length: columns * rows }, (_, i) => ({ column: i % columns, row: Math.floor(i / columns) }))

function finder(spots: readonly Spot[]): (column: number, row: number) => number {
  const at = new Map(spots.map(({ column, row }, cell) => [`${column} ${row}`, cell]))
  return (column, row) => at.get(`${column} ${row}`) ?? -1
}

/** Every rectangle of this size that is on the board as a whole. */
export function windows(spots: readonly Spot[], wide: number, high: number): number[][] {
  const at = finder(spots)
  return spots
    .map(({ column, row }) =>
      Array.from({ length: wide * high }, (_, i) => at(column + (i % wide), row + Math.floor(i / wide))),
    )
    .filter((cells) => cells.every((cell) => cell >= 0))
}

export const STRAIGHT = [
  [1, 0],
  [0, 1],
] as const
export const SLANTING = [
  [1, 1],
  [1, -1],
] as const

/** The lines of the board in these directions, as long as they are. */
export function lines(spots: readonly Spot[], ways: readonly (readonly [number, number])[]): number[][] {
  const at = finder(spots)
  return ways.flatMap(([right, up]) =>
    spots
      .filter(({ column, row }) => at(column - right, row - up) < 0)
      .map(({ column, row }) => {
        const line: number[] = []
        for (let i = 0; at(column + i * right, row + i * up) >= 0; i++) {
          line.push(at(column + i * right, row + i * up))
        }
        return line
      }),
  )
}

/** All pieces of a line that have this many cells; the whole line if it is shorter. */
export const piecesOf = (line: readonly number[], length: number): number[][] =>
  line.length <= length
    ? [[...line]]
    : Array.from({ length: line.length - length + 1 }, (_, i) => line.slice(i, i + length))

/** Left for right, or columns for rows. */
type Mirror = 'aside' | 'diagonal'

/** The cells of the board in their new order, for all combinations of these mirrors. The first changes nothing. */
export function mirrorsOf(spots: readonly Spot[], generators: readonly Mirror[]): number[][] {
  const at = finder(spots)
  const right = Math.max(...spots.map(({ column }) => column))
  const moved = (mirror: Mirror, { column, row }: Spot): number =>
    mirror === 'aside' ? at(right - column, row) : at(row, column)
  const steps = generators.map((mirror) => spots.map((spot) => moved(mirror, spot)))
  const all = [spots.map((_, cell) => cell)]
  const seen = new Set(all.map(String))
  for (const mirror of all) {
    for (const step of steps) {
      const next = mirror.map((cell) => step[cell]!)
      if (seen.has(String(next))) continue
      seen.add(String(next))
      all.push(next)
    }
  }
  return all
}

/** Mirrors that leave so many more cells, beyond those of the board, as they are. */
export const withMore = (mirrors: readonly (readonly number[])[], more: number): number[][] =>
  mirrors.map((mirror) => [...mirror, ...Array.from({ length: more }, (_, i) => mirror.length + i)])

/** Shapes at fixed places of the board; those that are mirror images of each other share their weights. */
export function mirrored(
  shapes: readonly (readonly number[])[],
  mirrors: readonly (readonly number[])[],
): Pattern[] {
  const nameOf = (cells: readonly number[]): string => String(cells.toSorted((a, b) => a - b))
  const taken = new Set<string>()
  const patterns: Pattern[] = []
  for (const shape of shapes) {
    if (taken.has(nameOf(shape))) continue
    const places = new Map<string, readonly number[]>()
    const same = new Map<string, number[]>()
    for (const mirror of mirrors) {
      const image = shape.map((cell) => mirror[cell]!)
      const name = nameOf(image)
      taken.add(name)
      const place = places.get(name)
      if (place === undefined) places.set(name, image)
      else {
        const order = image.map((cell) => place.indexOf(cell))
        same.set(String(order), order)
      }
    }
    same.delete(String(shape.map((_, i) => i)))
    patterns.push({ places: [...places.values()], same: [...same.values()] })
  }
  return patterns
}

/** Cells that are read alone, such as counts. */
export const alone = (cells: readonly number[]): Pattern[] =>
  cells.map((cell) => ({ places: [[cell]], same: [] }))

/** A shape that has the same weights everywhere on the board, also read backwards. */
export const everywhere = (shapes: readonly (readonly number[])[]): Pattern => ({
  places: shapes,
  same: [shapes[0]!.map((_, i, { length }) => length - 1 - i)],
})
