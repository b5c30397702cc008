import type { Seat, Spot } from '@spellendoos/kernel'
import type { At, Ground, Piece, Place } from '@spellendoos/scene'
import { spotAt } from './spots.ts'
import { across, BAR, HOME, OFF, STONES, type Stones } from './stones.ts'

/*
 * A tables board of two halves with a bar between them. Seat 0 sits below and goes clockwise, as the book has
 * it for red: from point 24 above on the left to the right, and back below to point 1 on the left. Seat 1 goes
 * the other way round. The trays for stones borne off stand on the left, beside both home boards.
 */
export const TABLES_SIZE: readonly [number, number] = [17, 13.8]
const SPIKE: readonly [number, number] = [1, 5]
const TRAY_X = 1
const LEFT = 2
const MIDDLE = 8
const RIGHT = 9.2
const UPPER = 3.6
const LOWER = 10.2
/** Where the cube lies: with seat 0, with seat 1, in the middle. */
const CUBE_X = 16.1

const isLower = (point: number): boolean => point <= 12
/** The column of a point from the left, 0 to 11. */
const column = (point: number): number => (isLower(point) ? point - 1 : 24 - point)
const xOf = (point: number): number => {
  const x = column(point)
  return (x < HOME ? LEFT + x : RIGHT + x - HOME) + 0.5
}

const fence = (x: number, y: number, w: number, h: number): At[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
  [x, y],
]
const TOP = UPPER - SPIKE[1] / 2
const DOWN = LOWER - SPIKE[1] / 2

const numberAt = (point: number, shown: number): Ground => ({
  text: shown,
  at: [xOf(point), isLower(point) ? TABLES_SIZE[1] - 0.5 : 0.5],
  size: 0.35,
})

/** Both halves, the home boards edged in their owner's colour, and the points numbered as one seat counts them. */
const ground = (seat: Seat): Ground[] => [
  { rect: [LEFT, TOP, HOME, DOWN + SPIKE[1] - TOP], paint: 'wood-light' },
  { rect: [RIGHT, TOP, HOME, DOWN + SPIKE[1] - TOP], paint: 'wood-light' },
  { line: fence(LEFT, DOWN, HOME, SPIKE[1]), paint: { seat: 0 } },
  { line: fence(LEFT, TOP, HOME, SPIKE[1]), paint: { seat: 1 } },
  ...Array.from({ length: 24 }, (_, i) => numberAt(i + 1, countedBy(seat, i + 1))),
]
const countedBy = (seat: Seat, point: number): number => (seat === 0 ? point : across(point))

const spike = (seat: Seat, point: number): Place => ({
  id: spotAt(0, point),
  at: [xOf(point), isLower(point) ? LOWER : UPPER],
  shape: isLower(point) ? 'spike-up' : 'spike-down',
  size: SPIKE,
  paint: point % 2 === 1 ? 'red' : 'black',
  name: { say: 'point-name', point: countedBy(seat, point) },
})

const box = (id: Spot, at: At, w: number, h: number, name: string, seat: Seat): Place => ({
  id,
  at,
  shape: 'box',
  size: [w, h],
  paint: 'wood-dark',
  name: { say: name, seat },
})

/** The points, both halves of the bar and both trays. Games that use them say `point-name`, `bar-name` and `off-name`. */
const places = (seat: Seat): Place[] => [
  ...Array.from({ length: 24 }, (_, i) => spike(seat, i + 1)),
  ...[0, 1].map((owner) => {
    const at: At = [(MIDDLE + RIGHT) / 2, owner === 0 ? LOWER : UPPER]
    return box(spotAt(owner, BAR), at, RIGHT - MIDDLE, SPIKE[1], 'bar-name', owner)
  }),
  ...[0, 1].map((owner) => {
    const at: At = [TRAY_X, owner === 0 ? LOWER : UPPER]
    return box(spotAt(owner, OFF), at, 1.2, SPIKE[1], 'off-name', owner)
  }),
]

/** The board as each seat counts it; watchers see it as seat 0 does. */
export const TABLES_GROUND: readonly (readonly Ground[])[] = [ground(0), ground(1)]
export const TABLES_PLACES: readonly (readonly Place[])[] = [places(0), places(1)]

/** Places on the right edge: beside seat 0, beside seat 1, and in the middle. */
export const EDGE_PLACES: readonly At[] = [
  [CUBE_X, TABLES_SIZE[1] - 1.2],
  [CUBE_X, 1.2],
  [CUBE_X, TABLES_SIZE[1] / 2],
]

const STONE_PAINT = ['red', 'black'] as const

/** The stones; the one that leaves a point first lies on top of its stack. */
export const stonePieces = (stones: Readonly<Stones>): Piece[] =>
  stones
    .map((point, stone): Piece => {
      const seat = stone < STONES ? 0 : 1
      return { id: `stone-${stone}`, on: spotAt(seat, point), look: 'stone', seat, paint: STONE_PAINT[seat] }
    })
    .toReversed()
