import type { RuleId, Seat } from '@spellendoos/kernel'
import { isSquareName } from '@spellendoos/mechanics'
import { BOARD, NEIGHBOURS } from '../board.ts'
import { STOPPING } from './notation.ts'
import { between, canJump, canStep, isCat, isMouse, isOwn, MICE, type State } from './rules.ts'

const BOX = /^box-([12])(?:-(?=.)|$)/
const rule = (name: string): RuleId => `katten-en-muizen.${name}`

/** The rule that forbids what was tried: stopping, a box and a field, a field, or two fields. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const box = BOX.exec(tried)
  const rest = box === null ? tried : tried.slice(box[0].length)
  const isStop = tried === STOPPING
  const names = isStop || (box !== null && rest === '') ? [] : rest.split(/[-x]/)
  if (!names.every(isSquareName) || names.length + (box === null ? 0 : 1) > 2) return undefined
  if (s.end !== null) return s.end
  if (seat !== s.seat) return rule('turn')
  const fields = names.map((name) => BOARD.called(name))
  if (fields.includes(-1)) return rule('board')
  if (isStop) return s.jumping < 0 ? rule('stop') : undefined
  if (s.hand > 0) return explainPlacing(s, box?.[1], fields)
  if (box !== null) return rule('mice')
  return explainMoving(s, seat, fields[0]!, fields[1], tried.includes('x'))
}

function explainPlacing(
  s: State,
  box: string | undefined,
  [field, second]: readonly number[],
): RuleId | undefined {
  if (box === '2') return rule('own-pieces')
  if (second !== undefined) return rule('mice')
  return field !== undefined && s.board[field] !== 0 ? rule('free-field') : undefined
}

function explainMoving(
  s: State,
  seat: Seat,
  from: number,
  to: number | undefined,
  isCapture: boolean,
): RuleId | undefined {
  if (s.jumping >= 0) return explainChain(s, from, to)
  if (s.board[from] === 0 && to === undefined) return rule('step')
  if (!isOwn(s.board[from]!, seat)) return rule('own-pieces')
  if (to === undefined) return canGo(s, from) ? undefined : rule('free-field')
  if (s.board[to] !== 0) return rule('free-field')
  if (NEIGHBOURS[from]!.includes(to)) return isCapture ? rule('jump') : undefined
  const over = between(from, to)
  if (over < 0) return rule(isCapture ? 'jump' : 'step')
  if (seat === MICE) return rule(s.board[over] === 0 ? 'step' : 'mice-never-jump')
  if (isMouse(s.board[over]!)) return undefined
  return rule(isCat(s.board[over]!) || isCapture ? 'jump' : 'step')
}

const canGo = (s: State, from: number): boolean =>
  canStep(s, from) || (isCat(s.board[from]!) && canJump(s, from))

/** In a chain only the cat that jumped continues, and only by jumping. */
function explainChain(s: State, first: number, second: number | undefined): RuleId | undefined {
  const [from, to] = second === undefined ? [s.jumping, first] : [first, second]
  if (from !== s.jumping) return rule('chain')
  if (s.board[to] !== 0) return to === from ? rule('chain') : rule('free-field')
  const over = between(from, to)
  return over >= 0 && isMouse(s.board[over]!) ? undefined : rule('chain')
}
