import { POINTS, pointAt } from './board.ts'

/** A point of the cross, counted in reading order. */
export type Point = number

/** The name of a point: a column a–g and a row 1–7 from the bottom, as a player sits at the board. */
export const NAMES: readonly string[] = POINTS.map(({ row, col }) => `${'abcdefg'[col]}${7 - row}`)
export const pointCalled = (name: string): Point => NAMES.indexOf(name)

/** The eight directions as rows down and columns to the right. */
const DIRECTIONS = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const

/**
 * Lines run along rows and columns, and diagonally through the points whose row and column have an even sum. Returns
 * the point this many steps away along a line, or −1.
 */
function along(from: Point, [down, right]: readonly [number, number], steps: number): Point {
  const { row, col } = POINTS[from]!
  if (down !== 0 && right !== 0 && (row + col) % 2 !== 0) return -1
  for (let step = 1; step < steps; step++) if (pointAt(row + down * step, col + right * step) < 0) return -1
  return pointAt(row + down * steps, col + right * steps)
}

/** The points one step away along a line. */
export const NEIGHBOURS: readonly (readonly Point[])[] = POINTS.map((_, from) =>
  DIRECTIONS.map((way) => along(from, way, 1)).filter((to) => to >= 0),
)

/** For each point the jumps from it, two numbers each: the point jumped over and the landing point. */
export const JUMPS: readonly (readonly Point[])[] = POINTS.map((_, from) =>
  DIRECTIONS.flatMap((way) => {
    const to = along(from, way, 2)
    return to < 0 ? [] : [along(from, way, 1), to]
  }),
)

export const isNeighbour = (from: Point, to: Point): boolean => NEIGHBOURS[from]!.includes(to)

const BETWEEN = new Int8Array(POINTS.length * POINTS.length).fill(-1)
JUMPS.forEach((jumps, from) => {
  for (let i = 0; i < jumps.length; i += 2) BETWEEN[from * POINTS.length + jumps[i + 1]!] = jumps[i]!
})
/** The point between two that are two steps apart along a line, or −1. */
export const between = (from: Point, to: Point): Point => BETWEEN[from * POINTS.length + to]!

const ROWS = Int8Array.from(POINTS, ({ row }) => row)
/** The row of a point, counted from the top. */
export const rowOf = (point: Point): number => ROWS[point]!
