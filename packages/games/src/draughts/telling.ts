import type { Seat, Tell } from '@spellendoos/kernel'
import { spotOf, writeMove } from './notation.ts'
import { playMove } from './play.ts'
import { endOf, isKing, startOf, type Draughts, type Move } from './state.ts'
import type { Variant } from './variant.ts'

/** Plays a move and tells what happened: the move, a crowning, the end. */
export function tellMove(v: Variant, s: Draughts, seat: Seat, move: Move, tell: Tell): void {
  const written = writeMove(v, s, move)
  const wasKing = isKing(s.board[startOf(move)]!)
  playMove(v, s, seat, move)
  const path = move.path.map(spotOf)
  const n = move.takes.length
  if (n === 0) tell({ fact: 'moves', seat, path, move: written })
  else tell({ fact: 'captures', seat, path, takes: move.takes.map(spotOf), n, move: written })
  const to = endOf(move)
  if (!wasKing && isKing(s.board[to]!)) tell({ fact: 'crowned', seat, field: spotOf(to) })
  if (s.ended === 'no-move') tell({ fact: 'no-move', seat: s.seat })
  else if (s.ended !== null) tell({ fact: s.ended })
}
