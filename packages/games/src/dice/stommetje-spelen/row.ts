import type { Draw, Seat, Tell } from '@spellendoos/kernel'
import { leftOf } from '@spellendoos/mechanics'
import { END, isWaiting, TARGETS, TURN, type State } from './state.ts'

/** Applies a throw; returns the winner once everyone has finished. */
export function step(s: State, dice: Draw, tell?: Tell): Seat | undefined {
  const { seat, seats, steps, counts } = s
  counts[seat]!++
  const right = dice[0] === TARGETS[steps[seat]!]
  if (right) steps[seat]!++
  tell?.({ fact: right ? 'step' : 'thrown', seat, dice, n: TARGETS[steps[seat]!] ?? 0 })
  if (steps[seat] === END) {
    s.done.push(seat)
    tell?.({ fact: 'done', seat, n: counts[seat]! })
    if (s.done.length === seats) return placesOf(s).indexOf(1)
  }
  if (!s.down && steps.every((each) => each === TURN)) {
    s.down = true
    tell?.({ fact: 'way-back' })
  }
  do s.seat = leftOf(s.seat, seats)
  while (isWaiting(s, s.seat))
  return undefined
}

/** Fewest throws first, then whoever finished first; if the match is cut short, whoever is farther along. */
export function placesOf({ steps, counts, done }: State): number[] {
  const isBefore = (a: Seat, b: Seat): boolean => {
    if (steps[a] !== steps[b]) return steps[a]! > steps[b]!
    if (counts[a] !== counts[b]) return counts[a]! < counts[b]!
    return done.includes(a) && done.indexOf(a) < done.indexOf(b)
  }
  return steps.map((_, seat) => 1 + steps.filter((_, other) => isBefore(other, seat)).length)
}
