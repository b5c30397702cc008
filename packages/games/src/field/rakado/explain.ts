import type { RuleId, Seat } from '@spellendoos/kernel'
import { isSquareName } from '@spellendoos/mechanics'
import { BOARD, SIZE } from '../board.ts'
import { fromOf, PASS } from '../slide.ts'
import { DIE, moves, PASSING, THROWING } from './moves.ts'
import { AHEAD, isFoe, isOwn, reach, SIDEWAYS_AND_SLANTING, type State } from './state.ts'

/** The rule that forbids what was tried: throwing, passing, a field, or two of them. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const isThrow = tried === THROWING || tried === DIE
  const isPass = tried === PASSING
  const isRemoval = tried.startsWith('x')
  const names = isThrow || isPass ? [] : (isRemoval ? tried.slice(1) : tried).split(/[-x]/)
  if (!names.every(isSquareName) || names.length > (isRemoval ? 1 : 2)) return undefined
  if (s.end !== null) return s.end
  if (seat !== s.seat) return s.rollOff === null ? 'rakado.turn' : 'rakado.roll-off'
  const [from, to] = names.map((name) => BOARD.called(name))
  if (from === -1 || to === -1) return 'rakado.board'
  if (s.rollOff !== null) return isThrow ? undefined : 'rakado.roll-off'
  if (s.pips === 0) return isThrow ? undefined : explainBefore(s, from, to, isRemoval)
  if (isThrow || isPass) return explainIdle(s, isPass)
  return isRemoval ? 'rakado.penalty' : explainPawn(s, from!, to, tried.includes('x'))
}

/** Before the throw nothing moves; only a pawn that overlooked a capture can be removed. */
function explainBefore(
  s: State,
  field: number | undefined,
  to: number | undefined,
  isRemoval: boolean,
): RuleId | undefined {
  if (field === undefined || to !== undefined) return 'rakado.throw'
  if (!isRemoval && !isFoe(s.board[field]!, s.seat)) return 'rakado.throw'
  return s.missed.includes(s.board[field]!) ? undefined : 'rakado.penalty'
}

function explainIdle(s: State, isPass: boolean): RuleId | undefined {
  if (moves(s, s.seat)[0] !== PASS) return 'rakado.must-move'
  return isPass ? undefined : 'rakado.pass'
}

function explainPawn(s: State, from: number, to: number | undefined, isCapture: boolean): RuleId | undefined {
  if (!isOwn(s.board[from]!, s.seat)) return 'rakado.own-pawns'
  if (to === undefined) return explainStuck(s, from)
  if (isOwn(s.board[to]!, s.seat)) return 'rakado.free-fields'
  const isTaken = isFoe(s.board[to]!, s.seat)
  const ahead = (Math.floor(to / SIZE) - Math.floor(from / SIZE)) * (s.seat === 0 ? 1 : -1)
  const aside = Math.abs((to % SIZE) - (from % SIZE))
  const isStraight = aside === 0 && ahead > 0
  if (!isStraight && (ahead < 0 || (ahead > 0 && ahead !== aside))) return 'rakado.directions'
  if (!isStraight && !isTaken) return 'rakado.straight'
  if (Math.max(ahead, aside) !== s.pips) return 'rakado.count'
  const ways = [AHEAD[s.seat]!, ...SIDEWAYS_AND_SLANTING[s.seat]!]
  if (!ways.some((way) => reach(s, from, way, s.pips) === to)) return 'rakado.free-fields'
  if (isCapture === isTaken) return undefined
  return isTaken ? 'rakado.notation' : 'rakado.capture'
}

/** A pawn that was tapped, if it cannot move at all. */
function explainStuck(s: State, from: number): RuleId | undefined {
  if (moves(s, s.seat).some((move) => move >= 0 && fromOf(move) === from)) return undefined
  const row = Math.floor(from / SIZE)
  const left = s.seat === 0 ? SIZE - 1 - row : row
  return s.pips > left ? 'rakado.arrive' : 'rakado.free-fields'
}
