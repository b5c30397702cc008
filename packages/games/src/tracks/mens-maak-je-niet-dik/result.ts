import type { Purses, Result, Seat, Tell } from '@spellendoos/kernel'
import { firstPrize } from '../prizes.ts'
import { PAWNS } from './layout.ts'
import { colourOf, isHome, ownerOf, type State } from './state.ts'

/** What ranks players who are still under way: pawns that are not home, then the steps that these have to go. */
function toGo(s: State, seat: Seat): readonly [pawns: number, steps: number] {
  const under = s.pawns.filter((step, pawn) => ownerOf(s, colourOf(pawn)) === seat && !isHome(s, step))
  return [under.length, under.reduce((steps, step) => steps + s.fields + PAWNS - step, 0)]
}

/**
 * mens-maak-je-niet-dik.places, mens-maak-je-niet-dik.most-throws: those who arrived, in that order, then the others.
 */
function places(s: State): number[] {
  const left = Array.from({ length: s.seats }, (_, seat) => toGo(s, seat))
  const isAhead = (one: Seat, other: Seat): boolean =>
    left[one]![0] === left[other]![0] ? left[one]![1] < left[other]![1] : left[one]![0] < left[other]![0]
  return left.map((_, seat) => {
    const arrival = s.arrived.indexOf(seat)
    if (arrival >= 0) return arrival + 1
    const ahead = left.filter((_, other) => !s.arrived.includes(other) && isAhead(other, seat))
    return s.arrived.length + ahead.length + 1
  })
}

export function result(s: State): Result | undefined {
  if (s.end === null) return undefined
  return { places: places(s), why: s.end, ...(s.stake > 0 ? { money: s.money } : {}) }
}

export const purses = (s: State): Purses => ({ seats: s.money, pot: s.pot, bank: s.bank })

function pay(s: State, seat: Seat, money: number, tell?: Tell): void {
  if (money === 0) return
  s.pot -= money
  s.money[seat]! += money
  tell?.({ fact: 'prize', seat, money })
}

/** mens-maak-je-niet-dik.prizes: the first to arrive, and the second. */
export function payArrival(s: State, seat: Seat, tell?: Tell): void {
  if (s.arrived.length === 1) pay(s, seat, firstPrize(s.pot), tell)
  else if (s.arrived.length === 2) pay(s, seat, s.pot, tell)
}

/** mens-maak-je-niet-dik.shared-prizes: what is still in the pot when the match ends. */
export function payStanding(s: State, tell?: Tell): void {
  if (s.pot === 0) return
  const now = places(s)
  const at = (place: number): Seat[] => [...now.keys()].filter((seat) => now[seat] === place)
  const leaders = at(1)
  if (s.arrived.length === 0 && leaders.length === 1) pay(s, leaders[0]!, firstPrize(s.pot), tell)
  share(s, s.arrived.length === 0 && leaders.length > 1 ? leaders : at(2), tell)
}

/** The pot in equal shares of whole guilders; what cannot be divided goes to the bank. */
function share(s: State, seats: readonly Seat[], tell?: Tell): void {
  const each = Math.floor(s.pot / seats.length)
  for (const seat of seats) pay(s, seat, each, tell)
  s.bank += s.pot
  s.pot = 0
}
