import type { Result, Seat } from '@spellendoos/kernel'

/**
 * Inside a search the worth of a position runs from −1, lost, to 1, won. Beyond `CERTAIN` the outcome is known, and
 * every ply on the way to it takes a little off, so that wins come soon and losses late.
 */
const CERTAIN = 0.9
const PLY = 0.0001

/** The worth of a finished match for a seat, by how many opponents it finished ahead of; friends are no opponents. */
export function worthOf({ places }: Result, seat: Seat, friends?: ReadonlySet<Seat>): number {
  if (places.length === 1) return places[0] === 1 ? 1 : -1
  let ahead = 0
  let opponents = 0
  for (let other = 0; other < places.length; other++) {
    if (other === seat || friends?.has(other) === true) continue
    opponents++
    ahead += Math.sign(places[other]! - places[seat]!)
  }
  return ahead / opponents
}

/** A certain outcome, as seen from this many plies before it. */
export const from = (worth: number, plies: number): number =>
  worth > CERTAIN ? worth - plies * PLY : worth < -CERTAIN ? worth + plies * PLY : worth

/** Whether the outcome is known. */
export const isCertain = (worth: number): boolean => Math.abs(worth) > CERTAIN

/** An estimate that is averaged with results of matches: only a real end is entirely lost or won. */
const ALMOST = 0.999
export const beforeTheEnd = (worth: number): number => Math.max(-ALMOST, Math.min(ALMOST, worth))

/**
 * An estimate that is only compared with others: below what is certain, and still able to tell a clear lead from a
 * clearer one.
 */
export const shortOfCertain = (worth: number): number => CERTAIN * worth

/** As shown to people: 0 is lost, 1 is won. */
export const scoreOf = (worth: number): number => (worth + 1) / 2
