import type { Seat } from '@spellendoos/kernel'
import type { Ground } from './ground.ts'

/** A glance takes in so many positions. */
const AT_A_GLANCE = 20_000

/**
 * The most that a seat can be ahead after moves that leave the other side nothing but captures. It is a glance: what
 * it finds has to be proved, and a solution with a quiet move escapes it.
 */
export function leadByShots(
  ground: Ground,
  seat: Seat,
  plies: number,
  first = 0,
  spent = { positions: 0 },
): number {
  spent.positions++
  const winner = ground.winner()
  if (winner !== undefined) return winner === seat ? Infinity : -Infinity
  const own = ground.seat === seat
  const end = ground.listForcing(first)
  if (end > first) {
    let best = own ? -Infinity : Infinity
    for (let move = first; move < end; move++) {
      ground.make(move)
      const lead = leadByShots(ground, seat, plies - 1, end, spent)
      ground.undo()
      best = own ? Math.max(best, lead) : Math.min(best, lead)
    }
    return best
  }
  let best = own ? ground.points() : -ground.points()
  if (!own || plies < 2 || spent.positions > AT_A_GLANCE) return best
  const quiet = ground.list(first)
  for (let move = first; move < quiet; move++) {
    ground.make(move)
    if (ground.winner() === undefined && ground.listForcing(quiet) > quiet) {
      best = Math.max(best, leadByShots(ground, seat, plies - 1, quiet, spent))
    }
    ground.undo()
  }
  return best
}
