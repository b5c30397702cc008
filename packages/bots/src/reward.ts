import type { Game, Seat } from '@spellendoos/kernel'

/** How far an estimate from the score so far may lean away from even, as a share of a real win. */
const TRUST = 0.4

/** The share of the others that `own` comes out ahead of, equals counting half. */
function ahead(own: number, all: readonly number[], seat: Seat, better: (a: number, b: number) => boolean) {
  let beaten = 0
  for (let other = 0; other < all.length; other++) {
    if (other === seat) continue
    if (all[other] === own) beaten += 0.5
    else if (better(own, all[other]!)) beaten += 1
  }
  return beaten / (all.length - 1)
}

/** What a seat counts its own: points, or else money. */
const countOf = <State>(game: Game<State>, s: State): readonly number[] | undefined =>
  game.scores?.(s) ?? game.purses?.(s).seats

/**
 * What the end of a playout is worth to a seat, 0 to 1: the share of the others it came out ahead of. Where
 * the playout was cut off, the count so far says it with less trust, and without any count it is even.
 */
export function reward<State>(game: Game<State>, s: State, seat: Seat): number {
  const places = game.result(s)?.places
  if (places !== undefined) return ahead(places[seat]!, places, seat, (a, b) => a < b)
  const count = countOf(game, s)
  if (count === undefined) return 0.5
  return 0.5 + TRUST * (ahead(count[seat]!, count, seat, (a, b) => a > b) - 0.5)
}

/** What the end of a playout is worth to somebody who plays alone: the count, on the game's own scale. */
export const rewardAlone = <State>(game: Game<State>, s: State): number =>
  game.result(s)?.scores?.[0] ?? countOf(game, s)?.[0] ?? 0

/** Whether the match is over and won by the seat's side alone. */
export function wins<State>(game: Game<State>, s: State, seat: Seat): boolean {
  const places = game.result(s)?.places
  return places !== undefined && places[seat] === 1 && places.some((place) => place !== 1)
}
