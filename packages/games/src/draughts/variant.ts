import type { Seat } from '@spellendoos/kernel'
import { Captures } from './captures.ts'
import { OPPOSITE, type Fields, type Direction } from './fields.ts'
import type { DraughtsRecord } from './record.ts'
import { Sight } from './sight.ts'
import { bitOf, stepIn, wordOf, wordsFor, type Step } from './sets.ts'
import { colourOf, type Move } from './state.ts'

/** A record expanded into tables, so that finding moves is a matter of looking things up. */
export interface Variant {
  readonly record: DraughtsRecord
  /** Words in a set of fields. */
  readonly words: number
  /** The word and the bit of each field in a set. */
  readonly wordOf: readonly number[]
  readonly bitOf: readonly number[]
  /** Whether a man's step leaves his row, so that it is irreversible. */
  readonly isForGood: (from: number, to: number) => boolean
  readonly trail: Trail
  /** White's and Black's. */
  readonly sides: readonly [Side, Side]
}

export interface Side extends SideTables {
  readonly sight: Sight
  readonly captures: Captures
}

export interface SideTables {
  /** The bit that this side's pieces have on the board, and the bit of the pieces that it captures. */
  readonly own: number
  readonly prey: number
  /** Words in a set of fields, and the field of each bit. */
  readonly words: number
  readonly fieldOf: readonly number[]
  /** Where the sets of these pieces begin. */
  readonly ownSet: number
  readonly preySet: number
  /** Whether this side's men are crowned on a field. */
  readonly far: readonly boolean[]
  /** The moves that place a man on each field of the base row. */
  readonly placings: readonly Move[]
  readonly manSteps: readonly Ready[]
  readonly manJumps: readonly Ready[]
  readonly manLines: Lines
  readonly kingLines: Lines
  readonly kingMoves: readonly Move[]
  readonly kingJumpLines: Lines
}

/** A direction, and the precomputed move in it that ends on each bit. */
interface Ready {
  readonly step: Step
  readonly moves: readonly Move[]
}

/**
 * The fields along every line: the lines of a field f begin at `starts[f * ways]` and on in `along`, each with the
 * nearest field first and 0, the wall, at its end.
 */
export interface Lines {
  readonly ways: number
  /** The opposite of each direction; -1 if there is none. */
  readonly back: readonly number[]
  readonly starts: readonly number[]
  readonly along: readonly number[]
}

/**
 * How positions are written on the trail: as numbers with one digit for each field, the fields distributed over as many
 * numbers as are needed to keep them exact.
 */
interface Trail {
  /** Numbers per position. */
  readonly wide: number
  /** The number that holds a field's digit, and the weight of that digit. */
  readonly numberOf: readonly number[]
  readonly worth: readonly number[]
}

type LineFrom = (field: number, way: Direction) => number[]

export function variantOf(record: DraughtsRecord): Variant {
  const { fields } = record
  const byField = <T>(nothing: T, make: (field: number) => T): T[] => [
    nothing,
    ...Array.from({ length: fields.count }, (_, i) => make(i + 1)),
  ]
  return {
    record,
    words: wordsFor(fields),
    wordOf: byField(0, (field) => wordOf(fields, field)),
    bitOf: byField(0, (field) => bitOf(fields, field)),
    isForGood: canWander(record) ? (from, to) => fields.row(from) !== fields.row(to) : () => true,
    trail: trailOf(record),
    sides: [sideOf(record, 0), sideOf(record, 1)],
  }
}

/** Whether men can move to and fro. */
const canWander = ({ manSteps }: DraughtsRecord): boolean =>
  manSteps.some((way) => manSteps.includes(OPPOSITE[way]))

/** The number that identifies a man from the reserve, when this many of its side are left there. */
export const numberInReserve = ({ record }: Variant, seat: Seat, left: number): number =>
  record.fields.count + seat * record.reserve + left

