import type { Seat } from '@spellendoos/kernel'
import { ownerOf, PAWNS, placedBy, RINGS, scores, seatOf, type State } from './rules.ts'

const isOf = (pawn: number, seat: Seat): boolean => pawn > 0 && ownerOf(pawn) === seat

/**
 * Whether one of two players can avoid losing another pawn. A pawn on the edge has no ring. Of two neighbouring pawns of
 * one owner neither can be enclosed before the other. So a pawn is safe for good once it is on the edge or beside
 * another one; all later pawns can be placed on the edge, where there is room for everybody. A single pawn that is not
 * safe can be saved when it is this player's turn, by placing another one beside it.
 */
export function canHold(s: State, seat: Seat): boolean {
  const others = PAWNS - placedBy(s, 1 - seat)
  const turns = seatOf(s) === seat ? 0 : 1
  let endangered = 0
  for (let point = 0; point < s.board.length; point++) {
    const ring = RINGS[point]!
    if (ring.length === 0 || !isOf(s.board[point]!, seat)) continue
    if (ring.some((near) => isOf(s.board[near]!, seat))) continue
    const free = ring.filter((near) => s.board[near] === 0).length
    if (free > others) continue
    if (free <= turns || ++endangered > 1) return false
  }
  return true
}

/** Who wins with best play: 1 for the first player, −1 for the second, 0 for nobody. Undefined if it is not known. */
export function outcome(s: State): number | undefined {
  if (s.seats !== 2) return undefined
  const lead = Math.sign(scores(s)[0]!)
  const isHeld = (lead < 0 || canHold(s, 0)) && (lead > 0 || canHold(s, 1))
  return isHeld ? lead : undefined
}
