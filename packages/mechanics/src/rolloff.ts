import type { Seat } from '@spellendoos/kernel'

/**
 * 'The highest throw begins', played with visible dice: everyone still in it throws in turn, and those who tie for the
 * highest throw again among themselves.
 */
export interface RollOff {
  /** Seats still in the running, in the order in which they throw. */
  running: Seat[]
  /** What they threw, in the same order; shorter while the round is under way. */
  throws: number[]
}

export const newRollOff = (seats: number): RollOff => ({
  running: Array.from({ length: seats }, (_, seat) => seat),
  throws: [],
})

export const copyRollOff = (r: RollOff | null): RollOff | null =>
  r === null ? null : { running: r.running.slice(), throws: r.throws.slice() }

/** Who throws next. */
export const rollOffSeat = (r: RollOff): Seat => r.running[r.throws.length]!

/** Records a throw; returns the seat that begins once it is decided. */
export function rollOffThrow(r: RollOff, total: number): Seat | undefined {
  r.throws.push(total)
  if (r.throws.length < r.running.length) return undefined
  const most = Math.max(...r.throws)
  r.running = r.running.filter((_, i) => r.throws[i] === most)
  r.throws = []
  return r.running.length === 1 ? r.running[0] : undefined
}
