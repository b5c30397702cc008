import type { Aim } from '@spellendoos/kernel'
import { only, pointCalled } from './board.ts'
import { fromOf, NONE, takenOf, toOf, type Move } from './move.ts'
import { stonesLeft, type State } from './rules.ts'

/** Close a mill and keep what was won. */
export const aim: Aim<State, Move> = {
  reach: ['gain'],
  lead: (s, seat) => stonesLeft(s, seat) - stonesLeft(s, 1 - seat),
  forcing: (_, move) => takenOf(move) !== NONE,
  twins: (s) =>
    WAYS.map((points) => [s.seat, ...s.hands, ...points.map((point) => standing(s, point))].join('')),
  alike: (a, b) => fromOf(a) === fromOf(b) && toOf(a) === toOf(b),
}

/** The points of each square one after the other, the outer square first. */
const SQUARES = ['a1 a4 a7 d7 g7 g4 g1 d1', 'b2 b4 b6 d6 f6 f4 f2 d2', 'c3 c4 c5 d5 e5 e4 e3 d3'].map(
  (square) => square.split(' ').map((name) => pointCalled(name)!),
)
const CORNERS = [0, 2, 4, 6]

/** The sixteen ways to look at the board: turned, mirrored and from the inside out. */
const WAYS: readonly (readonly number[])[] = [SQUARES, SQUARES.toReversed()].flatMap((squares) =>
  [1, -1].flatMap((round) =>
    CORNERS.map((corner) =>
      squares.flatMap((square) => square.map((_, i) => square.at((corner + round * i) % square.length)!)),
    ),
  ),
)

/** Whose stone is on a point. */
const standing = ({ stones }: State, point: number): number =>
  [1, 2].find((side) => (stones[side - 1]! & only(point)) !== 0) ?? 0
