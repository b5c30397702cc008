import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey } from '@spellendoos/mechanics'
import { colourOf, ENCLOSING, FIELDS, FREE, LINES, PLACES_ON, SIZE } from './board.ts'
import { fieldOf, PASS, rowOf, type Move } from './move.ts'
import type { State } from './rules.ts'

const CORNERS = [0, SIZE - 1, FIELDS - SIZE, FIELDS - 1]
/** The fields that give a corner away, and the corner of each. */
const DOORS = CORNERS.flatMap((corner) => {
  const right = corner % SIZE === 0 ? 1 : -1
  const up = corner < SIZE ? SIZE : -SIZE
  return [
    { field: corner + right + up, corner, worth: 0.16 },
    { field: corner + right, corner, worth: 0.06 },
    { field: corner + up, corner, worth: 0.06 },
  ]
})
const CORNER = 0.3
const FREEDOM = 0.9
const EDGE = 0.02
const IS_EDGE = Array.from({ length: FIELDS }, (_, field) => {
  const column = field % SIZE
  return column === 0 || column === SIZE - 1 || field < SIZE || field >= FIELDS - SIZE
})

const bits = (set: number): number => {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** How many enclosing moves a player has. */
function freedom({ lines }: State, seat: Seat): number {
  const table = ENCLOSING[colourOf(seat)]!
  let ways = 0
  for (let line = 0; line < LINES; line++) ways += bits(table[lines[line]!]! & PLACES_ON[line]!)
  return ways
}

/** Mobility at first, corners and edges throughout, and stones towards the end. */
function worth(s: State, seat: Seat): number {
  const own = colourOf(seat)
  const { board, stones } = s
  const sign = (field: number): number => (board[field] === FREE ? 0 : board[field] === own ? 1 : -1)
  const mine = freedom(s, seat)
  const theirs = freedom(s, 1 - seat)
  const laid = stones[0]! + stones[1]!
  const late = laid / FIELDS
  let sum = FREEDOM * (1 - late) * ((mine - theirs) / (mine + theirs + 2))
  for (const corner of CORNERS) sum += CORNER * sign(corner)
  for (const { field, corner, worth } of DOORS) if (board[corner] === FREE) sum -= worth * sign(field)
  for (let field = 0; field < FIELDS; field++) if (IS_EDGE[field]) sum += EDGE * sign(field)
  const ahead = (stones[seat]! - stones[1 - seat]!) / laid
  return Math.tanh(sum + 3 * late ** 3 * ahead)
}

export const evaluation: Evaluation<State, Move> = {
  worth,
  key: ({ lines, seat }) => mixedKey([...lines.slice(0, SIZE), seat]),
  promise: (_, move) => (move === PASS ? 0 : CORNERS.includes(fieldOf(move)) ? 1 : 0),
  mark: (move) => (move === PASS ? 0 : fieldOf(move) * 16 + rowOf(move) + 1),
}
