import type { Eye, Say, Spot } from '@spellendoos/kernel'
import type { Ground, Piece, Scene, SeatLine } from '@spellendoos/scene'
import { CENTRE } from '../board.ts'
import { at, crossGround, crossPlaces, SIZE } from '../drawing.ts'
import { NAMES } from '../lines.ts'
import { PYRAMIDS } from './pyramids.ts'
import { ownerOf, type State } from './state.ts'

const PLACES = crossPlaces((point) => (point === CENTRE ? 'gold' : 'paper'))

/** The pyramids on the board, in the colours of their builders. */
const pyramids = (s: State): Ground[] =>
  PYRAMIDS.flatMap((points): Ground[] => {
    const [seat, ...others] = points.map((point) => ownerOf(s.board[point]!))
    return seat! >= 0 && others.every((other) => other === seat)
      ? [{ shape: points.map(at), paint: { seat: seat! } }]
      : []
  })

const pieces = (s: State): Piece[] =>
  s.board.flatMap((pawn, point): Piece[] =>
    pawn === 0 ? [] : [{ id: `pawn-${pawn}`, on: NAMES[point]!, look: 'pawn', seat: ownerOf(pawn) }],
  )

function coach(s: State, eye: Eye, touched: readonly Spot[]): Say | undefined {
  if (s.end !== null) return undefined
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  if (s.takes > 0) return { say: 'coach-take', n: s.takes }
  if (s.hands[s.seat]! > 0) return { say: 'coach-place', n: s.hands[s.seat]! }
  return { say: touched.length === 0 ? 'coach-slide' : 'coach-where' }
}

function seatLine(s: State, seat: number): SeatLine {
  const [hand, pawns] = [s.hands[seat]!, s.standing[seat]!]
  return {
    score: s.built[seat]!,
    note: hand > 0 ? { say: 'note-hand', hand } : { say: 'note-pawns', pawns },
  }
}

export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const line = coach(s, eye, touched)
  return {
    board: {
      size: SIZE,
      surface: 'felt',
      ground: crossGround(pyramids(s)),
      places: PLACES,
      pieces: pieces(s),
    },
    trays: [],
    sheets: [],
    seats: s.hands.map((_, seat) => seatLine(s, seat)),
    last: s.last.map((point) => NAMES[point]!),
    ...(line === undefined ? {} : { coach: line }),
  }
}
