import type { By, Eye, Read, Result, RuleId, Seat, Spot, Tell } from '@spellendoos/kernel'
import { NOBODY, onlySeat } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { whyNot } from './explain.ts'
import { movesOf } from './moves.ts'
import { touchesOf, writeMove } from './notation.ts'
import { playMove } from './play.ts'
import { readPosition, writePosition } from './position.ts'
import type { HalmaRecord } from './record.ts'
import { halmaScene } from './scene.ts'
import { resultOf } from './standings.ts'
import { copyHalma, newHalma, type Halma, type Move } from './state.ts'
import { tellMove } from './tell-move.ts'
import { variantOf } from './variant.ts'

interface Options {
  /** Opposite players exchange courts together; left out by games without partners. */
  readonly partners?: boolean
  /** One of the record's goals; left out by games with a single goal. */
  readonly goal?: string
}

/** The functions of a halma game, made from its record. */
export function halmaGame(record: HalmaRecord) {
  const v = variantOf(record)
  const fields = record.fields.names.length
  const agreed = ({ partners = false, goal }: Options) => ({
    partners,
    goal: Math.max(0, record.goals?.indexOf(goal ?? '') ?? 0),
  })
  return {
    id: record.id,
    version: 1,
    book: 'spellendoos',
    traits: {
      minutes: record.minutes,
      ...(record.levels === undefined ? {} : { levels: record.levels }),
    },
    seats: record.seats,
    bound: v.bound,
    setup: (options: Options, seats: number): Halma => {
      const about = agreed(options)
      const table = v.tables[about.goal]![seats]!
      const camps = table.courses.map(({ camp }) => camp)
      return newHalma(table, fields, camps, about)
    },
    turn: (s: Halma): readonly By[] => (s.ended === null ? onlySeat(s.seat) : NOBODY),
    moves: (s: Halma, seat: Seat): readonly Move[] => movesOf(v, s, seat),
    play: (s: Halma, by: Seat | 'clock', move: Move, tell?: Tell): void => {
      const seat = by as Seat
      if (tell === undefined) playMove(v, s, seat, move)
      else tellMove(v, s, seat, move, tell)
    },
    result: (s: Halma): Result | undefined => resultOf(v, s),
    write: (_: Halma, move: Move): string => writeMove(v, move),
    touches: (s: Halma, move: Move): Spot[][] => touchesOf(v, s, move),
    explain: (view: Halma, seat: Seat, tried: string): RuleId | undefined => {
      const rule = whyNot(v, view, seat, tried)
      return rule === undefined ? undefined : `${record.id}.${rule}`
    },
    scene: (view: Halma, eye: Eye, touched: readonly Spot[]): Scene => halmaScene(v, view, eye, touched),
    position: {
      read: (text: string, options: Options, seats: number): Read<Halma> =>
        readPosition(v, text, agreed(options), seats),
      write: (s: Halma): string => writePosition(v, s),
    },
    // Alone: the moves so far, and those still needed if nothing is jumped.
    ...(record.counted
      ? { scores: (s: Halma): number[] => [s.count], worth: (s: Halma): number => -s.count - s.away[0]! }
      : {}),
    copy: copyHalma,
  }
}
