import type { Draw, OptionsOf, RuleId, Seat, Tell } from '@spellendoos/kernel'
import { leftOf } from '@spellendoos/mechanics'
import type { Contest } from '../contest.ts'
import type { options } from './index.ts'
import { NO_MOVES, ONLY_THROW, THROW, type DiceMove } from '../table.ts'

export const AIM = 1000
const MOST = 3
const DICE = 3
/** The points of each face of a die. */
const WORTH = [0, 100, 2, 3, 4, 5, 60]
const STOP: DiceMove = 'stop'
const TURN_SIX: DiceMove = 'turn-six'
const KEEP = /^keep-([1-6])$/

/** What a round starts with. */
interface Round {
  totals: number[]
  /** The three dice; 0 before the first throw of the round. */
  lying: number[]
  /** Which of them stay when the others are thrown again. */
  kept: boolean[]
  /** Throws of this turn. */
  count: number
  /** Who had the first turn since everyone has had equally many. */
  starter: Seat
}
export interface State extends Contest<OptionsOf<typeof options>>, Round {}

export function newRound(s: State): void {
  s.totals = new Array<number>(s.seats).fill(0)
  s.lying = [0, 0, 0]
  s.kept = [false, false, false]
  s.count = 0
  s.starter = 0
}

/** chicago.first: once everyone has had a turn the next player starts, unless agreed otherwise. */
function passOn(s: State): void {
  s.seat = leftOf(s.seat, s.seats)
  if (s.seat !== s.starter || s.options.start === 'first') return
  s.starter = leftOf(s.starter, s.seats)
  s.seat = s.starter
}

/** How many turns of others come before this seat's next one. */
export function turnsBefore({ seats, seat: now, starter, options }: State, seat: Seat): number {
  const left = (from: Seat, to: Seat) => (to - from + seats) % seats
  const toCome = seats - left(starter, now)
  const before = left(now, seat)
  if (before < toCome || options.start === 'first') return before
  return toCome + left(starter + 1, seat)
}

/** The points of three dice. */
export function worth(dice: readonly number[]): number {
  let points = 0
  for (let i = 0; i < DICE; i++) points += WORTH[dice[i]!]!
  return points
}

export function unkept({ kept }: State): number {
  let free = 0
  for (let i = 0; i < DICE; i++) if (!kept[i]) free++
  return free
}

/** The index of a die with this face that is not kept, or −1. */
const freeDie = ({ lying, kept }: State, eyes: number): number =>
  lying.findIndex((each, i) => each === eyes && !kept[i])

/** chicago.turn-sixes: after the first throw, all sixes but one; a six that was turned is a six no more. */
function canTurn({ lying, count }: State): boolean {
  let sixes = 0
  for (let i = 0; i < DICE; i++) if (lying[i] === 6) sixes++
  return count === 1 && sixes > 1
}

/** What can be chosen, by the set of faces that can be kept; with and without turning a six. Precomputed. */
const CHOICES: readonly (readonly DiceMove[])[] = Array.from({ length: 1 << 7 }, (_, set) => [
  THROW,
  STOP,
  ...[1, 2, 3, 4, 5, 6].filter((eyes) => (set >> eyes) % 2 === 1).map((eyes) => `keep-${eyes}`),
])
const WITH_TURNING = CHOICES.map((choices) => [...choices, TURN_SIX])

/** Whether a die can be kept: at least one has to be thrown. */
export const keepable = (s: State): boolean => s.count > 0 && unkept(s) > 1

export function choices(s: State, seat: Seat): readonly DiceMove[] {
  if (seat !== s.seat) return NO_MOVES
  if (s.count === 0) return ONLY_THROW
  let set = 0
  if (keepable(s)) for (let i = 0; i < DICE; i++) if (!s.kept[i]) set |= 1 << s.lying[i]!
  return (canTurn(s) ? WITH_TURNING : CHOICES)[set]!
}

export function choose(s: State, seat: Seat, move: DiceMove, tell?: Tell): Seat | undefined {
  if (move === STOP) return score(s, tell)
  if (move === TURN_SIX) {
    s.lying[s.lying.indexOf(6)] = 1
    tell?.({ fact: 'turned', seat })
    return undefined
  }
  const eyes = Number(KEEP.exec(move)![1])
  s.kept[freeDie(s, eyes)] = true
  tell?.({ fact: 'kept', seat, n: eyes })
  return undefined
}

/** Applies a throw: it fills the places of the dice that were not kept. */
export function take(s: State, dice: Draw, tell?: Tell): Seat | undefined {
  let next = 0
  for (let i = 0; i < DICE; i++) if (!s.kept[i]) s.lying[i] = dice[next++]!
  s.kept.fill(false)
  s.count++
  tell?.({ fact: 'thrown', seat: s.seat, dice })
  return s.count === MOST ? score(s, tell) : undefined
}

/** Writes the turn down and passes the dice on; returns the winner if somebody reaches a thousand. */
function score(s: State, tell?: Tell): Seat | undefined {
  const { seat, totals } = s
  const points = worth(s.lying)
  totals[seat]! += points
  s.kept.fill(false)
  s.count = 0
  tell?.({ fact: points === MOST * WORTH[1]! ? 'chicago' : 'scored', seat, points, total: totals[seat]! })
  if (totals[seat]! >= AIM) return seat
  passOn(s)
  return undefined
}

export function forbids(s: State, seat: Seat, move: DiceMove): RuleId | undefined {
  const keep = KEEP.test(move)
  if (!keep && move !== STOP && move !== TURN_SIX) return undefined
  if (seat !== s.seat) return 'chicago.turn'
  if (s.count === 0) return 'chicago.three-throws'
  if (!keep) return 'chicago.turn-sixes'
  return unkept(s) === 1 ? 'chicago.keep-anew' : 'chicago.keep'
}
