import { FIELDS, SIZE } from '../board.ts'
import { LINES, LINES_OVER, ROW } from './lines.ts'
import { PAWNS, sideOfPawn, type State } from './rules.ts'

/** The worth of this many pawns of one side in a line of five that has none of the other side, in pawns. */
const WORTHS = [0, 1, 6, 30, 125, 500]
/** If nothing else decides, the middle is best: a pawn in a line is worth so many steps towards it. */
const MIDDLES = 200

const NOWHERE = -1

/** The lines over each field, one field after the other; those of a field begin at `starts`. */
const starts = new Int16Array(FIELDS + 1)
LINES_OVER.forEach((lines, field) => (starts[field + 1] = starts[field]! + lines.length))
const over = Int16Array.from(LINES_OVER.flat(), (first) => first / ROW)
const fieldsOf = Uint8Array.from(LINES)

/** The pawns in a line are one number: those of the first side, and sixteen for each of the second. */
const SECOND = 16
const WAYS = SECOND * (PAWNS + 1)
/** The worth for either side of one more pawn in a line that is not empty. */
const CALLS = Int32Array.from({ length: WAYS }, (_, way) => {
  const [first, second] = [way % SECOND, Math.floor(way / SECOND)]
  const pawns = first + second
  const isBlocked = first > 0 && second > 0
  return pawns === 0 || pawns >= ROW || isBlocked ? 0 : MIDDLES * (WORTHS[pawns + 1]! - WORTHS[pawns]!)
})

/**
 * The worth for either side of one more pawn on each field, by all lines over it. It is kept up to date: between two
 * positions of a search few pawns have come and gone.
 */
export class FieldCalls {
  readonly #calls = Int32Array.from({ length: FIELDS }, (_, field) => -fromMiddle(field))
  readonly #ways = new Uint8Array(LINES.length / ROW)
  readonly #stood = new Int16Array(2 * PAWNS).fill(NOWHERE)
  #seats = 2

  of({ pawns, seats }: State): Int32Array {
    const stood = this.#stood
    if (seats !== this.#seats) this.#clear(seats)
    for (let i = 0; i < stood.length; i++) {
      const field = pawns[i]!
      if (stood[i] === field) continue
      this.#move(i, field)
    }
    return this.#calls
  }

  #clear(seats: number): void {
    for (let i = 0; i < this.#stood.length; i++) this.#move(i, NOWHERE)
    this.#seats = seats
  }

  #move(i: number, field: number): void {
    const one = sideOfPawn(this.#seats, i + 1) === 0 ? 1 : SECOND
    const before = this.#stood[i]!
    if (before !== NOWHERE) this.#add(before, -one)
    if (field !== NOWHERE) this.#add(field, one)
    this.#stood[i] = field
  }

  #add(field: number, pawn: number): void {
    const ways = this.#ways
    for (let i = starts[field]!; i < starts[field + 1]!; i++) {
      const line = over[i]!
      const before = ways[line]!
      ways[line] = before + pawn
      const more = CALLS[before + pawn]! - CALLS[before]!
      if (more === 0) continue
      for (let at = line * ROW; at < (line + 1) * ROW; at++) this.#calls[fieldsOf[at]!]! += more
    }
  }
}

const fromMiddle = (field: number): number =>
  Math.abs((field % SIZE) - SIZE / 2) + Math.abs(Math.floor(field / SIZE) - SIZE / 2)
