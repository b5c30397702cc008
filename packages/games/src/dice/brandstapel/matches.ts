import type { Seat, Spot } from '@spellendoos/kernel'
import type { At, Board, Piece, Place } from '@spellendoos/scene'
import type { Contest } from '../contest.ts'
import { player } from '../scene.ts'

export interface State extends Contest {
  /** The matches each player has; every match has a number of its own. */
  hands: number[][]
  /** The matches that lie on the pyre. */
  pyre: number[]
}

export const PYRE: Spot = 'pyre'
export const handOf = (seat: Seat): Spot => `hand${seat + 1}`
export const rightOf = (seat: Seat, seats: number): Seat => (seat === 0 ? seats : seat) - 1

const CENTRE: At = [8, 6]
const REACH: At = [6.1, 4.4]

/** The players round the table, clockwise from the middle of the near side. */
function placeOf(seat: Seat, seats: number): At {
  const angle = Math.PI / 2 + (2 * Math.PI * seat) / seats
  const round = (n: number) => Math.round(n * 10) / 10
  return [round(CENTRE[0] + REACH[0] * Math.cos(angle)), round(CENTRE[1] + REACH[1] * Math.sin(angle))]
}

type Size = readonly [w: number, h: number]
/** Two have more room than several. */
const ROOM: readonly { readonly hand: Size; readonly pyre: Size }[] = [
  { hand: [8, 2.2], pyre: [8, 3.8] },
  { hand: [3.4, 1.9], pyre: [5, 3.4] },
]

/** The pyre in the middle, and everyone's matches round it. */
export function pileBoard({ seats, hands, pyre }: State): Board {
  const room = ROOM[seats > 2 ? 1 : 0]!
  const places: Place[] = [
    { id: PYRE, at: CENTRE, shape: 'box', size: room.pyre, paint: 'sand', name: { say: 'pyre' } },
    ...hands.map((_, seat): Place => ({
      id: handOf(seat),
      at: placeOf(seat, seats),
      shape: 'box',
      size: room.hand,
      paint: { seat },
      print: player(seat),
      name: { say: 'matches-of', seat },
    })),
  ]
  const piece =
    (on: Spot) =>
    (match: number): Piece => ({
      id: `match${match}`,
      on,
      look: 'match',
      name: { say: 'matchstick' },
    })
  return {
    size: [16, 12],
    surface: 'wood',
    ground: [],
    places,
    pieces: [...pyre.map(piece(PYRE)), ...hands.flatMap((hand, seat) => hand.map(piece(handOf(seat))))],
  }
}
