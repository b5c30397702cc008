import type { Seat, Tell } from '@spellendoos/kernel'
import { winnerOf } from './endings.ts'
import { reserveSpot, spotOf, writeMove } from './notation.ts'
import { playMove } from './play.ts'
import { endOf, isKing, isPlacing, startOf, type Draughts, type Move } from './state.ts'
import type { Variant } from './variant.ts'

/** Plays a move and reports it: the move, a crowning, the end. */
export function tellMove(v: Variant, s: Draughts, seat: Seat, move: Move, tell: Tell): void {
  const written = writeMove(v, s, move)
  const wasKing = isKing(s.board[startOf(move)]!)
  playMove(v, s, seat, move)
  const path = move.path.map(spotOf)
  const to = endOf(move)
  const n = move.takes.length
  if (isPlacing(move)) {
    tell({ fact: 'places', seat, path: [reserveSpot(seat), ...path], field: spotOf(to), move: written })
  } else if (n === 0) tell({ fact: 'moves', seat, path, move: written })
  else tell({ fact: 'captures', seat, path, takes: move.takes.map(spotOf), n, move: written })
  if (!wasKing && isKing(s.board[to]!))
    tell({ fact: 'crowned', seat, turns: [spotOf(to)], field: spotOf(to) })
  tellEnd(v, s, tell)
}

function tellEnd(v: Variant, s: Draughts, tell: Tell): void {
  if (s.ended === null) return
  const winner = winnerOf(v, s, s.ended)
  if (winner === undefined) tell({ fact: s.ended })
  else tell({ fact: s.ended, seat: s.ended === 'single-man' ? 1 - winner : s.seat })
}
