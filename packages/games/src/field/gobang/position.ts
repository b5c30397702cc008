import { value, type PositionText } from '@spellendoos/kernel'
import { readRows, writeRows } from '@spellendoos/mechanics'
import { BOARD, FIELDS } from '../board.ts'
import { FAULTS, wholeNumber, wrongOf } from '../faults.ts'
import { clearTrail, newTrail, timesSeen } from '../trail.ts'
import {
  drawn,
  inHand,
  makesFive,
  ownerOf,
  PAWNS,
  put,
  QUIET_TURNS,
  REPETITIONS,
  setup,
  sideOf,
  type State,
} from './rules.ts'
import { t } from './words/texts.ts'

/** A free field, and the seats counted from 1. */
const SIGNS = '.1234'

/**
 * A position as text: the rows from 16 down to 1 with the seat of every pawn and `.`, whose turn it is, the turns in a
 * row without a placed pawn, and how often the position has occurred.
 */
export const position: PositionText<State, unknown> = {
  write(s) {
    const sign = (field: number) => (s.board[field] === 0 ? '.' : String(ownerOf(s, s.board[field]!) + 1))
    return [writeRows(BOARD, sign), s.seat + 1, s.quiet, timesSeen(s.trail, s.seats)].join(' ')
  },

  read(text, _, seats) {
    const [rows = '', side = '', ...numbers] = text.split(' ')
    if (numbers.length !== 2) return wrong('position-fields')
    const signs = readRows(BOARD, rows, SIGNS.slice(0, seats + 1))
    if (signs === undefined) return wrong('position-board')
    const seat = SIGNS.slice(1, seats + 1).indexOf(side)
    if (side.length !== 1 || seat < 0) return wrong('position-side')
    const [quiet, times] = numbers.map(wholeNumber)
    if (quiet === undefined || times === undefined) return wrong('position-numbers')

    const owners = signs.map((sign) => SIGNS.indexOf(sign) - 1)
    if (!isPlacedInTurn(owners, seats)) return wrong('position-pawns')
    const s = { ...setup(undefined, seats), seat, quiet, trail: newTrail(1) }
    owners.forEach((owner, field) => {
      if (owner >= 0) put(s, owner, field)
    })
    const isDone = s.placed === 2 * PAWNS
    if (seat !== (isDone ? quiet : s.placed) % seats) return wrong('position-turn')
    if (quiet > (isDone ? QUIET_TURNS * seats : 0)) return wrong('position-quiet')
    // gobang.repetition: with four players, positions do not count as repeated.
    const most = seats === 2 ? Math.min(REPETITIONS, 1 + Math.floor(quiet / seats)) : 1
    if (times < 1 || times > most) return wrong('position-times')
    const fives = [0, 1].map((each) => hasFive(s, each))
    if (fives[sideOf(seat)]) return wrong('position-five')
    const seen: State = { ...s, trail: newTrail(times, seats) }
    if (!isDone) clearTrail(seen.trail)
    seen.end = fives[1 - sideOf(seat)] ? 'gobang.five' : drawn(seen)
    return value(seen)
  },
}

/** Every seat has as many pawns as placing in turn gives it, and no more than there are. */
function isPlacedInTurn(owners: readonly number[], seats: number): boolean {
  const counts = Array.from({ length: seats }, (_, seat) => owners.filter((owner) => owner === seat).length)
  const placed = counts.reduce((sum, each) => sum + each, 0)
  if (placed > 2 * PAWNS) return false
  const then = { ...setup(undefined, seats), placed }
  return counts.every((count, seat) => count + inHand(then, seat) === (2 * PAWNS) / seats)
}

function hasFive(s: State, side: number): boolean {
  for (let field = 0; field < FIELDS; field++) {
    const pawn = s.board[field]!
    if (pawn > 0 && sideOf(ownerOf(s, pawn)) === side && makesFive(s, field, side)) return true
  }
  return false
}

const wrong = wrongOf({ ...FAULTS, ...t.wrong })
