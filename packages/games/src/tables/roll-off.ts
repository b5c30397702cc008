import type { Draw, Seat, Tell } from '@spellendoos/kernel'

/** Both players throw two dice to decide who begins; seat 0 throws first. */
export interface RollingOff {
  seat: Seat
  /** What was thrown: by nobody, by seat 0, or by both if they tied. */
  dice: Draw
}

/** Applies a throw. Returns the seat that begins, once that is decided. */
export function rollOffTwo(s: RollingOff, draw: Draw, tell?: Tell): Seat | undefined {
  tell?.({ fact: 'thrown', seat: s.seat, dice: draw, one: draw[0]!, two: draw[1]! })
  if (s.seat === 0) {
    s.dice = draw
    s.seat = 1
    return undefined
  }
  s.dice = [...s.dice, ...draw]
  const [a, b, c, d] = s.dice as [number, number, number, number]
  if (a + b !== c + d) return a + b > c + d ? 0 : 1
  s.seat = 0
  tell?.({ fact: 'roll-off-tied' })
  return undefined
}
