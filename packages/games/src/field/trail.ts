import type { Seat } from '@spellendoos/kernel'
import { FIELDS } from './board.ts'

/**
 * The positions since the last progress, to detect repetitions. A key is a quick check: two positions with different
 * keys are different; if keys are equal, the steps between are undone to see whether they cancel out.
 */
export interface Trail {
  /** A key for each position, the first of them 0. */
  readonly keys: number[]
  /** The steps between: origin times 256 plus destination. A pass goes from a field to itself. */
  readonly steps: number[]
}

/** The key of a position about which nothing is known. */
const UNKNOWN = 0.5

/** A trail that begins with a position which has occurred this many times. */
export function newTrail(times = 1, seats = 1): Trail {
  const steps = new Array<number>((times - 1) * seats).fill(0)
  return { keys: [0, ...steps.map((_, i) => ((i + 1) % seats === 0 ? 0 : UNKNOWN))], steps }
}

export const copyTrail = ({ keys, steps }: Trail): Trail => ({ keys: keys.slice(), steps: steps.slice() })

export function clearTrail({ keys, steps }: Trail): void {
  if (steps.length === 0) return
  keys.length = 1
  keys[0] = 0
  steps.length = 0
}

/** A number without a pattern for each seat and field. */
const WORTH = Int32Array.from({ length: 4 * FIELDS }, (_, i) => {
  const once = Math.imul(i + 1, 0x9e3779b1)
  const twice = Math.imul(once ^ (once >>> 16), 0x85ebca6b)
  const thrice = Math.imul(twice ^ (twice >>> 13), 0xc2b2ae35)
  return thrice ^ (thrice >>> 16)
})

/** Records that a player's piece went from one field to another. */
export function follow({ keys, steps }: Trail, seat: Seat, from: number, to: number): void {
  const first = seat * FIELDS
  keys.push((keys[keys.length - 1]! + WORTH[first + to]! - WORTH[first + from]!) | 0)
  steps.push(from * FIELDS + to)
}

/** How often the last position has occurred with the same player to move. */
export function timesSeen({ keys, steps }: Trail, seats: number): number {
  const last = keys.length - 1
  const now = keys[last]
  let times = 1
  for (let i = last - seats; i >= 0; i -= seats) if (keys[i] === now && cancelOut(steps, i, seats)) times++
  return times
}

/** Whether the steps from this one on leave every player's pieces where they were. */
function cancelOut(steps: readonly number[], first: number, seats: number): boolean {
  const change = new Int8Array(seats * FIELDS)
  for (let i = first; i < steps.length; i++) {
    const own = ((i - first) % seats) * FIELDS
    change[own + Math.floor(steps[i]! / FIELDS)]!--
    change[own + (steps[i]! % FIELDS)]!++
  }
  return change.every((each) => each === 0)
}
