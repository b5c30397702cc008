import type { Seat, Tell } from '@spellendoos/kernel'
import { pathOf, writeMove } from './notation.ts'
import { playMove } from './play.ts'
import { pairOf } from './standings.ts'
import { jumpsOf, PASS, type Halma, type Move } from './state.ts'
import type { Variant } from './variant.ts'

/** Plays a move and reports it: the move, an arrival, the end. */
export function tellMove(v: Variant, s: Halma, seat: Seat, move: Move, tell: Tell): void {
  const written = writeMove(v, move)
  const path = move === PASS ? [] : pathOf(v, s, move)
  const jumps = jumpsOf(move)
  const arrived = s.home.length
  playMove(v, s, seat, move)
  if (move === PASS) tell({ fact: 'passes', seat })
  else if (jumps === 0) tell({ fact: 'steps', seat, path, move: written })
  else if (jumps === 1) tell({ fact: 'jumps', seat, path, move: written })
  else tell({ fact: 'chain', seat, path, move: written, n: jumps })
  if (s.home.length > arrived) tell({ fact: 'home', seat, turn: s.turns[seat]! })
  if (s.ended === 'partners') tell({ fact: 'partners', seats: pairOf(seat) })
  else if (s.ended === 'repetition' || s.ended === 'no-progress') tell({ fact: s.ended })
}
