import type { At, Ground, Paint, Place, Tone } from '@spellendoos/scene'
import { cornersFor } from './courts.ts'
import { STAR_FIELDS, type Fields } from './fields.ts'

/** How a board looks without its men. */
export interface Drawing {
  readonly size: readonly [w: number, h: number]
  readonly surface: Tone
  readonly ground: readonly Ground[]
  readonly places: readonly Place[]
  /** The colour of each player's men, where it is not the player's own. */
  readonly men?: readonly Paint[]
  /** How far it is turned for this many players, so that each has their own court near. */
  readonly facing: (seats: number) => readonly number[]
}

/** Two decimals are enough for a picture. */
const round = (n: number): number => Math.round(n * 100) / 100

/** A field is slightly smaller than a board unit, so that the lines between fields are visible. */
const TILE: readonly [number, number] = [0.88, 0.88]
const LINE = 0.2

/**
 * A court line: the rows that it encloses, counted from the edge, and its colour; in all corners or only in the first
 * and third.
 */
interface CourtLine {
  readonly rows: readonly number[]
  readonly paint: Paint
  readonly corners: 'all' | 'opposite'
}

/** Light and dark squares with lines around the courts; some fields can be gilt. */
export function drawSquares(
  { names, columns, rows }: Fields,
  lines: readonly CourtLine[],
  gilt: readonly number[] = [],
): Drawing {
  const size = Math.sqrt(names.length)
  const wood = (field: number): Tone => ((columns[field]! + rows[field]!) % 2 === 0 ? 'wood' : 'wood-light')
  return {
    size: [size, size],
    surface: 'wood-dark',
    ground: lines.flatMap((line) => courtLines(size, line)),
    places: names.map((id, field): Place => ({
      id,
      at: [columns[field]! + 0.5, size - rows[field]! - 0.5],
      shape: 'square',
      size: TILE,
      paint: gilt.includes(field) ? 'gold' : wood(field),
    })),
    facing: (seats) => cornersFor(seats).map((corner) => ((4 - corner) % 4) * 90),
  }
}

/** The stairs of a court in the upper left corner, turned into the other corners. */
function courtLines(size: number, { rows, paint, corners }: CourtLine): Ground[] {
  const stairs: At[] = [
    ...rows.flatMap((wide, deep): At[] => [
      [wide, deep],
      [wide, deep + 1],
    ]),
    [0, rows.length],
  ]
  const bars = stairs.slice(1).flatMap((to, i) => barBetween(stairs[i]!, to))
  return bars.flatMap(([x, y, w, h]) => {
    const [right, bottom] = [round(size - x - w), round(size - y - h)]
    const opposite: Ground[] = [
      { rect: [x, bottom, w, h], paint },
      { rect: [right, y, w, h], paint },
    ]
    if (corners === 'opposite') return opposite
    return [...opposite, { rect: [x, y, w, h], paint }, { rect: [right, bottom, w, h], paint }]
  })
}

/** A bar along the line between two points of the board, thick enough to be visible and within the edge. */
function barBetween([x0, y0]: At, [x1, y1]: At): [x: number, y: number, w: number, h: number][] {
  if (x0 === x1 && y0 === y1) return []
  const half = LINE / 2
  const left = Math.max(0, Math.min(x0, x1) - half)
  const top = Math.max(0, Math.min(y0, y1) - half)
  return [[left, top, round(Math.max(x0, x1) + half - left), round(Math.max(y0, y1) + half - top)]]
}

/** The distance of rows at which every hole is equally far from its six neighbours. */
const ROW = Math.sqrt(3) / 2
const MARGIN = 1.2
const holeAt = (column: number, row: number): At => [
  round(MARGIN + column / 2),
  round(MARGIN + (16 - row) * ROW),
]

/** The tips of the star, clockwise from the lowest, and the inner corners after each of them. */
const TIPS: readonly At[] = [
  holeAt(12, 0),
  holeAt(0, 4),
  holeAt(0, 12),
  holeAt(12, 16),
  holeAt(24, 12),
  holeAt(24, 4),
]
const INNER: readonly At[] = [
  holeAt(8, 4),
  holeAt(4, 8),
  holeAt(8, 12),
  holeAt(16, 12),
  holeAt(20, 8),
  holeAt(16, 4),
]

/** The outline is this much larger than the star of holes, all round. */
const LARGER = 1.16
const MIDDLE: At = holeAt(12, 8)
const outward = ([x, y]: At): At => [
  round(MIDDLE[0] + (x - MIDDLE[0]) * LARGER),
  round(MIDDLE[1] + (y - MIDDLE[1]) * LARGER),
]

/** The players sit at every second point, clockwise from the lowest. */
const STAR_FACING = [0, 240, 120]

/** Opposite points have the same colour: that of the men that start at one and go to the other. */
export function drawStar(colours: readonly Paint[]): Drawing {
  const { names, columns, rows, ways, next } = STAR_FIELDS
  const points = TIPS.map((tip, i): Ground => {
    const before = INNER[(i + 5) % 6]!
    const after = INNER[i]!
    const paint = colours[(i % 2 === 0 ? i : (i + 3) % 6) / 2]!
    return { shape: [tip, after, before].map(outward), paint }
  })
  const lines = names.flatMap((_, hole) =>
    [0, 1, 2].flatMap((way): Ground[] => {
      const other = next[hole * ways + way]!
      return other === names.length
        ? []
        : [
            {
              line: [holeAt(columns[hole]!, rows[hole]!), holeAt(columns[other]!, rows[other]!)],
              paint: 'wood-dark',
            },
          ]
    }),
  )
  return {
    size: [round(12 + 2 * MARGIN), round(16 * ROW + 2 * MARGIN)],
    surface: 'wood',
    ground: [...points, { shape: INNER.map(outward), paint: 'wood-light' }, ...lines],
    places: names.map((id, hole): Place => ({
      id,
      at: holeAt(columns[hole]!, rows[hole]!),
      shape: 'round',
      size: [0.9, 0.9],
      paint: 'white',
    })),
    men: colours,
    facing: () => STAR_FACING,
  }
}
