import type { Seat, Spot } from '@spellendoos/kernel'
import type { At, Ground, Piece, Place } from '@spellendoos/scene'
import { stepsOf, type Play } from './plays.ts'
import { spotAt } from './spots.ts'
import { across, BAR, HOME, OFF, STONES, type Stones } from './stones.ts'
import { arrivalOn, nameOf, type Track } from './track.ts'

/**
 * A tables board of two halves with a bar between them, seat 0 at the bottom. If a player's last twelve points are
 * near, seat 0 moves clockwise, as the backgammon book has it for red: from point 24 above on the left to the right,
 * and back below. If the first twelve are near, the board is the same upside down. Both directions begin and end on the
 * left, where the trays for stones borne off are.
 */
/** Without anything on the right edge, and with room for it. */
export const TABLES_SIZE: readonly [number, number] = [15.6, 13.8]
export const TABLES_SIZE_WITH_EDGE: readonly [number, number] = [17, TABLES_SIZE[1]]
/** Seat 1 sits at the top. */
export const TABLES_FACING: readonly number[] = [0, 180]
const SPIKE: readonly [number, number] = [1, 5]
const TRAY_X = 1
const LEFT = 2
const MIDDLE = 8
const RIGHT = 9.2
const UPPER = 3.6
const LOWER = 10.2
const EDGE_X = 16.1
const TOP = UPPER - SPIKE[1] / 2
const DOWN = LOWER - SPIKE[1] / 2

/** Where the points of seat 0 are; what is lower on the board comes second. */
const isLower = ({ near }: Track, point: number): boolean => point <= 12 === (near === 'last')
/** The column of a point from the left, 0 to 11. */
const column = (point: number): number => (point <= 12 ? point - 1 : 24 - point)
const xOf = (point: number): number => {
  const x = column(point)
  return (x < HOME ? LEFT + x : RIGHT + x - HOME) + 0.5
}

/** The edge of the board beside a point of seat 0, where its name is printed. */
export const edgeAt = (track: Track, point: number): At => [
  xOf(point),
  isLower(track, point) ? TABLES_SIZE[1] - 0.5 : 0.5,
]
/** The same edge beside the trays. */
export const edgeOfTrays = (seat: Seat): At => [TRAY_X, seat === 0 ? TABLES_SIZE[1] - 0.5 : 0.5]

const fence = (x: number, y: number, w: number, h: number): At[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
  [x, y],
]

/** Both halves, and the last six points of each player edged in their colour, if that matters. */
const halves = (track: Track): Ground[] => [
  { rect: [LEFT, TOP, HOME, DOWN + SPIKE[1] - TOP], paint: 'wood-light' },
  { rect: [RIGHT, TOP, HOME, DOWN + SPIKE[1] - TOP], paint: 'wood-light' },
  ...(track.homeFirst ? [0, 1].map((seat) => homeFence(track, seat)) : []),
]
const homeFence = (track: Track, seat: Seat): Ground => ({
  line: fence(LEFT, homeIsLower(track, seat) ? DOWN : TOP, HOME, SPIKE[1]),
  paint: { seat },
})
const homeIsLower = (track: Track, seat: Seat): boolean => isLower(track, seat === 0 ? 1 : 24)

/** The points with the names that one seat uses. */
const names = (track: Track, seat: Seat): Ground[] =>
  POINTS.map((point) => ({ text: calledBy(track, seat, point), at: edgeAt(track, point), size: 0.35 }))
const POINTS = Array.from({ length: 24 }, (_, i) => i + 1)
const calledBy = (track: Track, seat: Seat, point: number) =>
  nameOf(track, seat, seat === 0 ? point : across(point))

const spike = (track: Track, seat: Seat, point: number): Place => ({
  id: spotAt(track, 0, point),
  at: [xOf(point), isLower(track, point) ? LOWER : UPPER],
  shape: isLower(track, point) ? 'spike-up' : 'spike-down',
  size: SPIKE,
  paint: point % 2 === 1 ? 'red' : 'black',
  name: { say: 'point-name', point: calledBy(track, seat, point) },
})

const box = (id: Spot, at: At, w: number, h: number, name: string, seat: Seat): Place => ({
  id,
  at,
  shape: 'box',
  size: [w, h],
  paint: 'wood-dark',
  name: { say: name, seat },
})

/** Each player's half of the bar, on their own side. */
const bars = (track: Track): Place[] =>
  [0, 1].map((owner) => {
    const at: At = [(MIDDLE + RIGHT) / 2, owner === 0 ? LOWER : UPPER]
    return box(spotAt(track, owner, BAR), at, RIGHT - MIDDLE, SPIKE[1], 'bar-name', owner)
  })
/** Each player's tray, beside the end of their path. */
const trays = (track: Track): Place[] =>
  [0, 1].map((owner) => {
    const at: At = [TRAY_X, homeIsLower(track, owner) ? LOWER : UPPER]
    return box(spotAt(track, owner, OFF), at, 1.2, SPIKE[1], 'off-name', owner)
  })

/** The board of a game. What depends on the viewer exists once for each seat; watchers see it as seat 0 does. */
export interface TablesBoard {
  readonly halves: readonly Ground[]
  readonly names: readonly (readonly Ground[])[]
  readonly places: readonly (readonly Place[])[]
}

/** The points, the bar if the game has one, and both trays. Games say `point-name`, `bar-name` and `off-name`. */
export const tablesBoard = (track: Track): TablesBoard => ({
  halves: halves(track),
  names: [0, 1].map((seat) => names(track, seat)),
  places: [0, 1].map((seat) => [
    ...POINTS.map((point) => spike(track, seat, point)),
    ...(track.entry === BAR ? bars(track) : []),
    ...trays(track),
  ]),
})

/** Places on the right edge: beside seat 0, beside seat 1, and in the middle. */
export const EDGE_PLACES: readonly At[] = [
  [EDGE_X, TABLES_SIZE[1] - 1.2],
  [EDGE_X, 1.2],
  [EDGE_X, TABLES_SIZE[1] / 2],
]

/** The stones; the one that leaves a point first is on top of its stack. */
export const stonePieces = (track: Track, stones: Readonly<Stones>): Piece[] =>
  stones
    .map((point, stone): Piece => {
      const seat = stone < STONES ? 0 : 1
      return {
        id: `stone-${stone}`,
        on: spotAt(track, seat, point),
        look: 'stone',
        seat,
        paint: track.paints[seat]!,
      }
    })
    .toReversed()

/** The spots that a play passed. */
export const spotsOf = (track: Track, seat: Seat, play: Play): Spot[] => [
  ...new Set(
    stepsOf(play).flatMap(({ from, die }) => [
      spotAt(track, seat, from),
      spotAt(track, seat, arrivalOn(track, from, die)),
    ]),
  ),
]
