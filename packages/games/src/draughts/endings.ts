import type { Seat } from '@spellendoos/kernel'
import { canMove } from './moves.ts'
import { NO_TRAIL, type Draughts, type Ending } from './state.ts'
import type { Variant } from './variant.ts'

/** Numbers per position of the trail. */
const WIDE = 2
/** A position that comes back for this time is a draw. */
const TIMES = 3

/** Writes a king's step on the trail. */
export function followKing(s: Draughts, seat: Seat, from: number, to: number): void {
  if (s.trail.length === 0) s.trail = [0, 0]
  const { trail } = s
  const change = 2 ** (to - 1) - 2 ** (from - 1)
  const white = trail[trail.length - WIDE]!
  const black = trail[trail.length - 1]!
  if (seat === 0) trail.push(white + change, black)
  else trail.push(white, black + change)
}

/** A man has moved or a piece was captured: nothing before can come back. */
export function endTrail(s: Draughts): void {
  s.trail = NO_TRAIL
}

/** How often the last position of the trail has stood on the board with the same player to move. */
function timesSeen(trail: readonly number[]): number {
  const last = trail.length - WIDE
  let times = 1
  for (let i = last - 2 * WIDE; i >= 0; i -= 2 * WIDE) {
    if (trail[i] === trail[last] && trail[i + 1] === trail[last + 1]) times++
  }
  return times
}

/** The endgame a position belongs to, counted from 1; 0 for none. */
export function endgameOf(v: Variant, s: Draughts): number {
  if (isLoneKing(v, s, 0)) return endgameAgainst(v, s, 1)
  if (isLoneKing(v, s, 1)) return endgameAgainst(v, s, 0)
  return 0
}

function isLoneKing({ words }: Variant, { sets }: Draughts, seat: Seat): boolean {
  let found = false
  for (let word = 0; word < words; word++) {
    const pieces = sets[seat * words + word]!
    if (pieces === 0) continue
    const several = (pieces & (pieces - 1)) !== 0
    if (found || several || (pieces & sets[2 * words + word]!) === 0) return false
    found = true
  }
  return found
}

/** The endgame of a lone king against these pieces: among them must be a king. */
function endgameAgainst(v: Variant, { sets }: Draughts, seat: Seat): number {
  const { words, record } = v
  let pieces = 0
  let kings = 0
  for (let word = 0; word < words; word++) {
    const own = sets[seat * words + word]!
    kings |= own & sets[2 * words + word]!
    for (let left = own; left !== 0; left &= left - 1) pieces++
  }
  return kings === 0 ? 0 : record.endgames.findIndex((endgame) => pieces <= endgame.pieces) + 1
}

/** Counts a move of the endgame; another endgame is counted from its own beginning. */
export function countEndgame(s: Draughts, endgame: number): void {
  if (endgame !== s.endgame) {
    s.endgame = endgame
    s.endgamePlies = 0
  } else if (endgame > 0) s.endgamePlies++
}

/** Moves with kings only that have been made in a row, by both players. */
const kingPlies = ({ trail }: Draughts): number => (trail.length === 0 ? 0 : trail.length / WIDE - 1)

/** Moves that each player has left before kings only are a draw. */
export const movesLeftKingsOnly = (v: Variant, s: Draughts): number =>
  v.record.kingsOnly - Math.floor(kingPlies(s) / 2)

/** Moves that each player has left before the endgame is a draw, if one is being counted out. */
export const movesLeftInEndgame = (v: Variant, s: Draughts): number | undefined =>
  s.endgame === 0 ? undefined : v.record.endgames[s.endgame - 1]!.moves - Math.floor(s.endgamePlies / 2)

/** Whether the match is over, and why: being unable to move comes before every draw. */
export function endingOf(v: Variant, s: Draughts): Ending | null {
  if (!canMove(v, v.sides[s.seat]!, s)) return 'no-move'
  const { record } = v
  if (timesSeen(s.trail) >= TIMES) return 'repetition'
  if (kingPlies(s) >= 2 * record.kingsOnly) return 'kings-only'
  if (s.endgame === 0) return null
  const endgame = record.endgames[s.endgame - 1]!
  return s.endgamePlies >= 2 * endgame.moves ? endgame.why : null
}
