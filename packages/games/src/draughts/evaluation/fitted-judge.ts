import { FEW, HELD } from '../counted-judge.ts'
import { CountingJudge } from '../judge.ts'
import type { Draughts } from '../state.ts'
import { COUNTS } from './weights.ts'
import { Windows } from './windows.ts'

/** The most pieces of both sides together. */
const ALL = 40
const POINTS = 1000

const inPoints = (logOdds: number): number => Math.round(POINTS * logOdds)
const TURN = inPoints(COUNTS.turn)
const KING = inPoints(COUNTS.king)
const KINGS = inPoints(COUNTS.kings)
const DIAGONAL = inPoints(COUNTS.diagonal)
/** The worth of a man ahead with this many pieces on the board. */
const MEN = Int32Array.from({ length: ALL + 1 }, (_, pieces) =>
  inPoints(COUNTS.men + COUNTS.menLate * (1 - pieces / ALL)),
)

/** The diagonal from corner to corner, on which a king is hard to catch. */
const diagonal = new Set([5, 10, 14, 19, 23, 28, 32, 37, 41, 46])
const onDiagonal = Uint8Array.from({ length: 51 }, (_, field) => (diagonal.has(field) ? 1 : 0))

/** Evaluates by weights that were fitted to matches: patterns of men in all windows, and counts of pieces. */
export class FittedJudge extends CountingJudge {
  readonly #windows = new Windows()
  /** By seat: men, kings, and kings on the long diagonal. */
  readonly #men = new Int32Array(2)
  readonly #kings = new Int32Array(2)
  readonly #crossing = new Int32Array(2)

  protected override countMan(seat: number, field: number, by: number): void {
    this.#men[seat]! += by
    this.#windows.add(field, by * (1 + seat))
  }

  protected override countKing(seat: number, field: number, by: number): void {
    this.#kings[seat]! += by
    this.#crossing[seat]! += by * onDiagonal[field]!
  }

  protected override sum({ seat, reserve }: Draughts): number {
    const whiteMen = this.#men[0]! + reserve[0]!
    const blackMen = this.#men[1]! + reserve[1]!
    const whiteKings = this.#kings[0]!
    const blackKings = this.#kings[1]!
    const pieces = whiteMen + blackMen + whiteKings + blackKings
    const lead = this.#windows.points() + (seat === 0 ? TURN : -TURN) + (whiteMen - blackMen) * MEN[pieces]!
    if (whiteKings + blackKings === 0) return lead
    const withKings = lead + this.#kingsWorth(0) - this.#kingsWorth(1)
    const isHeld =
      withKings > 0
        ? blackKings > 0 && whiteMen + whiteKings <= FEW
        : whiteKings > 0 && blackMen + blackKings <= FEW
    return isHeld ? (HELD * withKings) | 0 : withKings
  }

  /** Having a king, more of them, and one on the long diagonal. */
  #kingsWorth(seat: number): number {
    const kings = this.#kings[seat]!
    if (kings === 0) return 0
    return KING + KINGS * (kings - 1) + (this.#crossing[seat]! > 0 ? DIAGONAL : 0)
  }
}
