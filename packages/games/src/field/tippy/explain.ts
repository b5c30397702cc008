import type { RuleId, Seat } from '@spellendoos/kernel'
import { isSquareName } from '@spellendoos/mechanics'
import { CROSSINGS, isOver, result, seatOf, type State } from './rules.ts'

const BOX = /^box-([1-4])(?:-(?=.)|$)/

/** The rule that forbids what was tried: a box and a point, a point, or two points. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const box = BOX.exec(tried)
  const rest = box === null ? tried : tried.slice(box[0].length)
  const names = box !== null && rest === '' ? [] : rest.split('-')
  if (!names.every(isSquareName) || names.length + (box === null ? 0 : 1) > 2) return undefined
  if (isOver(s)) return result(s)!.why
  if (seat !== seatOf(s)) return 'tippy.turn'
  const [point, second] = names.map((name) => CROSSINGS.called(name))
  if (point === -1 || second === -1) return 'tippy.board'
  if (box !== null && Number(box[1]) - 1 !== seat) return 'tippy.own-pawns'
  if (second !== undefined) return 'tippy.stays'
  return point !== undefined && s.board[point] !== 0 ? 'tippy.free-point' : undefined
}
