import type { Seat, Tell } from '@spellendoos/kernel'
import { columnOf, COLUMNS, NAMES, NOWHERE, type Field } from './board.ts'
import { BLUE_CARDS, RED_CARDS, type BlueCard, type RedCard } from './deck.ts'
import { forward, goBack, nearestFree } from './paths.ts'
import { fromOf, step, toOf, type Move } from './moves.ts'
import { hasPenaltyToTake } from './penalty.ts'
import { isOwnHalf } from './setting-up.ts'
import { isFree, keeperOf, NO_MAN, otherSeat, put, seatOf, takeOff, type State } from './state.ts'
import { forwardMoves } from './walks.ts'

/** What a card leads to: a choice, another field that the man has come to, or nothing more. */
type After = 'waits' | 'arrived' | 'done'

const FOUL = 3
const OWN_OFFSIDE = 6
const THROW_IN = 2
const FREE_KICK = 2
const THROUGH_BALL = 3

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

export const cardsLeft = (s: State): number => total(s.phase === 'draw-red' ? s.red : s.blue)

/** voetbalspel.cards: an empty stack is refilled with all cards that nobody keeps. */
export function reshuffle(s: State): void {
  if (total(s.red) === 0) s.red = RED_CARDS.map(({ count }) => count)
  if (total(s.blue) > 0) return
  const kept: Partial<Record<BlueCard, number>> = {
    penalty: total(s.penalties),
    'second-wind': total(s.winds),
  }
  s.blue = BLUE_CARDS.map(({ name, count }) => count - (kept[name] ?? 0))
}

/** What was turned over has been seen. */
export function putAway(s: State): void {
  s.card = ''
  s.carded = NO_MAN
}

/** The kind of the n-th card of a stack, from 0, as if the stack were sorted: any card is equally likely. */
function nthKind(counts: readonly number[], n: number): number {
  let kind = 0
  for (let left = n; left >= counts[kind]!; kind++) left -= counts[kind]!
  return kind
}

export function turnCard(s: State, n: number, tell?: Tell): After {
  const isRed = s.phase === 'draw-red'
  const stack = isRed ? s.red : s.blue
  const kind = nthKind(stack, n)
  stack[kind]!--
  s.card = (isRed ? RED_CARDS : BLUE_CARDS)[kind]!.name
  s.carded = s.man
  tell?.({ fact: isRed ? 'drew-red' : 'drew-blue', seat: s.actor, card: { say: `card-${s.card}` } })
  return isRed ? turnRed(s, s.card as RedCard, tell) : BLUE[s.card as BlueCard](s, tell)
}

/** voetbalspel.second-wind: a card kept for it cancels a red one. */
function turnRed(s: State, card: RedCard, tell?: Tell): After {
  if (s.winds[s.actor] === 0) return RED[card](s, tell)
  s.winds[s.actor]!--
  tell?.({ fact: 'ignored', seat: s.actor })
  return 'done'
}

type Effect = (s: State, tell?: Tell) => After

const RED: Readonly<Record<RedCard, Effect>> = {
  foul: (s, tell) => sendBack(s, FOUL, tell),
  'own-offside': (s, tell) => sendBack(s, OWN_OFFSIDE, tell),
  'yellow-card'(s) {
    s.misses[s.man] = s.taken[s.actor]! + (s.actor === s.seat ? 2 : 1)
    return 'done'
  },
  'red-card'(s, tell) {
    const field = s.men[s.man]!
    takeOff(s, s.man)
    s.last = [field]
    tell?.({ fact: 'sent-off', seat: s.actor, takes: [NAMES[field]!] })
    return 'done'
  },
  injury: carryOff,
  'throw-in'(s) {
    s.actor = otherSeat(s.actor)
    s.phase = 'throw-in'
    return throwInMoves(s).length > 0 ? 'waits' : 'done'
  },
}

const BLUE: Readonly<Record<BlueCard, Effect>> = {
  'free-kick'(s, tell) {
    const to = forward(s, s.man, FREE_KICK)
    return to === NOWHERE ? 'done' : moveByCard(s, step(s.men[s.man]!, to), tell)
  },
  'throw-again': (s) => keep(s.again, s.actor),
  penalty(s) {
    s.penalties[s.actor]!++
    if (!hasPenaltyToTake(s, s.actor)) return 'done'
    s.man = NO_MAN
    s.phase = 'kept-penalty'
    return 'waits'
  },
  'second-wind': (s) => keep(s.winds, s.actor),
  'through-ball'(s) {
    s.phase = 'through-ball'
    return throughBallMoves(s).length > 0 ? 'waits' : 'done'
  },
  'keeper-mistake'(s) {
    s.phase = 'keeper-aside'
    return keeperMoves(s).length > 0 ? 'waits' : 'done'
  },
}

function keep(cards: number[], seat: Seat): After {
  cards[seat]!++
  return 'done'
}

function sendBack(s: State, most: number, tell?: Tell): After {
  const squares = goBack(s, s.man, most)
  tell?.({ fact: 'sent-back', seat: s.actor, squares, path: s.last.map((field) => NAMES[field]!) })
  return 'done'
}

/** voetbalspel.injury */
function carryOff(s: State, tell?: Tell): After {
  const seat = seatOf(s.man)
  const from = s.men[s.man]!
  const to = nearestFree(s, s.man, from, (field) => isOwnHalf(s, seat, field))
  put(s, s.man, to)
  s.last = [from, to]
  tell?.({ fact: 'injured', seat, to: NAMES[to]!, path: [NAMES[from]!, NAMES[to]!] })
  return 'done'
}

export const throwInMoves = (s: State): Move[] => forwardMoves(s, s.actor, THROW_IN)
export const throughBallMoves = (s: State): Move[] => forwardMoves(s, s.actor, THROUGH_BALL, s.man)

/** voetbalspel.keeper-mistake: one field to either side. */
export function keeperMoves(s: State): Move[] {
  const from = s.men[keeperOf(otherSeat(s.actor))]!
  if (from === NOWHERE) return []
  const beside: Field[] = []
  if (columnOf(from) > 0) beside.push(from - 1)
  if (columnOf(from) < COLUMNS - 1) beside.push(from + 1)
  return beside.filter((field) => isFree(s, field)).map((field) => step(from, field))
}

/** A man goes forward because a card says so; the square that he comes to may count. */
export function moveByCard(s: State, move: number, tell?: Tell): After {
  const from = fromOf(move)
  const to = toOf(move)
  s.man = s.board[from]!
  put(s, s.man, to)
  s.last = [from, to]
  tell?.({ fact: 'moved-by-card', seat: s.actor, path: [NAMES[from]!, NAMES[to]!] })
  return 'arrived'
}

export function moveKeeper(s: State, move: number, tell?: Tell): After {
  const from = fromOf(move)
  const to = toOf(move)
  put(s, s.board[from]!, to)
  s.last = [from, to]
  tell?.({ fact: 'keeper-moved', seat: s.actor, path: [NAMES[from]!, NAMES[to]!] })
  return 'done'
}
