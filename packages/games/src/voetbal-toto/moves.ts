import type { Eye, Seat, Spot } from '@spellendoos/kernel'
import { TOP } from './cards.ts'
import { FIXTURES, OUTCOMES, SIDE_NAMES, SIDES, type Outcome } from './fixtures.ts'
import type { State } from './state.ts'

export type Move =
  | { readonly do: 'lay'; readonly open: boolean }
  | { readonly do: 'mark'; readonly fixture: number; readonly outcome: Outcome }
  | { readonly do: 'ready' }
  | { readonly do: 'score'; readonly side: number; readonly card: number }
  | { readonly do: 'pass' }
  | { readonly do: 'stop' }
  /** The clock's move: the time for a STOP before the next player acts is over. */
  | { readonly do: 'play-on' }

// All moves there are, allocated once, because the rules use them millions of times.
export const READY: Move = { do: 'ready' }
export const PASS: Move = { do: 'pass' }
export const STOP: Move = { do: 'stop' }
export const PLAY_ON: Move = { do: 'play-on' }
export const LAYS: readonly Move[] = [
  { do: 'lay', open: true },
  { do: 'lay', open: false },
]
/** Three for each fixture. */
export const MARKS: readonly Move[] = Array.from({ length: FIXTURES }, (_, fixture) => fixture).flatMap(
  (fixture) => OUTCOMES.map((outcome): Move => ({ do: 'mark', fixture, outcome })),
)
/** Six for each side. */
export const SCORES: readonly Move[] = Array.from({ length: SIDES }, (_, side) => side).flatMap((side) =>
  Array.from({ length: TOP }, (_, kind): Move => ({ do: 'score', side, card: kind + 1 })),
)

/** Spots beside the board. */
export const OPEN: Spot = 'open'
export const CLOSED: Spot = 'closed'
export const WHISTLE_CARD: Spot = 'whistle'
export const cardSpot = (card: number): Spot => `card${card}`
export const formSpot = (fixture: number, outcome: number): Spot => `form${fixture + 1}.${outcome}`

/** `open`, `mark 5 2`, `ready`, `7h1` (the first goal of the home side of fixture 7), `pass`, `stop`. */
export function write(_: State, move: Move): string {
  if (move.do === 'lay') return move.open ? OPEN : CLOSED
  if (move.do === 'mark') return `mark ${move.fixture + 1} ${move.outcome}`
  if (move.do === 'score') return `${SIDE_NAMES[move.side]!}${move.card}`
  return move.do
}

/** voetbal-toto.secret, voetbal-toto.lay-at-once: others hear that something was chosen, not what. */
export function heard(s: State, seat: Seat, move: Move, ear: Eye): string {
  if (ear !== seat && move.do === 'lay') return 'choose'
  if (ear !== seat && move.do === 'mark') return 'mark'
  return write(s, move)
}

/** A card goes on its box, or the box is tapped first; a whistle goes on the goal, or the button says STOP. */
export function touches(s: State, move: Move): readonly (readonly Spot[])[] {
  if (move.do === 'mark') return [[formSpot(move.fixture, move.outcome)]]
  if (move.do === 'stop') return [[move.do], [WHISTLE_CARD, SIDE_NAMES[s.goal]!]]
  if (move.do !== 'score') return [[write(s, move)]]
  const card = cardSpot(move.card)
  const side = SIDE_NAMES[move.side]!
  return [
    [card, side],
    [side, card],
  ]
}
