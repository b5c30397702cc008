import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey } from '@spellendoos/mechanics'
import type { DraughtsRecord } from './record.ts'
import { endOf, isKing, KING, startOf, type Draughts, type Move } from './state.ts'

/** What a piece is worth, in men. */
const MAN = 1
export const FLYING_KING = 3
/** What a man gains with every row, near the middle, and while it guards the base row. */
const ROW = 0.02
const MIDDLE = 0.012
const GUARD = 0.08
/** Men ahead that make a win likely. */
const LEAD = 3
/** Against a king a small lead is hard to bring home. */
export const HELD = 0.35
export const FEW = 4

type Worth = Evaluation<Draughts, Move>['worth']

/** Judges positions of one game of the family; by men and kings, if nothing better is known. */
export function draughtsEvaluation(
  record: DraughtsRecord,
  worth: Worth = countedWorth(record),
): Evaluation<Draughts, Move> {
  /** What tells positions apart: one look at a time writes over it. */
  const told: number[] = []
  return {
    worth,
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

/** What a position is worth by its men and kings, how far they are and where they stand. */
function countedWorth(record: DraughtsRecord): Worth {
  const { fields } = record
  const rows = fields.size - 1
  /** What a man of each seat is worth on each field. */
  const men = [0, 1].map((seat) =>
    Float64Array.from({ length: fields.count + 1 }, (_, field) => {
      if (field === 0) return 0
      const gone = seat === 0 ? rows - fields.row(field) : fields.row(field)
      const aside = Math.abs(fields.column(field) - rows / 2)
      return MAN + ROW * gone + MIDDLE * (rows / 2 - aside) + (gone === 0 ? GUARD : 0)
    }),
  )
  /** Who gives everything away counts the other way round. */
  const aim = record.withoutMove === 'wins' ? -1 : 1

  return (s: Draughts, seat: Seat): number => {
    const { board } = s
    const pieces = [0, 0]
    const kings = [0, 0]
    let lead = 0
    for (let field = 1; field < board.length; field++) {
      const piece = board[field]!
      if (piece === 0) continue
      const owner = (piece & 1) === 1 ? 0 : 1
      pieces[owner]!++
      let value = men[owner]![field]!
      if ((piece & KING) !== 0) {
        kings[owner]!++
        value = FLYING_KING
      }
      lead += owner === 0 ? value : -value
    }
    lead += (s.reserve[0]! - s.reserve[1]!) * MAN
    const weaker = lead > 0 ? 1 : 0
    if (kings[weaker]! > 0 && pieces[1 - weaker]! <= FEW) lead *= HELD
    return aim * Math.tanh((seat === 0 ? lead : -lead) / LEAD)
  }
}
