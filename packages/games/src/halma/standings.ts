import type { Result, Seat } from '@spellendoos/kernel'
import { placesByFewest } from '@spellendoos/mechanics'
import { mayWin } from './play.ts'
import type { Halma } from './state.ts'
import type { Variant } from './variant.ts'

/** More steps than the men of two partners can ever have to go. */
const FAR = 10_000
/** Players who are home are ahead of those who are not. */
const HOME = -FAR * FAR

/** Two players who sit opposite each other. */
export const pairOf = (seat: Seat): readonly Seat[] => [seat % 2, (seat % 2) + 2]

/** What counts against players: few men in the goal, then many steps to go. */
const lag = (s: Halma, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + s.away[seat]! - FAR * s.inside[seat]!, 0)

function behind(v: Variant, s: Halma, seat: Seat): number {
  const arrival = s.home.indexOf(seat)
  if (arrival >= 0) return HOME + arrival
  if (s.ended === 'goal') return 0
  return mayWin(v, s, seat) ? lag(s, [seat]) : -HOME
}

/** What counts against a pair: not having exchanged courts, otherwise both players together. */
const behindTogether = (s: Halma, pair: readonly Seat[]): number =>
  s.ended === 'partners' && pair.every((seat) => s.home.includes(seat)) ? HOME : lag(s, pair)

/** Two pairs have two places. */
function placesOfPairs(s: Halma): number[] {
  const places = placesByFewest([behindTogether(s, pairOf(0)), behindTogether(s, pairOf(1))])
  return [...places, ...places]
}

export function resultOf(v: Variant, s: Halma): Result | undefined {
  if (s.ended === null) return undefined
  const seats = s.turns.map((_, seat) => seat)
  const why = `${v.record.id}.${s.ended}`
  if (s.ended === 'repetition') return { places: seats.map(() => 1), why }
  const places = s.partners ? placesOfPairs(s) : placesByFewest(seats.map((seat) => behind(v, s, seat)))
  return v.record.counted ? { places, scores: [s.count], why } : { places, why }
}