function trailOf(record: DraughtsRecord): Trail {
  const { count } = record.fields
  // A field is free or holds a king of either side; if men can wander too, also a man of either side.
  const base = canWander(record) ? 5 : 3
  const digits = Math.floor(Math.log(Number.MAX_SAFE_INTEGER) / Math.log(base))
  const byField = (of: (field: number) => number) =>
    Array.from({ length: count + 1 }, (_, field) => of(field))
  return {
    wide: Math.floor(count / digits) + 1,
    numberOf: byField((field) => Math.floor(field / digits)),
    worth: byField((field) => base ** (field % digits)),
  }
}

const baseRow = (fields: Fields, seat: Seat): number[] => {
  const row = seat === 0 ? fields.size - 1 : 0
  return Array.from({ length: fields.count }, (_, i) => i + 1).filter((field) => fields.row(field) === row)
}

function fieldsByBit(fields: Fields): number[] {
  const byBit = new Array<number>(fields.bit(fields.count) + 1).fill(0)
  for (let field = 1; field <= fields.count; field++) byBit[fields.bit(field)] = field
  return byBit
}

function sideOf(record: DraughtsRecord, seat: Seat): Side {
  const tables = tablesOf(record, seat)
  return { ...tables, sight: new Sight(record, tables), captures: new Captures(record, tables) }
}

function tablesOf(record: DraughtsRecord, seat: Seat): SideTables {
  const { fields } = record
  const words = wordsFor(fields)
  const turned = (way: Direction): Direction => (seat === 0 ? way : OPPOSITE[way])
  const line: LineFrom = (field, way) => (field === 0 ? [] : fields.line(field, turned(way)))
  const farRow = seat === 0 ? 0 : fields.size - 1
  const ready = (
    way: Direction,
    far: number,
    make: (from: number, line: readonly number[]) => Move,
  ): Ready => {
    const moves: Move[] = []
    for (let from = 1; from <= fields.count; from++) {
      const to = line(from, way)[far - 1]
      if (to !== undefined) moves[fields.bit(to)] = make(from, line(from, way))
    }
    return { step: stepIn(fields, turned(way)), moves }
  }
  const kingLines = linesOf(fields.count, record.kingSteps, line)
  return {
    own: colourOf(seat),
    prey: colourOf(1 - seat),
    words,
    fieldOf: fieldsByBit(fields),
    ownSet: seat * words,
    preySet: (1 - seat) * words,
    far: Array.from({ length: fields.count + 1 }, (_, field) => field > 0 && fields.row(field) === farRow),
    placings: baseRow(fields, seat).map((field) => placing(field)),
    manSteps: record.manSteps.map((way) => ready(way, 1, (from, line) => quietMove(from, line[0]!))),
    manJumps: record.manCaptures.map((way) => ready(way, 2, (from, line) => jump(from, line[0]!, line[1]!))),
    manLines: linesOf(fields.count, record.manCaptures, line),
    kingLines,
    kingMoves: kingMovesAlong(kingLines),
    kingJumpLines: linesOf(fields.count, record.kingCaptures, line),
  }
}

/** Precomputed moves are shared by all matches. */
const NOTHING: readonly number[] = Object.freeze([])
const quietMove = (from: number, to: number): Move =>
  Object.freeze({ path: Object.freeze([from, to]), takes: NOTHING })
const placing = (field: number): Move => Object.freeze({ path: Object.freeze([field]), takes: NOTHING })
const jump = (from: number, over: number, to: number): Move =>
  Object.freeze({ path: Object.freeze([from, to]), takes: Object.freeze([over]) })

function linesOf(count: number, ways: readonly Direction[], line: LineFrom): Lines {
  const starts: number[] = []
  const along: number[] = []
  for (let field = 0; field <= count; field++) {
    for (const way of ways) {
      starts.push(along.length)
      along.push(...line(field, way), 0)
    }
  }
  const back = ways.map((way) => ways.indexOf(OPPOSITE[way]))
  return { ways: ways.length, back, starts, along }
}

/** The quiet moves to every field along the lines, in the same order; `undefined` at their ends. */
function kingMovesAlong({ ways, starts, along }: Lines): Move[] {
  return starts.flatMap((start, line) =>
    along.slice(start, starts[line + 1]).map((to) => quietMove(Math.floor(line / ways), to)),
  )
}
