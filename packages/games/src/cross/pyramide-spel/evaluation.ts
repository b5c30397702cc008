import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey } from '@spellendoos/mechanics'
import type { Move } from './moves.ts'
import { PYRAMIDS } from './pyramids.ts'
import { isPartner, ownerOf, type State } from './state.ts'

/**
 * The worth of a pyramid built, of a pawn on the board or in hand, and of two points of a pyramid with the third one
 * free.
 */
const BUILT = 0.25
const PAWN = 0.08
const BEGUN = 0.04

function standing(s: State): number[] {
  const sums = s.built.map((built, seat) => BUILT * built + PAWN * (s.standing[seat]! + s.hands[seat]!))
  for (const pyramid of PYRAMIDS) {
    const owners = pyramid.map((point) => ownerOf(s.board[point]!)).filter((owner) => owner >= 0)
    if (owners.length === 2 && owners[0] === owners[1]) sums[owners[0]!]! += BEGUN
  }
  return sums
}

/** With a partner: the pair against the best of the others. */
function worth(s: State, seat: Seat): number {
  const sums = standing(s)
  const together = sums.map((_, own) =>
    sums.reduce((sum, each, other) => (isPartner(s, own, other) ? sum + each : sum), 0),
  )
  const others = together.filter((_, other) => !isPartner(s, seat, other))
  return Math.tanh(together[seat]! - Math.max(...others))
}

export const evaluation: Evaluation<State, Move> = {
  worth,
  key: (s) =>
    mixedKey([s.seat, s.takes, ...s.hands, ...s.built, ...s.board.map((pawn) => ownerOf(pawn) + 1)]),
  forcing: (s) => s.takes > 0,
  mark: (move) => move[0]! * 64 + (move[1] ?? 0),
}
