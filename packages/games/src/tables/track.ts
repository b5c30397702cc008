import type { Seat } from '@spellendoos/kernel'
import { BAR, OFF } from './stones.ts'

/** The name of a point, written and spoken. */
export type PointName = string | number

/** How a tables game uses the board: how stones enter and leave, and the names of the points. */
export interface Track {
  /** Where stones wait that move before all others: the bar, or a start point on the board. */
  readonly entry: number
  /** Whether a stone that has just entered may continue while others still wait. */
  readonly goesOn: boolean
  /** A stone that gets this far or further is off the board. */
  readonly exit: number
  /** Whether stones are borne off only when all are home, or at any time. */
  readonly homeFirst: boolean
  /** A point where no step ends, whoever is there; 0 if there is none. */
  readonly closed: number
  /** Whether a player's first twelve points are on their own side of the board, or the last twelve. */
  readonly near: 'first' | 'last'
  /** The name of each point for each seat, 1 to 24 as it counts them. */
  readonly names: readonly (readonly PointName[])[]
  /** What the stones of each seat are painted. */
  readonly paints: readonly ('red' | 'black' | 'white')[]
}

/** Where a step of this length ends. */
export const arrivalOn = ({ exit }: Track, from: number, die: number): number =>
  from - die > exit ? from - die : OFF

/** A point, the bar or off the board, in the notation of a play. */
export const nameOf = ({ names }: Track, seat: Seat, point: number): PointName =>
  point === BAR ? 'bar' : point === OFF ? 'off' : names[seat]![point]!

const POINTS = Array.from({ length: BAR }, (_, point) => point)

/** Each player counts from 24 down to 1. */
export const OWN_COUNT: Track['names'] = [POINTS, POINTS]

/** The book's names, the same for both: 1 to 12 along the side of seat 0, and 12A back to 1A along the other. */
const fromSeat0 = POINTS.map((point) => (point > 12 ? String(25 - point) : `${point}A`))
const fromSeat1 = POINTS.map((point) => (point > 12 ? `${25 - point}A` : String(point)))
export const BOTH_SIDES: Track['names'] = [fromSeat0, fromSeat1]
