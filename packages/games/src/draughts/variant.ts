import type { Seat } from '@spellendoos/kernel'
import { OPPOSITE, type Way } from './fields.ts'
import type { DraughtsRecord } from './record.ts'
import { bitOf, setOf, stepIn, wordOf, wordsFor, type FieldSet, type Step } from './sets.ts'
import { colourOf, type Move } from './state.ts'

/** A record worked out into tables, so that looking for moves is looking things up. */
export interface Variant {
  readonly record: DraughtsRecord
  /** Words in a set of fields. */
  readonly words: number
  /** All fields. */
  readonly fields: FieldSet
  /** The word and the bit of each field in a set. */
  readonly wordOf: readonly number[]
  readonly bitOf: readonly number[]
  /** White's and Black's. */
  readonly sides: readonly [Side, Side]
}

export interface Side {
  /** The bit that this side's pieces have on the board, and the bit of the pieces it captures. */
  readonly own: number
  readonly prey: number
  /** Where the sets of these pieces begin. */
  readonly ownSet: number
  readonly preySet: number
  /** Whether this side's men are crowned on a field. */
  readonly far: readonly boolean[]
  readonly manSteps: readonly Ready[]
  readonly manJumps: readonly Ready[]
  readonly manLines: Lines
  readonly kingLines: Lines
  readonly kingMoves: readonly Move[]
  readonly kingJumpLines: Lines
}

/** A direction, and the ready-made move in it that ends on each bit. */
interface Ready {
  readonly step: Step
  readonly moves: readonly Move[]
}

/**
 * The fields along every line: the lines of a field f begin at `starts[f * ways]` and on in `along`, each
 * with the nearest field first and 0, the wall, at its end.
 */
interface Lines {
  readonly ways: number
  readonly starts: readonly number[]
  readonly along: readonly number[]
}

type LineFrom = (field: number, way: Way) => number[]

export function variantOf(record: DraughtsRecord): Variant {
  const { fields } = record
  const byField = <T>(nothing: T, make: (field: number) => T): T[] => [
    nothing,
    ...Array.from({ length: fields.count }, (_, i) => make(i + 1)),
  ]
  return {
    record,
    words: wordsFor(fields),
    fields: setOf(fields, () => true),
    wordOf: byField(0, (field) => wordOf(fields, field)),
    bitOf: byField(0, (field) => bitOf(fields, field)),
    sides: [sideOf(record, 0), sideOf(record, 1)],
  }
}

function sideOf(record: DraughtsRecord, seat: Seat): Side {
  const { fields } = record
  const words = wordsFor(fields)
  const turned = (way: Way): Way => (seat === 0 ? way : OPPOSITE[way])
  const line: LineFrom = (field, way) => (field === 0 ? [] : fields.line(field, turned(way)))
  const farRow = seat === 0 ? 0 : fields.size - 1
  const ready = (way: Way, far: number, make: (from: number, line: readonly number[]) => Move): Ready => {
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
    ownSet: seat * words,
    preySet: (1 - seat) * words,
    far: Array.from({ length: fields.count + 1 }, (_, field) => field > 0 && fields.row(field) === farRow),
    manSteps: record.manSteps.map((way) => ready(way, 1, (from, line) => quietMove(from, line[0]!))),
    manJumps: record.manCaptures.map((way) => ready(way, 2, (from, line) => jump(from, line[0]!, line[1]!))),
    manLines: linesOf(fields.count, record.manCaptures, line),
    kingLines,
    kingMoves: kingMovesAlong(kingLines),
    kingJumpLines: linesOf(fields.count, record.kingCaptures, line),
  }
}

/** Ready-made moves are shared by all matches. */
const NOTHING: readonly number[] = Object.freeze([])
const quietMove = (from: number, to: number): Move =>
  Object.freeze({ path: Object.freeze([from, to]), takes: NOTHING })
const jump = (from: number, over: number, to: number): Move =>
  Object.freeze({ path: Object.freeze([from, to]), takes: Object.freeze([over]) })

function linesOf(count: number, ways: readonly Way[], line: LineFrom): Lines {
  const starts: number[] = []
  const along: number[] = []
  for (let field = 0; field <= count; field++) {
    for (const way of ways) {
      starts.push(along.length)
      along.push(...line(field, way), 0)
    }
  }
  return { ways: ways.length, starts, along }
}

/** The quiet moves to every field along the lines, in the same order as these; standing still at their ends. */
function kingMovesAlong({ ways, starts, along }: Lines): Move[] {
  return starts.flatMap((start, line) =>
    along.slice(start, starts[line + 1]).map((to) => quietMove(Math.floor(line / ways), to)),
  )
}
