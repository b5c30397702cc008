import type { Seat } from '@spellendoos/kernel'
import { countEndgame, endgameOf, endingOf, endTrail, followKing } from './endings.ts'
import { endOf, FREE, isKing, KING, startOf, type Draughts, type Move } from './state.ts'
import type { Variant } from './variant.ts'

/** Makes a move on the board and passes the turn. */
export function playMove(v: Variant, s: Draughts, seat: Seat, move: Move): void {
  const { takes } = move
  const from = startOf(move)
  const to = endOf(move)
  const wasKing = isKing(s.board[from]!)
  const crowned = !wasKing && v.sides[seat]!.far[to]!
  if (wasKing && takes.length === 0) followKing(s, seat, from, to)
  else if (s.trail.length > 0) endTrail(s)
  carry(v, s, seat, from, to, crowned)
  for (let i = 0; i < takes.length; i++) takeOff(v, s, 1 - seat, takes[i]!)
  s.seat = 1 - seat
  s.last = move.path
  countEndgame(s, crowned || takes.length > 0 ? endgameOf(v, s) : s.endgame)
  s.ended = endingOf(v, s)
}

function carry(v: Variant, s: Draughts, seat: Seat, from: number, to: number, crowned: boolean): void {
  const { board, sets } = s
  const piece = crowned ? board[from]! | KING : board[from]!
  takeOff(v, s, seat, from)
  board[to] = piece
  sets[seat * v.words + v.wordOf[to]!]! |= v.bitOf[to]!
  if (isKing(piece)) sets[2 * v.words + v.wordOf[to]!]! |= v.bitOf[to]!
}

function takeOff(v: Variant, s: Draughts, seat: Seat, field: number): void {
  const { words } = v
  const word = v.wordOf[field]!
  const others = ~v.bitOf[field]!
  s.board[field] = FREE
  s.sets[seat * words + word]! &= others
  s.sets[2 * words + word]! &= others
}
