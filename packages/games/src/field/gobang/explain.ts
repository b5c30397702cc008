import type { RuleId, Seat } from '@spellendoos/kernel'
import { isSquareName } from '@spellendoos/mechanics'
import { BOARD, NEIGHBOURS } from '../board.ts'
import { PASS } from '../slide.ts'
import { PASSING } from './notation.ts'
import { inHand, moves, ownerOf, sideOf, type State } from './rules.ts'

const BOX = /^box-([1-4])(?:-(?=.)|$)/

/** The rule that forbids what was tried: passing, a box and a field, a field, or two fields. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const box = BOX.exec(tried)
  const rest = box === null ? tried : tried.slice(box[0].length)
  const isPass = tried === PASSING
  const names = isPass || rest === '' ? [] : rest.split('-')
  if (!names.every(isSquareName) || names.length + (box === null ? 0 : 1) > 2) return undefined
  if (!isPass && box === null && names.length === 0) return undefined
  if (s.end !== null) return s.end
  if (seat !== s.seat) return 'gobang.turn'
  const fields = names.map((name) => BOARD.called(name))
  if (fields.includes(-1)) return 'gobang.board'
  if (isPass) return inHand(s, seat) > 0 ? 'gobang.place' : mustSlide(s, seat)
  if (box !== null && Number(box[1]) - 1 !== seat) return 'gobang.own-pawns'
  return inHand(s, seat) > 0 ? explainPlacing(s, fields) : explainSliding(s, seat, box !== null, fields)
}

const mustSlide = (s: State, seat: Seat): RuleId | undefined =>
  moves(s, seat)[0] === PASS ? undefined : 'gobang.must-slide'

function explainPlacing(s: State, [field, second]: readonly number[]): RuleId | undefined {
  if (second !== undefined) return 'gobang.place'
  return field !== undefined && s.board[field] !== 0 ? 'gobang.free-field' : undefined
}

function explainSliding(
  s: State,
  seat: Seat,
  isFromBox: boolean,
  [from, to]: readonly number[],
): RuleId | undefined {
  if (isFromBox || from === undefined) return 'gobang.slide'
  if (mustSlide(s, seat) === undefined) return 'gobang.pass'
  const pawn = s.board[from]!
  if (pawn === 0) return to === undefined ? 'gobang.slide' : 'gobang.own-pawns'
  if (ownerOf(s, pawn) !== seat) {
    return sideOf(ownerOf(s, pawn)) === sideOf(seat) ? 'gobang.own-six' : 'gobang.own-pawns'
  }
  if (to === undefined)
    return NEIGHBOURS[from]!.some((field) => s.board[field] === 0) ? undefined : 'gobang.free-field'
  if (s.board[to] !== 0) return 'gobang.free-field'
  return NEIGHBOURS[from]!.includes(to) ? undefined : 'gobang.slide'
}
