import type { By, Eye, Read, Result, RuleId, Seat, Spot, Tell } from '@spellendoos/kernel'
import { NOBODY, onlySeat } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { whyNot } from './explain.ts'
import { movesOf } from './moves.ts'
import { touchesOf, writeMove } from './notation.ts'
import { playMove } from './play.ts'
import { readPosition, readSides, standing, writePosition } from './position.ts'
import type { Jumps, StepsRecord } from './record.ts'
import { stepsScene } from './scene.ts'
import { copySteps, type Move, type Steps } from './state.ts'
import { tellMove } from './tell-move.ts'
import { variantOf } from './variant.ts'

interface Options {
  /** Over whom a man can jump; left out by games in which that is fixed. */
  readonly jumps?: Jumps
}

/** A game of steps and jumps made from its record, without its words and its bound. */
export function stepsGame(record: StepsRecord) {
  const { fields } = record
  const start = readSides(fields, record.start)
  if (!start.ok) throw new Error(start.problem.text.en)
  const { men, mover } = start.value
  const v = variantOf(record, men)
  const begun = standing(v, men, mover, record.jumps)
  const agreed = ({ jumps = record.jumps }: Options): Jumps => jumps
  return {
    id: record.id,
    book: 'spellendoos',
    seats: [2],
    setup: (options: Options): Steps => ({ ...copySteps(begun), jumps: agreed(options) }),
    turn: (s: Steps): readonly By[] => (s.ended === null ? onlySeat(s.seat) : NOBODY),
    moves: (s: Steps, seat: Seat): readonly Move[] => movesOf(v, s, seat),
    play: (s: Steps, by: Seat | 'clock', move: Move, tell?: Tell): void => {
      const seat = by as Seat
      if (tell === undefined) playMove(v, s, seat, move)
      else tellMove(v, s, seat, move, tell)
    },
    result: (s: Steps): Result | undefined => {
      if (s.ended === null) return undefined
      const places = s.winner === null ? [1, 1] : s.winner === 0 ? [1, 2] : [2, 1]
      return { places, why: `${record.id}.${s.ended}` }
    },
    write: (_: Steps, move: Move): string => writeMove(fields, move),
    touches: (_: Steps, move: Move): Spot[][] => touchesOf(fields, move),
    explain: (view: Steps, seat: Seat, tried: string): RuleId | undefined => {
      const rule = whyNot(v, view, seat, tried)
      return rule === undefined ? undefined : `${record.id}.${rule}`
    },
    scene: (view: Steps, eye: Eye, touched: readonly Spot[]): Scene => stepsScene(v, view, eye, touched),
    position: {
      read: (text: string, options: Options): Read<Steps> => readPosition(v, text, agreed(options)),
      write: (s: Steps): string => writePosition(v, s),
    },
    copy: copySteps,
  }
}
