import type { Seat, Tell } from '@spellendoos/kernel'
import { firstPrize } from './prizes.ts'
import { isRunning, OUT, type Race } from './race.ts'

/**
 * Those who arrived, in that order; then those under way, the foremost first; then those who are out. If all are out,
 * nobody has won.
 */
export function places(s: Race): number[] {
  const running = s.fields.filter((_, seat) => isRunning(s, seat))
  return s.fields.map((field, seat) => {
    if (s.arrived.includes(seat)) return s.arrived.indexOf(seat) + 1
    if (field === OUT) return Math.max(s.arrived.length + running.length, 1) + 1
    return s.arrived.length + running.filter((other) => other > field).length + 1
  })
}

function pay(s: Race, seat: Seat, money: number, tell?: Tell): void {
  if (money === 0) return
  s.pot -= money
  s.money[seat]! += money
  tell?.({ fact: 'prize', seat, money })
}

/** The pot in equal shares of whole guilders. */
function share(s: Race, seats: readonly Seat[], tell?: Tell): void {
  const each = Math.floor(s.pot / seats.length)
  for (const seat of seats) pay(s, seat, each, tell)
}

/**
 * The pot goes to the first and the second of those who arrived or, at the throw limit, of all who were not out. If
 * that is nobody, the stakes are returned; what cannot be shared goes to the bank.
 */
export function payOut(s: Race, tired: boolean, tell?: Tell): void {
  const now = places(s)
  const at = (place: number): Seat[] =>
    [...now.keys()].filter(
      (seat) => now[seat] === place && (tired ? s.fields[seat] !== OUT : s.arrived.includes(seat)),
    )
  const [first, second] = [at(1), at(2)]
  if (first.length === 0) {
    tell?.({ fact: 'stakes-back' })
    share(s, [...now.keys()], tell)
  } else if (first.length > 1) share(s, first, tell)
  else {
    pay(s, first[0]!, second.length === 0 ? s.pot : firstPrize(s.pot), tell)
    if (second.length > 0) share(s, second, tell)
  }
  s.bank += s.pot
  s.pot = 0
}
