import type { Result, Seat } from '@spellendoos/kernel'
import { placesByFewest } from '@spellendoos/mechanics'
import type { HalmaRecord } from './record.ts'
import type { Halma } from './state.ts'

/** More steps than the men of two partners can ever have to go. */
const FAR = 10_000
/** Whoever is home is before everyone who is not. */
const HOME = -FAR * FAR

/** The two who sit across from each other. */
export const pairOf = (seat: Seat): readonly Seat[] => [seat % 2, (seat % 2) + 2]

/** What counts against players: few men in the goal, then many steps to go. */
const lag = (s: Halma, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + s.away[seat]! - FAR * s.inside[seat]!, 0)

function behind(s: Halma, seat: Seat): number {
  if (s.ended === 'partners') return pairOf(seat).every((each) => s.home.includes(each)) ? HOME : 0
  if (s.partners) return lag(s, pairOf(seat))
  const arrival = s.home.indexOf(seat)
  if (arrival >= 0) return HOME + arrival
  return s.ended === 'goal' ? 0 : lag(s, [seat])
}

export function resultOf(record: HalmaRecord, s: Halma): Result | undefined {
  if (s.ended === null) return undefined
  const seats = s.turns.map((_, seat) => seat)
  const why = `${record.id}.${s.ended}`
  if (s.ended === 'repetition') return { places: seats.map(() => 1), why }
  const places = placesByFewest(seats.map((seat) => behind(s, seat)))
  return record.counted ? { places, scores: [s.count], why } : { places, why }
}
