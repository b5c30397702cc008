import type { Seat } from '@spellendoos/kernel'
import { countEndgame, endgameOf, endingOf, endTrail, followStep } from './endings.ts'
import { endOf, FREE, isKing, isPlacing, KING, newPiece, startOf, type Draughts, type Move } from './state.ts'
import { numberInReserve, type Variant } from './variant.ts'

/** Makes a move on the board and passes the turn. */
export function playMove(v: Variant, s: Draughts, seat: Seat, move: Move): void {
  if (isPlacing(move)) placeMan(v, s, seat, startOf(move))
  else carryOut(v, s, seat, move)
  s.seat = 1 - seat
  s.last = move.path
  s.ended = endingOf(v, s)
}

function carryOut(v: Variant, s: Draughts, seat: Seat, move: Move): void {
  const { takes } = move
  const from = startOf(move)
  const to = endOf(move)
  const wasKing = isKing(s.board[from]!)
  const crowned = !wasKing && v.sides[seat]!.far[to]!
  if (takes.length === 0 && (wasKing || !v.isForGood(from, to))) followStep(v, s, from, to)
  else if (s.trail.length > 0) endTrail(s)
  const piece = crowned ? s.board[from]! | KING : s.board[from]!
  takeOff(v, s, seat, from)
  // Captured pieces go first: if they leave at once, the move may end where one of them was.
  for (let i = 0; i < takes.length; i++) takeOff(v, s, 1 - seat, takes[i]!)
  putOn(v, s, seat, to, piece)
  countEndgame(s, crowned || takes.length > 0 ? endgameOf(v, s) : s.endgame)
}

function placeMan(v: Variant, s: Draughts, seat: Seat, field: number): void {
  putOn(v, s, seat, field, newPiece(seat, false, numberInReserve(v, seat, s.reserve[seat]!)))
  s.reserve = s.reserve.map((men, each) => (each === seat ? men - 1 : men))
  endTrail(s)
  countEndgame(s, s.endgame)
}

function putOn(v: Variant, s: Draughts, seat: Seat, field: number, piece: number): void {
  const { board, sets } = s
  const word = v.wordOf[field]!
  const bit = v.bitOf[field]!
  board[field] = piece
  sets[seat * v.words + word]! |= bit
  if (isKing(piece)) sets[2 * v.words + word]! |= bit
}

function takeOff(v: Variant, s: Draughts, seat: Seat, field: number): void {
  const { words } = v
  const word = v.wordOf[field]!
  const others = ~v.bitOf[field]!
  s.board[field] = FREE
  s.sets[seat * words + word]! &= others
  s.sets[2 * words + word]! &= others
}
