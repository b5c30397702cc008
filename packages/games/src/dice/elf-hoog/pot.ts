import type { Seat, Tell } from '@spellendoos/kernel'
import type { Turns } from '../turns.ts'

/** elf-hoog.purse: what everyone has at the start. */
export const PURSE = 100
export const ANTE = 5

export interface State extends Turns {
  /** Everyone's money; a player who has none is out. */
  purses: number[]
  pot: number
  /** What the bank has received. */
  bank: number
}

const stillIn = ({ purses }: State): Seat[] => [...purses.keys()].filter((seat) => purses[seat]! > 0)

/** Whether at most one player has money left. */
export function isAlone({ purses }: State): boolean {
  let still = 0
  for (const money of purses) if (money > 0) still++
  return still <= 1
}

/** Pays what is due into the pot, or whatever is left; a player with nothing left is out. */
export function pay(s: State, seat: Seat, due: number, tell?: Tell): void {
  const paid = Math.min(due, s.purses[seat]!)
  s.purses[seat]! -= paid
  s.pot += paid
  if (paid > 0 && s.purses[seat] === 0) tell?.({ fact: 'out', seat })
}

/** elf-hoog.ante-again: everyone still in pays the ante into the empty pot. */
export function ante(s: State, tell?: Tell): void {
  tell?.({ fact: 'ante', money: ANTE })
  for (let seat = 0; seat < s.seats; seat++) pay(s, seat, ANTE, tell)
}

/** elf-hoog.pot-left: those still in share the pot; what cannot be shared evenly goes to the bank. */
export function share(s: State, tell?: Tell): void {
  const seats = stillIn(s)
  const each = Math.floor(s.pot / seats.length)
  for (const seat of seats) s.purses[seat]! += each
  s.bank = s.pot - each * seats.length
  s.pot = 0
  if (each > 0) tell?.({ fact: 'shared', seats, money: each })
}

/** Whether this was the last throw of the match. */
export function isLastThrow({ round, options, purses, seat }: State): boolean {
  if (round < options.rounds - 1) return false
  for (let later = seat + 1; later < purses.length; later++) if (purses[later]! > 0) return false
  return true
}
