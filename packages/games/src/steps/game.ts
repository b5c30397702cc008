import type { By, Eye, Read, Result, RuleId, Seat, Spot, Tell, Traits } from '@spellendoos/kernel'
import { eachForHimself, NOBODY, onlySeat } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { whyNot } from './explain.ts'
import { movesOf } from './moves.ts'
import { touchesOf, writeMove } from './notation.ts'
import { playMove } from './play.ts'
import { readPosition, readSides, standing, writePosition } from './position.ts'
import type { StepsRecord } from './record.ts'
import { stepsScene } from './scene.ts'
import { copySteps, type Move, type Steps } from './state.ts'
import { tellMove } from './telling.ts'
import { variantOf } from './variant.ts'

/** What all games of the family have in common: two players, everything open, no luck. */
export const OPEN_FOR_TWO: Omit<Traits, 'minutes'> = {
  hidden: false,
  realtime: false,
  unaided: false,
  solo: false,
  luck: 'none',
  money: false,
}

/** The functions of a game of steps and jumps, made from its record. */
export function stepsGame(record: StepsRecord) {
  const { fields } = record
  const start = readSides(fields, record.start)
  if (!start.ok) throw new Error(start.problem.text.en)
  const { men, mover } = start.value
  const v = variantOf(record, men)
  const begun = standing(v, men, mover)
  return {
    sides: (_: unknown, seats: number) => eachForHimself(seats),
    setup: (): Steps => copySteps(begun),
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
    view: (s: Steps): Steps => s,
    imagine: (view: Steps): Steps => copySteps(view),
    write: (_: Steps, move: Move): string => writeMove(fields, move),
    touches: (_: Steps, move: Move): Spot[][] => touchesOf(fields, move),
    explain: (view: Steps, seat: Seat, tried: string): RuleId | undefined => {
      const rule = whyNot(v, view, seat, tried)
      return rule === undefined ? undefined : `${record.id}.${rule}`
    },
    scene: (view: Steps, eye: Eye, touched: readonly Spot[]): Scene => stepsScene(v, view, eye, touched),
    position: {
      read: (text: string): Read<Steps> => readPosition(v, text),
      write: (s: Steps): string => writePosition(v, s),
    },
    copy: copySteps,
  }
}
