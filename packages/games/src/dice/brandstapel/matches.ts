import type { Seat, Spot } from '@spellendoos/kernel'
import type { At, Board, Piece, Place } from '@spellendoos/scene'
import type { Contest } from '../contest.ts'
import { player } from '../scene.ts'

export interface State extends Contest {
  /** The matches each player has; every match has a number of its own. */
  hands: number[][]
  /** The matches on the pyre. */
  pyre: number[]
}

export const PYRE: Spot = 'pyre'
export const handOf = (seat: Seat): Spot => `hand${seat + 1}`
export const rightOf = (seat: Seat, seats: number): Seat => (seat === 0 ? seats : seat) - 1

const SIDE = 12
const CENTRE: At = [SIDE / 2, SIDE / 2]
const REACH = 4.4

/** How far a seat is from the near side, clockwise in degrees. */
const turnOf = (seat: Seat, seats: number): number => (360 * seat) / seats

/** The players round the table, clockwise from the middle of the near side. */
function placeOf(seat: Seat, seats: number): At {
  const angle = ((90 + turnOf(seat, seats)) * Math.PI) / 180
  const round = (n: number) => Math.round(n * 100) / 100
  return [round(CENTRE[0] + REACH * Math.cos(angle)), round(CENTRE[1] + REACH * Math.sin(angle))]
}

type Size = readonly [w: number, h: number]
/** Two players have more room than several. */
const ROOM: readonly { readonly hand: Size; readonly pyre: Size }[] = [
  { hand: [8, 2.4], pyre: [7, 4] },
  { hand: [2.9, 2.7], pyre: [3.2, 3.2] },
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
    size: [SIDE, SIDE],
    surface: 'wood',
    ground: [],
    places,
    pieces: [...pyre.map(piece(PYRE)), ...hands.flatMap((hand, seat) => hand.map(piece(handOf(seat))))],
    facing: hands.map((_, seat) => (360 - turnOf(seat, seats)) % 360),
  }
}
