import { worthOfPoints, type Evaluation } from '@spellendoos/kernel'
import { mixedKey } from '@spellendoos/mechanics'
import { CountedJudge, FLYING_KING } from './counted-judge.ts'
import type { Judge } from './judge.ts'
import { DraughtsBoard } from './look-ahead/board.ts'
import type { DraughtsRecord } from './record.ts'
import { endOf, isKing, startOf, type Draughts, type Move } from './state.ts'
import { variantOf, type Variant } from './variant.ts'

const MAN = 1

/** Evaluates positions of one game of the family; by men and kings, if there is nothing better. */
export function draughtsEvaluation(
  record: DraughtsRecord,
  newJudge: (v: Variant) => Judge = (v) => new CountedJudge(v),
): Evaluation<Draughts, Move> {
  const v = variantOf(record)
  const judge = newJudge(v)
  /** The key of a position; the array is reused by the next call. */
  const told: number[] = []
  return {
    worth: (s, seat) => {
      const lead = judge.lead(s)
      return worthOfPoints(seat === 0 ? lead : -lead)
    },
    board: (s) => new DraughtsBoard(v, s, judge),
    key: ({ sets, seat, reserve }) => {
      for (let word = 0; word < sets.length; word++) told[word] = sets[word]!
      told[sets.length] = seat + 2 * reserve[0]! + 64 * reserve[1]!
      return mixedKey(told)
    },
    forcing: (_, { takes }) => takes.length > 0,
    promise: (s, { takes }) => {
      let taken = 0
      for (const field of takes) taken += isKing(s.board[field]!) ? FLYING_KING : MAN
      return taken
    },
    mark: (move) => startOf(move) * 128 + endOf(move),
  }
}
