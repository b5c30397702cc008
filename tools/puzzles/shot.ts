import type { Seat } from '@spellendoos/kernel'
import type { Ground } from './ground.ts'

/**
 * The most that a seat can be ahead after moves that leave the other side nothing but captures. It is a glance: what
 * it finds has to be proved, and a solution with a quiet move escapes it.
 */
export function leadByShots(ground: Ground, seat: Seat, plies: number, first = 0): number {
  const winner = ground.winner()
  if (winner !== undefined) return winner === seat ? Infinity : -Infinity
  const own = ground.seat === seat
  const end = ground.listForcing(first)
  if (end > first) {
    let best = own ? -Infinity : Infinity
    for (let move = first; move < end; move++) {
      ground.make(move)
      const lead = leadByShots(ground, seat, plies - 1, end)
      ground.undo()
      best = own ? Math.max(best, lead) : Math.min(best, lead)
    }
    return best
  }
  let best = own ? ground.points() : -ground.points()
  if (!own || plies < 2) return best
  const quiet = ground.list(first)
  for (let move = first; move < quiet; move++) {
    ground.make(move)
    if (ground.winner() === undefined && ground.listForcing(quiet) > quiet) {
      best = Math.max(best, leadByShots(ground, seat, plies - 1, quiet))
    }
    ground.undo()
  }
  return best
}
