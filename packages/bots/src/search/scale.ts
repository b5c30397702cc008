import type { Result, Seat } from '@spellendoos/kernel'

/*
 * Inside a search a position is worth −1, lost, to 1, won. Beyond `CERTAIN` the end is known, and every ply on
 * the way there takes a little off, so that wins are taken soon and losses put off.
 */
const CERTAIN = 0.9
const PLY = 0.0001

/** What the end of a match is worth to a seat: how many of the others it came out ahead of. */
export function worthOf({ places }: Result, seat: Seat): number {
  if (places.length === 1) return places[0] === 1 ? 1 : -1
  let ahead = 0
  for (let other = 0; other < places.length; other++) ahead += Math.sign(places[other]! - places[seat]!)
  return ahead / (places.length - 1)
}

/** A certain end, seen from this many plies before it. */
export const from = (worth: number, plies: number): number =>
  worth > CERTAIN ? worth - plies * PLY : worth < -CERTAIN ? worth + plies * PLY : worth

/** Whether the end is known. */
export const isCertain = (worth: number): boolean => Math.abs(worth) > CERTAIN

/** A judgement that is added up with ends of the match: only a real end is quite lost or quite won. */
const ALMOST = 0.999
export const beforeTheEnd = (worth: number): number => Math.max(-ALMOST, Math.min(ALMOST, worth))

/** A judgement where judgements are compared and never added up: below what is certain, and a clear lead can still become clearer. */
export const shortOfCertain = (worth: number): number => CERTAIN * worth

/** As shown to people: 0 is lost, 1 is won. */
export const scoreOf = (worth: number): number => (worth + 1) / 2
