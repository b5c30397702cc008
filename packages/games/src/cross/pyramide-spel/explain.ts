import type { RuleId, Seat } from '@spellendoos/kernel'
import { CENTRE } from '../board.ts'
import { isNeighbour, NEIGHBOURS, pointCalled, type Point } from '../lines.ts'
import { isLoose } from './moves.ts'
import { isPartner, ownerOf, type State } from './state.ts'

const SHAPE = /^(?:x?[a-g][1-7]|[a-g][1-7]-[a-g][1-7])$/

/** The rule that forbids what was tried: the first that fails, in the order in which a player would check. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  if (!SHAPE.test(tried)) return undefined
  if (s.end !== null) return s.end
  if (seat !== s.seat) return 'pyramide-spel.turn'
  const isTake = tried.startsWith('x')
  const [from = -1, to] = (isTake ? tried.slice(1) : tried).split('-').map(pointCalled)
  if (from < 0 || to === -1) return 'pyramide-spel.board'
  if (s.takes > 0) return explainTake(s, from, to, isTake)
  if (isTake) return 'pyramide-spel.take'
  if (s.hands[seat]! > 0) return explainPlace(s, from, to)
  return explainSlide(s, from, to)
}

function explainTake(s: State, point: Point, to: Point | undefined, isTake: boolean): RuleId | undefined {
  if (to !== undefined || s.board[point] === 0) return 'pyramide-spel.take'
  const owner = ownerOf(s.board[point]!)
  if (owner === s.seat) return 'pyramide-spel.take'
  if (isPartner(s, s.seat, owner)) return 'pyramide-spel.partner'
  return isTake ? undefined : 'pyramide-spel.notation'
}

function explainPlace(s: State, point: Point, to: Point | undefined): RuleId | undefined {
  if (to !== undefined) return 'pyramide-spel.place-first'
  if (point === CENTRE) return 'pyramide-spel.centre'
  return s.board[point] === 0 ? undefined : 'pyramide-spel.free-point'
}

function explainSlide(s: State, from: Point, to: Point | undefined): RuleId | undefined {
  if (ownerOf(s.board[from]!) !== s.seat) return 'pyramide-spel.own'
  if (!isLoose(s, from)) return 'pyramide-spel.standing'
  if (to === undefined) {
    const open = NEIGHBOURS[from]!.some((each) => each !== CENTRE && s.board[each] === 0)
    return open ? 'pyramide-spel.notation' : 'pyramide-spel.slide'
  }
  if (to === CENTRE) return 'pyramide-spel.centre'
  if (s.board[to] !== 0) return 'pyramide-spel.free-point'
  return isNeighbour(from, to) ? undefined : 'pyramide-spel.slide'
}
