import type { RuleId, Seat } from '@spellendoos/kernel'
import { makesMill, only, pointCalled, type Point, type Points } from './board.ts'
import { HANDS, NONE } from './move.ts'
import { FLYING, freePoints, reach, stonesLeft, takeable, type State } from './rules.ts'

/** A notation or a sequence of taps: perhaps a stone in the hand, then points, each joined by '-' or 'x'. */
const SHAPE = /^(?:(white|black)(?:-(?=.)|$))?((?:[a-g][1-7](?:[-x](?=.)|$))*)$/

interface Tried {
  /** Whose unplaced stones were tapped. */
  readonly hand: Seat | undefined
  readonly points: readonly Point[]
  /** A stone moves from the first point to the second, rather than from the hand to the first. */
  readonly travels: boolean
}

function readTried(tried: string): Tried | RuleId | undefined {
  const shape = SHAPE.exec(tried)
  if (shape === null || tried === '') return undefined
  const names = shape[2]!.match(/[a-g][1-7]/g) ?? []
  const points = names.map(pointCalled)
  if (points.includes(undefined)) return 'molenspel.board'
  const hand = shape[1] === undefined ? undefined : HANDS.indexOf(shape[1])
  return { hand, points: points as Point[], travels: hand === undefined && shape[2]![2] === '-' }
}

/** Which rule forbids what was tried. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const read = readTried(tried)
  if (read === undefined) return undefined
  if (s.end !== null) return s.end
  if (seat !== s.seat) return 'molenspel.turn'
  if (typeof read === 'string') return read
  if (read.hand !== undefined && read.hand !== seat) return 'molenspel.own-stones'
  return s.hands[seat]! > 0 ? explainPlacing(s, seat, read) : explainMoving(s, seat, read)
}

function explainPlacing(s: State, seat: Seat, { points, travels }: Tried): RuleId | undefined {
  const [to, ...taken] = points
  if (to === undefined) return undefined
  if (travels && (s.stones[seat]! & only(to)) !== 0) {
    return stonesLeft(s, seat) <= FLYING ? 'molenspel.fly-after-placing' : 'molenspel.place-first'
  }
  return explainTarget(s, seat, NONE, to, taken)
}

function explainMoving(s: State, seat: Seat, { hand, points, travels }: Tried): RuleId | undefined {
  const [from, to, ...taken] = points
  if (hand !== undefined || from === undefined) return 'molenspel.slide'
  const own = (s.stones[seat]! & only(from)) !== 0
  if (travels && to !== undefined) {
    return own ? explainTarget(s, seat, from, to, taken) : 'molenspel.own-stones'
  }
  const foreign = (s.stones[1 - seat]! & only(from)) !== 0
  return foreign ? 'molenspel.own-stones' : 'molenspel.slide'
}

function explainTarget(
  s: State,
  seat: Seat,
  from: Point,
  to: Point,
  taken: readonly Point[],
): RuleId | undefined {
  if ((freePoints(s) & only(to)) === 0) return 'molenspel.free-point'
  if (from !== NONE && (reach(s, seat, from) & only(to)) === 0) return 'molenspel.slide'
  const staying: Points = from === NONE ? s.stones[seat]! : s.stones[seat]! & ~only(from)
  if (makesMill(staying, to)) return explainTaken(s, seat, taken)
  return taken.length > 0 ? 'molenspel.no-mill' : undefined
}

function explainTaken(s: State, seat: Seat, taken: readonly Point[]): RuleId | undefined {
  const [first] = taken
  const may = takeable(s, seat)
  if (first === undefined) return may === 0 ? undefined : 'molenspel.take'
  if ((s.stones[1 - seat]! & only(first)) === 0) return 'molenspel.take'
  if (may === 0) return 'molenspel.all-in-mills'
  if ((may & only(first)) === 0) return 'molenspel.safe'
  return taken.length > 1 ? 'molenspel.two-mills' : undefined
}
