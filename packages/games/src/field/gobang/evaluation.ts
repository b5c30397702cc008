import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey } from '@spellendoos/mechanics'
import { FIELDS, SIZE } from '../board.ts'
import { fromOf, HAND, PASS, toOf, type Move } from '../slide.ts'
import { LINES, ROW } from './lines.ts'
import { moves, ownerOf, sideOf, type State } from './rules.ts'

/** What this many pawns of one side in a line of five are worth, where the other side has none in it. */
const LINE = [0, 0.002, 0.012, 0.06, 0.25, 1]
/** This many moves of a position are thought about. */
const WIDE = 14
/** Where nothing else tells, the middle is best. */
const MIDDLE = 1e-5

const NOBODYS = -1
const MIXED = -2
const counts = { side: NOBODYS, pawns: 0 }

/** Whose pawns stand in the line that begins there, and how many. */
function countLine(s: State, first: number): typeof counts {
  counts.side = NOBODYS
  counts.pawns = 0
  for (let i = first; i < first + ROW; i++) {
    const pawn = s.board[LINES[i]!]!
    if (pawn === 0) continue
    const side = sideOf(ownerOf(s, pawn))
    if (counts.side === NOBODYS) counts.side = side
    else if (counts.side !== side) counts.side = MIXED
    counts.pawns++
  }
  return counts
}

function worth(s: State, seat: Seat): number {
  let sum = 0
  for (let first = 0; first < LINES.length; first += ROW) {
    const { side, pawns } = countLine(s, first)
    if (side >= 0) sum += side === sideOf(seat) ? LINE[pawns]! : -LINE[pawns]!
  }
  return Math.tanh(sum)
}

const fromMiddle = (field: number): number =>
  Math.abs((field % SIZE) - SIZE / 2) + Math.abs(Math.floor(field / SIZE) - SIZE / 2)

/** What a pawn more on each field would mean to either side. */
function calls(s: State): Float64Array {
  const call = Float64Array.from({ length: FIELDS }, (_, field) => -MIDDLE * fromMiddle(field))
  for (let first = 0; first < LINES.length; first += ROW) {
    const { side, pawns } = countLine(s, first)
    if (side < 0) continue
    for (let i = first; i < first + ROW; i++) call[LINES[i]!]! += LINE[pawns + 1]! - LINE[pawns]!
  }
  return call
}

/** The fields that matter most to anybody, and slides that leave little behind. */
function thinkable(s: State, seat: Seat): readonly Move[] {
  const all = moves(s, seat)
  if (all[0] === PASS) return all
  const call = calls(s)
  const gain = (move: Move): number =>
    call[toOf(move)]! - (fromOf(move) === HAND ? 0 : call[fromOf(move)]! / 2)
  return all.toSorted((a, b) => gain(b) - gain(a)).slice(0, WIDE)
}

export const evaluation: Evaluation<State, Move> = {
  worth,
  key: (s) => mixedKey([s.seat, s.placed, ...s.board.map((pawn) => (pawn === 0 ? 0 : 1 + ownerOf(s, pawn)))]),
  mark: (move) => move & 0xffff,
  thinkable,
}
