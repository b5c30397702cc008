import type { Aim } from '@spellendoos/kernel'
import { CountingJudge } from './judge.ts'
import { DraughtsBoard } from './look-ahead/board.ts'
import { writePosition } from './position.ts'
import type { DraughtsRecord } from './record.ts'
import { FREE, isKing, newPiece, seatOf, startOf, WALL, type Draughts, type Move } from './state.ts'
import { variantOf } from './variant.ts'

/** How many men a king counts as. */
const KING = 3

/** Counts men and kings, and nothing else. */
class PieceJudge extends CountingJudge {
  #lead = 0
  protected override countMan(seat: number, _: number, by: number): void {
    this.#lead += seat === 0 ? by : -by
  }
  protected override countKing(seat: number, _: number, by: number): void {
    this.#lead += KING * (seat === 0 ? by : -by)
  }
  protected override sum({ reserve }: Draughts): number {
    return this.#lead + reserve[0]! - reserve[1]!
  }
}

/** Puzzles of one game of the family: win men; a king counts as three. */
export function draughtsAim(record: DraughtsRecord): Aim<Draughts, Move> {
  const v = variantOf(record)
  const judge = new PieceJudge(v)
  return {
    reach: record.withoutMove === 'wins' ? ['win'] : ['gain'],
    slips: true,
    board: (s) => new DraughtsBoard(v, s, judge),
    alike: (a, b) => startOf(a) === startOf(b) && a.takes.length > 0 && tookSame(a, b),
    twins: (s) => [writePosition(v, s), writePosition(v, turnedRound(s))],
  }
}

const tookSame = (a: Move, b: Move): boolean =>
  a.takes.length === b.takes.length && a.takes.every((field) => b.takes.includes(field))

/** The same position from the other side of the board, with the colours swapped. */
function turnedRound(s: Draughts): Draughts {
  const last = s.board.length
  const board = s.board.map((_, field) => {
    const piece = field === 0 ? WALL : s.board[last - field]!
    return piece === WALL || piece === FREE ? piece : newPiece(1 - seatOf(piece), isKing(piece), field)
  })
  return { ...s, board, seat: 1 - s.seat, reserve: s.reserve.toReversed() }
}
