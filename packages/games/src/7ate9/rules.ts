import type { Ask, By, Clock, Draw, Result, Seat, Tell } from '@spellendoos/kernel'
import { CHANCE, CLOCK, NOBODY, placesByFewest } from '@spellendoos/mechanics'
import { DECK, FITTING, KINDS, NOTATION, valueOf, type Card } from './cards.ts'

/** 7ate9.pause: 'Go!' follows 'Ready…' after this long, and nobody draws or plays in between. */
const PAUSE = 2000
/** 7ate9.idle: after this long without an action the bottom card is put on top. */
const IDLE = 20_000
/** 7ate9.gone-round: the bottom card is put on top at least this often in a row before the match stops. */
export const LEAST_ROUND = 9

export interface State {
  readonly seats: number
  /** 'out' when somebody has got rid of all cards, 'round' when the pile has gone round. */
  phase: 'deal' | 'ready' | 'play' | 'out' | 'round'
  /** Bottom card first. */
  pile: Card[]
  /** How many of each kind every hand holds. A hand has no order, which could reveal something. */
  hands: number[][]
  /** The number of cards in every hand. */
  held: number[]
  /** Every draw stack; the last card is on top. */
  stacks: Card[][]
  /** The card that was laid face down, or null. */
  down: Card | null
  /** How often the bottom card has been put on top. */
  recycled: number
  /** How often this has happened since a card was last drawn or played. */
  inRow: number
  /** A counter of everything that restarts a clock. */
  moment: number
}

/** What a seat does: draw, lay its last card face down, or play a card; and what the clocks do. */
export type Move = 'draw' | 'last' | Card | 'go' | 'recycle'

export const setup = (seats: number): State => ({
  seats,
  phase: 'deal',
  pile: [],
  hands: Array.from({ length: seats }, () => new Array<number>(KINDS).fill(0)),
  held: new Array<number>(seats).fill(0),
  stacks: Array.from({ length: seats }, () => []),
  down: null,
  recycled: 0,
  inRow: 0,
  moment: 0,
})

const EVERYONE: readonly (readonly By[])[] = Array.from({ length: 5 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => seat),
)

export function turn(s: State): readonly By[] {
  if (s.phase === 'play') return EVERYONE[s.seats]!
  if (s.phase === 'ready') return CLOCK
  return s.phase === 'deal' ? CHANCE : NOBODY
}

const SHUFFLE: Ask = { shuffle: DECK.length }
export const chance = (): Ask => SHUFFLE

/** Deals a deck: its first card opens the pile, the others are dealt round the table; the first dealt is on top. */
export function deal(s: State, deck: readonly Card[], order: Draw, tell?: Tell): void {
  s.pile = [deck[order[0]!]!]
  s.stacks = s.stacks.map(() => [])
  for (let i = order.length - 1; i > 0; i--) s.stacks[(i - 1) % s.seats]!.push(deck[order[i]!]!)
  tell?.({ fact: 'dealt', cards: s.stacks[0]!.length, card: NOTATION[s.pile[0]!]! })
  callReady(s, tell)
}

export const answer = (s: State, draw: Draw, tell?: Tell): void => deal(s, DECK, draw, tell)

export function clocks(s: State): readonly Clock<Move>[] {
  if (s.phase === 'ready') return [{ name: `go-${s.moment}`, after: PAUSE, move: 'go' }]
  if (s.phase === 'play') return [{ name: `idle-${s.moment}`, after: IDLE, move: 'recycle' }]
  return NO_CLOCKS
}
const NO_CLOCKS: readonly Clock<Move>[] = []

/**
 * A seat's moves, precomputed: by the top card, by which of the six fitting cards it holds (a bit for each), and by
 * what else it may do.
 */
const BESIDES: readonly (readonly Move[])[] = [[], ['draw'], ['last']]
const HOLDINGS = 64
const MOVES: readonly (readonly Move[])[] = FITTING.flatMap((fitting) =>
  Array.from({ length: HOLDINGS }, (_, held) => fitting.filter((_, i) => (held & (1 << i)) !== 0)).flatMap(
    (cards) => BESIDES.map((besides) => Object.freeze([...besides, ...cards])),
  ),
)
const NO_MOVES = MOVES[0]!

/** Which of the six cards that fit the top card this hand holds, a bit for each. */
function fits(s: State, seat: Seat): number {
  const fitting = FITTING[s.pile[s.pile.length - 1]!]!
  const hand = s.hands[seat]!
  let held = 0
  for (let i = 0; i < fitting.length; i++) if (hand[fitting[i]!]! > 0) held |= 1 << i
  return held
}

