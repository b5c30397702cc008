import type { Eye, Say, Spot } from '@spellendoos/kernel'
import type { Piece, Place, Scene } from '@spellendoos/scene'
import { boxOf, crossingBoard, pawn } from '../drawing.ts'
import { CROSSINGS, isOver, ownerOf, PAWNS, placedBy, scores, seatOf, SIZE, type State } from './rules.ts'

/** The crossings: one field in from the edge of the board. */
const PLACES: readonly Place[] = CROSSINGS.names.map((id, point) => ({
  id,
  at: [(point % SIZE) + 1, SIZE - Math.floor(point / SIZE)],
  shape: 'round',
  size: [0.9, 0.9],
  paint: 'wood-dark',
  crossing: true,
}))

/** The pawns on their points, and those still to be placed in their boxes. */
function pieces(s: State): Piece[] {
  const standing = s.board.flatMap((number, point) =>
    number === 0 ? [] : [pawn(`pawn-${number}`, CROSSINGS.names[point]!, ownerOf(number), ownerOf(number))],
  )
  const waiting = Array.from({ length: s.seats }, (_, seat) =>
    Array.from({ length: PAWNS - placedBy(s, seat) }, (_each, i) =>
      pawn(`pawn-${(seat + 1) * PAWNS - i}`, boxOf(seat), seat, seat),
    ),
  ).flat()
  return [...standing, ...waiting]
}

function coach(s: State, eye: Eye): Say | undefined {
  if (isOver(s)) return undefined
  const seat = seatOf(s)
  return eye === seat ? { say: 'coach-place', hand: PAWNS - placedBy(s, seat) } : { say: 'coach-turn', seat }
}

/** The halma board with pawns on its crossings. */
export function scene(s: State, eye: Eye): Scene {
  const line = coach(s, eye)
  const last: Spot[] = s.last === null ? [] : [s.last, ...s.taken].map((point) => CROSSINGS.names[point]!)
  return {
    board: crossingBoard(s.seats, 'box-of', PLACES, pieces(s)),
    trays: [],
    sheets: [],
    seats: scores(s).map((score, seat) => ({
      score,
      note: { say: 'standing', won: s.won[seat]!, lost: s.lost[seat]! },
    })),
    last,
    ...(line === undefined ? {} : { coach: line }),
  }
}
