import type { Seat, Tell } from '@spellendoos/kernel'
import { spotAt } from './spots.ts'
import { OFF, otherSeat } from './stones.ts'
import { nameOf, type Track } from './track.ts'

/** Reports one step: `entered`, `moved` or `borne-off`, and `hit`. */
export function tellStep(track: Track, seat: Seat, from: number, to: number, hit: boolean, tell: Tell): void {
  const path = [spotAt(track, seat, from), spotAt(track, seat, to)]
  const left = nameOf(track, seat, from)
  const reached = nameOf(track, seat, to)
  if (to === OFF) tell({ fact: 'borne-off', seat, path, from: left })
  else if (from === track.entry) tell({ fact: 'entered', seat, path, to: reached })
  else tell({ fact: 'moved', seat, path, from: left, to: reached })
  if (!hit) return
  const victim = otherSeat(seat)
  const takes = [spotAt(track, seat, to)]
  tell({ fact: 'hit', seat, takes, into: spotAt(track, victim, track.entry), victimSeat: victim })
}