export function moves(s: State, seat: Seat): readonly Move[] {
  if (s.phase !== 'play') return NO_MOVES
  // 7ate9.last-card: one card in hand and none to draw.
  const besides = s.stacks[seat]!.length > 0 ? 1 : s.held[seat] === 1 ? 2 : 0
  return MOVES[(s.pile[s.pile.length - 1]! * HOLDINGS + fits(s, seat)) * BESIDES.length + besides]!
}

/** 7ate9.nobody-can: all stacks are empty and no hand has a card to play. */
function stalled(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.stacks[seat]!.length > 0 || s.held[seat] === 1 || fits(s, seat) !== 0) return false
  }
  return true
}

export function play(s: State, by: Seat | 'clock', move: Move, tell?: Tell): void {
  if (by === 'clock') {
    if (move === 'recycle') {
      tell?.({ fact: 'idle' })
      recycle(s, tell)
    } else {
      s.phase = 'play'
      s.moment++
      tell?.({ fact: 'go' })
      goOn(s, tell)
    }
    return
  }
  s.inRow = 0
  s.moment++
  if (move === 'draw') drawCard(s, by, tell)
  else if (move === 'last') layLast(s, by, tell)
  else playCard(s, by, move as Card, tell)
  if (s.phase === 'play') goOn(s, tell)
}

function drawCard(s: State, seat: Seat, tell?: Tell): void {
  const card = s.stacks[seat]!.pop()!
  s.hands[seat]![card]!++
  s.held[seat]!++
  if (tell === undefined) return
  const shown = NOTATION[card]!
  tell({ fact: 'drew', seat, card: shown, path: ['draw', shown] }, [seat], {
    fact: 'drew-unseen',
    seat,
    path: [`stack${seat}`, `hand${seat}`],
  })
}

function layLast(s: State, seat: Seat, tell?: Tell): void {
  s.down = s.hands[seat]!.findIndex((count) => count > 0)
  s.hands[seat]![s.down] = 0
  s.held[seat] = 0
  s.phase = 'out'
  tell?.({ fact: 'laid-last', seat, path: ['last', 'pile'] }, [seat], {
    fact: 'laid-last',
    seat,
    path: [`hand${seat}`, 'pile'],
  })
}

function playCard(s: State, seat: Seat, card: Card, tell?: Tell): void {
  s.hands[seat]![card]!--
  s.held[seat]!--
  s.pile.push(card)
  if (tell !== undefined) {
    const shown = NOTATION[card]!
    const played = { fact: 'played', seat, card: shown, value: valueOf(card) }
    tell({ ...played, path: [shown, 'pile'] }, [seat], { ...played, path: [`hand${seat}`, 'pile'] })
  }
  if (s.held[seat]! > 0 || s.stacks[seat]!.length > 0) return
  s.phase = 'out'
  tell?.({ fact: 'rid-of-all', seat })
}

/** Play continues by itself, unless nobody can act. */
function goOn(s: State, tell?: Tell): void {
  if (!stalled(s)) return
  tell?.({ fact: 'stalled' })
  recycle(s, tell)
}

/** The bottom card is put on top, and the start is called again; or the pile has gone round and the match stops. */
function recycle(s: State, tell?: Tell): void {
  const card = s.pile.shift()!
  s.pile.push(card)
  s.recycled++
  s.inRow++
  s.moment++
  tell?.({ fact: 'recycled', card: NOTATION[card]!, path: ['pile', 'pile'] })
  if (s.inRow < Math.max(s.pile.length, LEAST_ROUND)) {
    callReady(s, tell)
    return
  }
  s.phase = 'round'
  tell?.({ fact: 'gone-round' })
}

function callReady(s: State, tell?: Tell): void {
  s.phase = 'ready'
  tell?.({ fact: 'ready' })
}

export function result(s: State): Result | undefined {
  if (s.phase !== 'out' && s.phase !== 'round') return undefined
  return { places: placesByFewest(s.held.map((held, seat) => held + s.stacks[seat]!.length)), why: reason(s) }
}

function reason(s: State): string {
  if (s.phase === 'round') return '7ate9.gone-round'
  return s.down === null ? '7ate9.last-face-up' : '7ate9.last-card'
}

export const copy = (s: State): State => ({
  seats: s.seats,
  phase: s.phase,
  pile: s.pile.slice(),
  hands: s.hands.map((hand) => hand.slice()),
  held: s.held.slice(),
  stacks: s.stacks.map((stack) => stack.slice()),
  down: s.down,
  recycled: s.recycled,
  inRow: s.inRow,
  moment: s.moment,
})
