import type { Seat } from '@spellendoos/kernel'
import { OFF, otherSeat, STONES, type Stones } from '../../stones.ts'
import { chancesOf as judged, type Chances } from '../net.ts'
import { bearOffChance } from './bear-off.ts'

const found: Chances = new Float32Array(5)

/**
 * A player's probabilities, before the throw, to win, to win a gammon, a backgammon, to lose a gammon, a backgammon. A
 * gammon includes a backgammon. The result is overwritten by the next call.
 */
export function chancesOf(stones: Readonly<Stones>, seat: Seat): Chances {
  const certain = bearOffChance(stones, seat)
  if (certain !== undefined) {
    found.fill(0)
    found[0] = certain
    return found
  }
  found.set(judged(stones, seat))
  // The network outputs each probability independently; together they have to be consistent.
  const win = found[0]!
  found[1] = anyOff(stones, otherSeat(seat)) ? 0 : Math.min(found[1]!, win)
  found[2] = Math.min(found[2]!, found[1])
  found[3] = anyOff(stones, seat) ? 0 : Math.min(found[3]!, 1 - win)
  found[4] = Math.min(found[4]!, found[3])
  return found
}

function anyOff(stones: Readonly<Stones>, seat: Seat): boolean {
  for (let i = seat * STONES; i < (seat + 1) * STONES; i++) if (stones[i] === OFF) return true
  return false
}
