import type { Seat } from '@spellendoos/kernel'
import { CENTRE } from '../board.ts'
import { NAMES, NEIGHBOURS, type Point } from '../lines.ts'
import { isPartner, ownerOf, pyramidsAt, type State } from './state.ts'

/** A move is the points it touches: one to place a pawn or to remove one, two to slide. */
export type Move = readonly Point[]

const NO_MOVES: readonly Move[] = []
/** Every move, precomputed. */
const AT: readonly Move[] = NEIGHBOURS.map((_, point) => [point])
const SLIDES: readonly (readonly Move[])[] = NEIGHBOURS.map((around, from) =>
  around.filter((to) => to !== CENTRE).map((to) => [from, to]),
)

const isTakeable = (s: State, point: Point): boolean =>
  s.board[point] !== 0 && !isPartner(s, s.seat, ownerOf(s.board[point]!))

/** pyramide-spel.standing: pawns in a pyramid stay where they are. */
export const isLoose = (s: State, point: Point): boolean =>
  ownerOf(s.board[point]!) === s.seat && pyramidsAt(s, point, s.seat) === 0

export function canSlide(s: State): boolean {
  for (let point = 0; point < s.board.length; point++) {
    if (!isLoose(s, point)) continue
    const slides = SLIDES[point]!
    for (let i = 0; i < slides.length; i++) if (s.board[slides[i]![1]!] === 0) return true
  }
  return false
}

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.end !== null) return NO_MOVES
  const found: Move[] = []
  const { board } = s
  for (let point = 0; point < board.length; point++) {
    if (s.takes > 0) {
      if (isTakeable(s, point)) found.push(AT[point]!)
    } else if (s.hands[seat]! > 0) {
      if (board[point] === 0 && point !== CENTRE) found.push(AT[point]!)
    } else if (isLoose(s, point)) {
      const slides = SLIDES[point]!
      for (let i = 0; i < slides.length; i++) if (board[slides[i]![1]!] === 0) found.push(slides[i]!)
    }
  }
  return found
}

/** `c5` places, `c5-c6` slides, `xd6` takes off. */
export function write(s: State, move: Move): string {
  const path = move.map((point) => NAMES[point]).join('-')
  return s.takes > 0 ? `x${path}` : path
}
export const touches = (move: Move): string[][] => [move.map((point) => NAMES[point]!)]
