import {
  everywhere,
  lines,
  mirrorsOf,
  piecesOf,
  SLANTING,
  spotsOf,
  STRAIGHT,
  withMore,
  type Sight,
} from '@spellendoos/mechanics'
import { FIELDS, SIZE } from '../board.ts'
import { ROW } from './lines.ts'
import { PAWNS, sideOf, sideOfPawn, type State } from './rules.ts'

/** A field holds nothing, a pawn of the player to move, or one of the other; a cell more is what lies beyond the edge. */
const OWN = 1
const OTHER = 2
const WALL = 3
const BEYOND = FIELDS

/** A line of five, and a field on each side of it. */
const LONG = ROW + 2

const spots = spotsOf(SIZE, SIZE)
const piecesIn = (line: readonly number[]): number[][] =>
  line.length < ROW ? [] : piecesOf([BEYOND, ...line, BEYOND], LONG)

/** Every line of five with its two ends. */
export const sight: Sight<State> = {
  plan: {
    kinds: new Array<number>(FIELDS + 1).fill(1 + WALL),
    patterns: [STRAIGHT, SLANTING].map((ways) => everywhere(lines(spots, ways).flatMap(piecesIn))),
    mirrors: withMore(mirrorsOf(spots, ['aside', 'diagonal']), 1),
    views: 1,
    units: 0,
  },
  look: ({ pawns, seat, seats }, cells) => {
    cells[BEYOND] = WALL
    for (let i = 0; i < pawns.length; i++) {
      if (pawns[i]! >= 0) cells[pawns[i]!] = sideOfPawn(seats, i + 1) === sideOf(seat) ? OWN : OTHER
    }
  },
  stage: ({ placed }) => placed / (2 * PAWNS),
}
