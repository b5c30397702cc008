import type { At, Ground, Place } from '@spellendoos/scene'
import { POINTS } from './board.ts'
import { NAMES, NEIGHBOURS, type Point } from './lines.ts'

/** The wooden cross with its lines; points are one unit apart. */
export const SIZE: readonly [number, number] = [7, 7]

export const at = (point: Point): At => [POINTS[point]!.col + 0.5, POINTS[point]!.row + 0.5]

/** The board itself: two crossed bars, under the lines. */
const BARS: readonly Ground[] = [
  { rect: [2.02, 0.02, 2.96, 6.96], paint: 'wood-light' },
  { rect: [0.02, 2.02, 6.96, 2.96], paint: 'wood-light' },
]

/** Every line between two neighbours, once. */
const LINES: readonly Ground[] = NEIGHBOURS.flatMap((around, from) =>
  around.filter((to) => to > from).map((to): Ground => ({ line: [at(from), at(to)], paint: 'ink' })),
)

/** Bars first, then what a game paints on them, then the lines. */
export const crossGround = (painted: readonly Ground[]): Ground[] => [...BARS, ...painted, ...LINES]

/** The points as places, each with its own paint. */
export const crossPlaces = (paint: (point: Point) => Place['paint']): Place[] =>
  NAMES.map((id, point): Place => ({
    id,
    at: at(point),
    shape: 'round',
    size: [0.78, 0.78],
    paint: paint(point),
  }))
