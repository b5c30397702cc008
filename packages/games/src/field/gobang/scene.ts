import type { Eye, Say, Spot } from '@spellendoos/kernel'
import type { Piece, Scene, Tray } from '@spellendoos/scene'
import { BOARD } from '../board.ts'
import { boxOf, fieldBoard, pawn } from '../drawing.ts'
import { fromOf, HAND, PASS, toOf } from '../slide.ts'
import { PASSING } from './notation.ts'
import { inHand, moves, ownerOf, sideOf, type State } from './rules.ts'

const passing: Tray = { id: 'pass', items: [{ spot: PASSING, look: 'button', face: { say: 'pass' } }] }

const pieces = (s: State): Piece[] =>
  s.pawns.map((field, i) => {
    const seat = ownerOf(s, i + 1)
    return pawn(`pawn-${i + 1}`, field < 0 ? boxOf(seat) : BOARD.names[field]!, seat, sideOf(seat))
  })

const mustPass = (s: State): boolean => s.end === null && moves(s, s.seat)[0] === PASS

function coach(s: State, eye: Eye, touched: readonly Spot[]): Say | undefined {
  if (s.end !== null) return undefined
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  const hand = inHand(s, s.seat)
  if (hand > 0) return { say: 'coach-place', hand }
  if (mustPass(s)) return { say: 'coach-pass' }
  if (touched.length > 0) return { say: 'coach-where' }
  return { say: s.seats === 2 ? 'coach-slide' : 'coach-slide-own' }
}

function lastSpots({ last }: State): Spot[] {
  if (last === null || last === PASS) return []
  const to = BOARD.names[toOf(last)]!
  return fromOf(last) === HAND ? [to] : [BOARD.names[fromOf(last)]!, to]
}

/** The halma board with the pawns on it, and those still to be placed in their boxes. */
export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const line = coach(s, eye, touched)
  return {
    board: fieldBoard(s.seats, 'box-of', pieces(s)),
    trays: mustPass(s) ? [passing] : [],
    sheets: [],
    seats: Array.from({ length: s.seats }, (_, seat) => {
      const hand = inHand(s, seat)
      const side = sideOf(seat) === 0 ? 'first-pair' : 'second-pair'
      if (hand > 0) return { note: { say: 'note-hand', hand } }
      return s.seats === 2 ? {} : { note: { say: side } }
    }),
    last: lastSpots(s),
    ...(line === undefined ? {} : { coach: line }),
  }
}
