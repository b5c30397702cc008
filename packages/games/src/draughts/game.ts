import {
  yesNo,
  type By,
  type OptionsOf,
  type Eye,
  type Read,
  type Result,
  type RuleId,
  type Seat,
  type Spot,
  type Tell,
} from '@spellendoos/kernel'
import { defineGame, NOBODY, onlySeat, type OwnWords } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { boundOf } from './bound.ts'
import { winnerOf } from './endings.ts'
import { whyNot } from './explain.ts'
import { movesOf } from './moves.ts'
import { touchesOf, writeMove } from './notation.ts'
import { playMove } from './play.ts'
import { readPosition, writePosition } from './position.ts'
import type { DraughtsRecord } from './record.ts'
import { draughtsScene } from './scene.ts'
import { copyDraughts, type Draughts, type Move } from './state.ts'
import { tellMove } from './tell-move.ts'
import { variantOf, type Variant } from './variant.ts'

interface Options {
  /** Capturing is compulsory; left out by games in which that is fixed. */
  readonly slagplicht?: boolean
}

/** A draughts game made from its record, without its words and options. */
export function draughtsGame(record: DraughtsRecord) {
  const v = variantOf(record)
  const starts = [false, true].map((slagplicht) => {
    const start = readPosition(v, record.start, slagplicht)
    if (!start.ok) throw new Error(start.problem.text.en)
    return start.value
  })
  const isDuty = ({ slagplicht = true }: Options): boolean => slagplicht
  return {
    id: record.id,
    book: 'spellendoos',
    seats: [2],
    traits: { minutes: 40 },
    bound: boundOf(record, starts[0]!),
    setup: (options: Options): Draughts => copyDraughts(starts[isDuty(options) ? 1 : 0]!),
    turn: (s: Draughts): readonly By[] => (s.ended === null ? onlySeat(s.seat) : NOBODY),
    moves: (s: Draughts, seat: Seat): readonly Move[] => movesOf(v, s, seat),
    play: (s: Draughts, by: Seat | 'clock', move: Move, tell?: Tell): void => {
      const seat = by as Seat
      if (tell === undefined) playMove(v, s, seat, move)
      else tellMove(v, s, seat, move, tell)
    },
    result: (s: Draughts): Result | undefined => (s.ended === null ? undefined : resultOf(v, s)),
    write: (s: Draughts, move: Move): string => writeMove(v, s, move),
    touches: (s: Draughts, move: Move): Spot[][] => touchesOf(v, s, move),
    explain: (view: Draughts, seat: Seat, tried: string): RuleId | undefined => {
      const rule = whyNot(v, view, seat, tried)
      return rule === undefined ? undefined : `${record.id}.${rule}`
    },
    scene: (view: Draughts, eye: Eye, touched: readonly Spot[]): Scene =>
      draughtsScene(v, view, eye, touched),
    position: {
      read: (text: string, options: Options): Read<Draughts> => readPosition(v, text, isDuty(options)),
      write: (s: Draughts): string => writePosition(v, s),
    },
    copy: copyDraughts,
  }
}

const DUTY = { slagplicht: yesNo(true) }

/** A draughts game in which players can agree that capturing is optional. */
export const draughtsGameWithDuty = (
  record: DraughtsRecord,
  own: { readonly version: number; readonly words: OwnWords },
) =>
  defineGame<Draughts, Move, Draughts, OptionsOf<typeof DUTY>>({
    ...draughtsGame(record),
    ...own,
    options: DUTY,
  })

function resultOf(v: Variant, s: Draughts): Result {
  const why = `${v.record.id}.${s.ended}`
  const winner = winnerOf(v, s, s.ended)
  return { places: winner === undefined ? [1, 1] : winner === 0 ? [1, 2] : [2, 1], why }
}
