import type { RuleId, Seat } from '@spellendoos/kernel'
import { TOP, WHISTLE } from './cards.ts'
import { FIXTURES, sideOf } from './fixtures.ts'
import { has, playWhat, STOPPED } from './state.ts'
import type { View } from './view.ts'

/** What somebody tried to do. Fixtures and sides count from 0; `card` and `side` are missing in half a move. */
type Attempt =
  | { readonly try: 'lay' | 'ready' | 'pass' }
  | { readonly try: 'mark'; readonly fixture: number; readonly outcome: number }
  | { readonly try: 'score'; readonly side?: Side; readonly card?: number }
  | { readonly try: 'stop'; readonly side?: Side }

interface Side {
  readonly fixture: number
  readonly away: boolean
}

/** A notation, or the spots that were touched, as an attempt; `undefined` if it is neither. */
function read(tried: string): Attempt | undefined {
  if (tried === 'open' || tried === 'closed') return { try: 'lay' }
  if (tried === 'ready' || tried === 'pass' || tried === 'stop') return { try: tried }
  const mark = /^(?:mark (\d+) (\d+)|form(\d+)\.(\d+))$/.exec(tried)
  if (mark !== null) {
    return { try: 'mark', fixture: Number(mark[1] ?? mark[3]) - 1, outcome: Number(mark[2] ?? mark[4]) }
  }
  const goal = /^(\d+[ha])(\d+)$/.exec(tried)
  if (goal !== null) return readSpots([goal[1]!, `card${goal[2]!}`])
  return readSpots(tried.split('-'))
}

/** A card and a side, in either order, or one of them. */
function readSpots(spots: readonly string[]): Attempt | undefined {
  const side = spots.map(readSide).find((each) => each !== undefined)
  const card = spots.map(readCard).find((each) => each !== undefined)
  const both = (side === undefined ? 0 : 1) + (card === undefined ? 0 : 1)
  if (both === 0 || both !== spots.length) return undefined
  const laid = side === undefined ? {} : { side }
  if (card === 'whistle') return { try: 'stop', ...laid }
  return { try: 'score', ...laid, ...(card === undefined ? {} : { card }) }
}

function readSide(spot: string): Side | undefined {
  const parts = /^(\d+)([ha])$/.exec(spot)
  return parts === null ? undefined : { fixture: Number(parts[1]) - 1, away: parts[2] === 'a' }
}

function readCard(spot: string): number | 'whistle' | undefined {
  if (spot === 'whistle') return spot
  const parts = /^card(\d+)$/.exec(spot)
  return parts === null ? undefined : Number(parts[1])
}

const isFixture = (fixture: number): boolean => fixture >= 0 && fixture < FIXTURES

/** Which rule forbids what the seat tried. */
export function explain(view: View, seat: Seat, tried: string): RuleId | undefined {
  const attempt = read(tried)
  return attempt === undefined ? undefined : explainAttempt(view, seat, attempt)
}

function explainAttempt(view: View, seat: Seat, attempt: Attempt): RuleId {
  if (attempt.try === 'mark') return explainMark(view, seat, attempt.fixture, attempt.outcome)
  if (attempt.try === 'ready') return explainForm(view, seat) ?? 'voetbal-toto.all-thirteen'
  if (attempt.try === 'score') return explainScore(view, seat, attempt.side, attempt.card)
  if (attempt.try === 'pass') return explainTurn(view, seat) ?? 'voetbal-toto.must-score'
  if (attempt.try === 'stop') return explainStop(view, seat, attempt.side)
  return view.phase === 'deal' ? 'voetbal-toto.order' : 'voetbal-toto.lay-once'
}

/** Whether coupons are being made out, and this seat's still is. */
function explainForm(view: View, seat: Seat): RuleId | undefined {
  if (view.phase === 'deal' || view.phase === 'lay') return 'voetbal-toto.order'
  if (view.phase !== 'mark' || has(view.done, seat)) return 'voetbal-toto.ready'
  return undefined
}

function explainMark(view: View, seat: Seat, fixture: number, outcome: number): RuleId {
  if (!isFixture(fixture)) return 'voetbal-toto.fixtures'
  if (outcome < 1 || outcome > 3) return 'voetbal-toto.forecast'
  const closed = explainForm(view, seat)
  if (closed !== undefined) return closed
  if (view.form?.[fixture] === outcome) return 'voetbal-toto.one-cross'
  return 'voetbal-toto.changes'
}

/** Whether the seat may score or pass at all now. */
function explainTurn(view: View, seat: Seat): RuleId | undefined {
  if (view.phase !== 'play') return 'voetbal-toto.order'
  if (seat !== view.seat) return 'voetbal-toto.turn'
  return view.waiting ? 'voetbal-toto.wait' : undefined
}

function explainScore(view: View, seat: Seat, side?: Side, card?: number): RuleId {
  if (side !== undefined && !isFixture(side.fixture)) return 'voetbal-toto.fixtures'
  if (card !== undefined && (card < 1 || card > TOP)) return 'voetbal-toto.deck'
  const early = explainTurn(view, seat)
  if (early !== undefined) return early
  const hand = view.hands[seat]
  const holds = (wanted: number): boolean => (hand?.[wanted - 1] ?? 0) > 0
  if (side === undefined) {
    if (card === undefined || !view.goals.includes(card - 1)) return 'voetbal-toto.follow-up'
    return holds(card) ? 'voetbal-toto.goal' : 'voetbal-toto.own-card'
  }
  const shown = view.goals[sideOf(side.fixture, side.away)]!
  if (shown === TOP) return 'voetbal-toto.six'
  if (card !== undefined && card !== shown + 1) return 'voetbal-toto.follow-up'
  return holds(shown + 1) ? 'voetbal-toto.goal' : 'voetbal-toto.own-card'
}

function explainStop(view: View, seat: Seat, side?: Side): RuleId {
  if (side !== undefined && !isFixture(side.fixture)) return 'voetbal-toto.fixtures'
  if (view.goal < 0) {
    const last = view.plays.at(-1)
    if (last === undefined || playWhat(last) !== STOPPED) return 'voetbal-toto.stop-window'
    return seat === view.scorer ? 'voetbal-toto.whistle-final' : 'voetbal-toto.first-counts'
  }
  if (side !== undefined && sideOf(side.fixture, side.away) !== view.goal) return 'voetbal-toto.stop-window'
  if (seat === view.scorer) return 'voetbal-toto.own-goal'
  return (view.hands[seat]?.[WHISTLE] ?? 0) > 0 ? 'voetbal-toto.stop' : 'voetbal-toto.whistle-card'
}
