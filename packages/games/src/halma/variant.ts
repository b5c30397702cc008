import { stepsTo } from './fields.ts'
import { QUIET_TURNS, type HalmaRecord } from './record.ts'
import type { Halma } from './state.ts'

/** Tables about the board for one player's men. */
interface Course {
  readonly camp: readonly number[]
  readonly goal: readonly number[]
  /** 1 for each field of the player's own court. */
  readonly inCamp: Uint8Array
  /** The fewest steps from every field to the goal. */
  readonly away: Int16Array
  /** A number for each field, for one of the player's men on it. */
  readonly keys: Float64Array
  /** The same for the marked man. */
  readonly markedKeys: Float64Array
}

/** A game for one number of players. */
export interface Table {
  readonly seats: number
  /** Men of each player. */
  readonly men: number
  /** How many of them have to arrive: they are the first in the list. */
  readonly runners: number
  /** The others have to leave their court. */
  readonly leavers: number
  readonly courses: readonly Course[]
}

/** A record with everything that can be computed before a match. */
export interface Variant {
  readonly record: HalmaRecord
  /** The tables for each goal that can be agreed, by number of players. */
  readonly tables: readonly (readonly (Table | undefined)[])[]
  /** No match has more moves than this. */
  readonly bound: number
}

export function variantOf(record: HalmaRecord): Variant {
  const most = record.seats.at(-1)!
  const tables = (record.goals ?? ['']).map((_, goal) =>
    Array.from({ length: most + 1 }, (_, seats) =>
      record.seats.includes(seats) ? tableFor(record, seats, goal) : undefined,
    ),
  )
  return { record, tables, bound: Math.max(...tables.flat().map((table) => (table ? boundOf(table) : 0))) }
}

/** The table that a match is played on. */
export const tableOf = (v: Variant, s: Halma): Table => v.tables[s.goal]![s.turns.length]!

function tableFor(record: HalmaRecord, seats: number, goal: number): Table {
  const sides = record.sides(seats, goal)
  const men = sides[0]!.camp.length
  const fields = record.fields.names.length
  return {
    seats,
    men,
    runners: record.runners === 'all' ? men : 1,
    leavers: record.runners === 'all' || !record.emptyCourt ? 0 : men - 1,
    courses: sides.map(({ camp, goal }, seat) => ({
      camp,
      goal,
      inCamp: Uint8Array.from({ length: fields + 1 }, (_, field) => (camp.includes(field) ? 1 : 0)),
      away: stepsTo(record.fields, goal),
      keys: keysFor(fields, 2 * seat),
      markedKeys: keysFor(fields, record.runners === 'all' ? 2 * seat : 2 * seat + 1),
    })),
  }
}

/**
 * Every progress brings a player's men at least a step nearer to their goal than ever before, or one more out of their
 * court, or brings a player home; before, between and after these there are at most this many quiet turns.
 */
function boundOf({ courses, seats, runners, leavers }: Table): number {
  const farthest = Math.max(
    ...courses.map(({ away }) => away.subarray(0, -1).reduce((most, each) => Math.max(most, each), 0)),
  )
  return (seats * (runners * farthest + leavers + 1) + 1) * QUIET_TURNS * seats
}

/** Large enough that two positions never have the same sum in practice, small enough that the sums stay exact. */
const KEY_BITS = 46

/** Numbers without a pattern, the same in every match: the sum over all men identifies a position. */
function keysFor(fields: number, kind: number): Float64Array {
  let seed = (0x9e3779b9 * (kind + 1)) | 0
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return Float64Array.from(
    { length: fields },
    () => next() * 2 ** (KEY_BITS - 32) + (next() >>> (64 - KEY_BITS)),
  )
}
