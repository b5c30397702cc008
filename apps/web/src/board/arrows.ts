import type { Spot } from '@spellendoos/kernel'
import type { At, Place } from '@spellendoos/scene'
import { u } from './paint/pencil.ts'

/**
 * A path over the board that is shown but not played: a premove, a hint, a drawn arrow, the last move again or
 * an answer to fear, and what was tried and refused.
 */
export interface Arrow {
  readonly kind: 'ahead' | 'hint' | 'drawn' | 'last' | 'refused'
  /** A single spot is drawn as a ring. */
  readonly spots: readonly Spot[]
}

/** How far before its end an arrow stops, so that its head is on the place. */
const SHORT = 0.18

/** An arrow as a path: a line with a head, or a ring. */
export function paintArrow({ kind, spots }: Arrow, places: readonly Place[]): string {
  const way = wayOver(spots, places)
  const tip = way.at(-1)
  if (tip === undefined) return ''
  if (kind === 'refused') return crossedOut(way, tip)
  const before = way.at(-2)
  if (before === undefined) return ring(tip)
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1])
  const [dx, dy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length]
  const back = (by: number, aside: number): At => [
    tip[0] - dx * by - dy * aside,
    tip[1] - dy * by + dx * aside,
  ]
  const line = [...way.slice(0, -1), back(SHORT, 0)].map(point).join('L')
  const head = [back(0.34, 0.2), back(0, 0), back(0.34, -0.2)].map(point).join('L')
  return `M${line}M${head}`
}

function wayOver(spots: readonly Spot[], places: readonly Place[]): readonly At[] {
  const points = spots.flatMap((spot) => places.filter(({ id }) => id === spot).map(({ at }) => at))
  return points.filter(([x, y], i) => x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1])
}

/** The path of a forbidden move, with a cross where it would end. */
function crossedOut(way: readonly At[], [x, y]: At): string {
  const arm = (dx: number, dy: number) => `M${point([x - dx, y - dy])}L${point([x + dx, y + dy])}`
  return `M${way.map(point).join('L')}${arm(CROSS, CROSS)}${arm(CROSS, -CROSS)}`
}
/** Half the width of the cross. */
const CROSS = 0.2

const point = ([x, y]: At) => `${u(x)} ${u(y)}`
const ring = ([x, y]: At) => `M${u(x - 0.4)} ${u(y)}a40 40 0 1 1 80 0a40 40 0 1 1-80 0`

/** The drawn arrows with one added; drawing an arrow again removes it. */
export function drawArrow(drawn: readonly Arrow[], from: Spot, to: Spot): readonly Arrow[] {
  const spots = from === to ? [from] : [from, to]
  const others = drawn.filter((arrow) => arrow.spots.join() !== spots.join())
  return others.length < drawn.length ? others : [...drawn, { kind: 'drawn', spots }]
}
