import { CountingJudge } from './judge.ts'
import type { Draughts } from './state.ts'
import type { Variant } from './variant.ts'

/** What a piece is worth, in men. */
const MAN = 1
export const FLYING_KING = 3
/** The worth of each row of advance, of the middle, and of guarding the base row. */
const ROW = 0.02
const MIDDLE = 0.012
const GUARD = 0.08
/** A small lead is hard to win with against a king. */
export const HELD = 0.35
export const FEW = 4
/** Points per man: three men ahead make a win likely. */
const POINTS = 2000 / 3
const KING = Math.round(POINTS * FLYING_KING)
const RESERVED = Math.round(POINTS * MAN)

/** Evaluates men and kings by number, advance and field. */
export class CountedJudge extends CountingJudge {
  /** The worth of a man of each seat on each field, in points. */
  readonly #worths: readonly Int32Array[]
  /** In giveaway draughts the sign is reversed. */
  readonly #aim: number
  readonly #pieces = new Int32Array(2)
  readonly #kings = new Int32Array(2)
  #lead = 0

  constructor(v: Variant) {
    super(v)
    const { fields, withoutMove } = v.record
    const rows = fields.size - 1
    this.#worths = [0, 1].map((seat) =>
      Int32Array.from({ length: fields.count + 1 }, (_, field) => {
        if (field === 0) return 0
        const gone = seat === 0 ? rows - fields.row(field) : fields.row(field)
        const aside = Math.abs(fields.column(field) - rows / 2)
        return Math.round(
          POINTS * (MAN + ROW * gone + MIDDLE * (rows / 2 - aside) + (gone === 0 ? GUARD : 0)),
        )
      }),
    )
    this.#aim = withoutMove === 'wins' ? -1 : 1
  }

  protected override countMan(seat: number, field: number, by: number): void {
    this.#pieces[seat]! += by
    this.#lead += (seat === 0 ? by : -by) * this.#worths[seat]![field]!
  }

  protected override countKing(seat: number, _: number, by: number): void {
    this.#pieces[seat]! += by
    this.#kings[seat]! += by
    this.#lead += (seat === 0 ? by : -by) * KING
  }

  protected override sum({ reserve }: Draughts): number {
    const lead = this.#lead + (reserve[0]! - reserve[1]!) * RESERVED
    const weaker = lead > 0 ? 1 : 0
    const isHeld = this.#kings[weaker]! > 0 && this.#pieces[1 - weaker]! <= FEW
    return (this.#aim * (isHeld ? HELD * lead : lead)) | 0
  }
}
