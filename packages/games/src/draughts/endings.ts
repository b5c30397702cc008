import type { Seat } from '@spellendoos/kernel'
import { canMove } from './moves.ts'
import { isKing, NO_TRAIL, seatOf, type CountedDraw, type Draughts, type Ending } from './state.ts'
import type { DraughtsRecord } from './record.ts'
import type { Variant } from './variant.ts'

/** A position that occurs this many times is a draw. */
const TIMES = 3

/** The digit of a piece on the trail: White's king 1, Black's king 2, White's man 3, Black's man 4. */
const digitOf = (piece: number): number => (isKing(piece) ? 0 : 2) + (seatOf(piece) === 0 ? 1 : 2)

/** Adds a reversible step to the trail. */
export function followStep(v: Variant, s: Draughts, from: number, to: number): void {
  const { wide, numberOf, worth } = v.trail
  if (s.trail.length === 0) s.trail = new Array<number>(wide).fill(0)
  const { trail } = s
  const now = trail.length
  for (let i = now - wide; i < now; i++) trail.push(trail[i]!)
  const digit = digitOf(s.board[from]!)
  trail[now + numberOf[from]!]! -= digit * worth[from]!
  trail[now + numberOf[to]!]! += digit * worth[to]!
}

/** No earlier position can recur. */
export function endTrail(s: Draughts): void {
  s.trail = NO_TRAIL
}

/** How often the last position of the trail has occurred with the same player to move. */
function timesSeen(wide: number, trail: readonly number[]): number {
  const last = trail.length - wide
  let times = 1
  for (let i = last - 2 * wide; i >= 0; i -= 2 * wide) {
    let same = 0
    while (same < wide && trail[i + same] === trail[last + same]) same++
    if (same === wide) times++
  }
  return times
}

/** Whether the position has occurred before with the same player to move. */
export const hasBeenSeen = ({ trail: { wide } }: Variant, { trail }: Draughts): boolean =>
  trail.length > 0 && timesSeen(wide, trail) > 1

/** The endgame that a position belongs to, counted from 1; 0 for none. */
export function endgameOf(v: Variant, s: Draughts): number {
  if (loneOf(v, s, 0) === 'king') return endgameAgainst(v, s, 1)
  if (loneOf(v, s, 1) === 'king') return endgameAgainst(v, s, 0)
  return 0
}

type Lone = 'man' | 'king'

/** What a side has left if it is one piece, with nothing in reserve. */
function loneOf({ words }: Variant, { sets, reserve }: Draughts, seat: Seat): Lone | undefined {
  if (reserve[seat] !== 0) return undefined
  let lone: Lone | undefined
  for (let word = 0; word < words; word++) {
    const pieces = sets[seat * words + word]!
    if (pieces === 0) continue
    const several = (pieces & (pieces - 1)) !== 0
    if (several || lone !== undefined) return undefined
    lone = (pieces & sets[2 * words + word]!) === 0 ? 'man' : 'king'
  }
  return lone
}

function hasKings({ words }: Variant, { sets }: Draughts, seat: Seat): boolean {
  for (let word = 0; word < words; word++) {
    if ((sets[seat * words + word]! & sets[2 * words + word]!) !== 0) return true
  }
  return false
}

function hasPieces({ words }: Variant, { sets }: Draughts, seat: Seat): boolean {
  for (let word = 0; word < words; word++) if (sets[seat * words + word]! !== 0) return true
  return false
}

/** The endgame of a lone king against these pieces, at least one of them a king. */
function endgameAgainst(v: Variant, s: Draughts, seat: Seat): number {
  if (!hasKings(v, s, seat)) return 0
  const { words, record } = v
  let pieces = s.reserve[seat]!
  for (let word = 0; word < words; word++) {
    for (let left = s.sets[seat * words + word]!; left !== 0; left &= left - 1) pieces++
  }
  return record.endgames.findIndex((endgame) => pieces <= endgame.pieces) + 1
}

/** Counts a move of the endgame; a different endgame restarts the count. */
export function countEndgame(s: Draughts, endgame: number): void {
  if (endgame !== s.endgame) {
    s.endgame = endgame
    s.endgamePlies = 0
  } else if (endgame > 0) s.endgamePlies++
}

/** Reversible moves in a row, by both players. */
export const idlePlies = ({ trail: { wide } }: Variant, { trail }: Draughts): number =>
  trail.length === 0 ? 0 : trail.length / wide - 1

/** Moves that each player has left before a standstill is a draw. */
export const movesLeftStanding = (v: Variant, s: Draughts): number =>
  v.record.standstill.moves - Math.floor(idlePlies(v, s) / 2)

/** Moves that each player has left before the endgame is a draw, if one is being counted. */
export const movesLeftInEndgame = (v: Variant, s: Draughts): number | undefined =>
  s.endgame === 0 ? undefined : v.record.endgames[s.endgame - 1]!.moves - Math.floor(s.endgamePlies / 2)

/** The ways in which a game can be drawn by counting. */
export const countedDraws = ({ standstill, endgames }: DraughtsRecord): CountedDraw[] => [
  'repetition',
  standstill.why,
  ...endgames.map(({ why }) => why),
]

/** Whether the match is over, and why: being unable to move takes precedence over every draw. */
export function endingOf(v: Variant, s: Draughts): Ending | null {
  const { record } = v
  if (!canMove(v.sides[s.seat]!, s)) {
    return record.withoutMove === 'wins' && !hasPieces(v, s, s.seat) ? 'no-pieces' : 'no-move'
  }
  if (record.loneManLoses) {
    const ending = loneEnding(v, s)
    if (ending !== null) return ending
  }
  if (s.trail.length > 0) {
    if (timesSeen(v.trail.wide, s.trail) >= TIMES) return 'repetition'
    if (idlePlies(v, s) >= 2 * record.standstill.moves) return record.standstill.why
  }
  if (s.endgame === 0) return null
  const endgame = record.endgames[s.endgame - 1]!
  return s.endgamePlies >= 2 * endgame.moves ? endgame.why : null
}

function loneEnding(v: Variant, s: Draughts): Ending | null {
  const white = loneOf(v, s, 0)
  const black = loneOf(v, s, 1)
  if (white === 'king' && black === 'king') return 'king-against-king'
  const loses = (white === 'man' && hasKings(v, s, 1)) || (black === 'man' && hasKings(v, s, 0))
  return loses ? 'single-man' : null
}

/** The winner of a match that is over; nobody if it is drawn. */
export function winnerOf(v: Variant, s: Draughts, ending: Ending | null): Seat | undefined {
  if (ending === 'no-move' || ending === 'no-pieces') {
    return v.record.withoutMove === 'loses' ? 1 - s.seat : s.seat
  }
  if (ending !== 'single-man') return undefined
  return loneOf(v, s, 0) === 'man' ? 1 : 0
}
