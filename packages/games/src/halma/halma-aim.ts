import type { Aim, Seat } from '@spellendoos/kernel'
import { movesOf } from './moves.ts'
import { FULL_FROM, type HalmaRecord } from './record.ts'
import { fromOf, toOf, type Halma, type Move } from './state.ts'
import { tableOf, variantOf } from './variant.ts'

/** How many men still have to arrive. */
const MOST_OUTSIDE = 3
/** From here on others' men may fill the court. */
const LATE = FULL_FROM - 2 * MOST_OUTSIDE

/** Bring the last men home in a few turns, on a square board between two players. */
export function halmaAim(record: HalmaRecord): Aim<Halma, Move> {
  const v = variantOf(record)
  const size = Math.sqrt(record.fields.names.length)
  const outside = (s: Halma, seat: Seat) => tableOf(v, s).runners - s.inside[seat]!
  /** The men of the player on turn and the others, as seen from the first player's corner. */
  const seen = (s: Halma, field: (column: number, row: number) => number) => {
    const { men } = tableOf(v, s)
    const side = (seat: Seat) =>
      s.men
        .slice(seat * men, (seat + 1) * men)
        .map((at) => (s.seat === 0 ? at : size * size - 1 - at))
        .map((at) => field(at % size, Math.floor(at / size)))
        .toSorted((a, b) => a - b)
        .join()
    return `${side(s.seat)} ${side(1 - s.seat)}`
  }
  return {
    reach: ['quick'],
    slips: true,
    isRipe: (s) =>
      outside(s, s.seat) <= MOST_OUTSIDE && outside(s, s.seat) > 0 && s.turns.every((n) => n < LATE),
    // With a turn to spare, any first move can succeed.
    turns: (s) => Math.max(outside(s, s.seat), 2),
    tries(s, turns) {
      const missing = outside(s, s.seat)
      if (missing > turns) return []
      const all = movesOf(v, s, s.seat)
      if (missing < turns) return all
      const { away } = tableOf(v, s).courses[s.seat]!
      return all.filter((move) => away[fromOf(move)]! > 0 && away[toOf(move)] === 0)
    },
    twins: (s) => [
      seen(s, (column, row) => row * size + column),
      seen(s, (column, row) => column * size + row),
    ],
  }
}
