import { problem, value, type PositionText, type Read } from '@spellendoos/kernel'
import { CENTRE } from '../board.ts'
import { CROSS_SHAPE, crossRows } from '../rows.ts'
import { addPosition, ending, QUIET_SLIDES, REPETITIONS, timesSeen } from './rules.ts'
import { MOST_PAWNS, opposing, ownerOf, pawnsFor, setup, type Options, type State } from './state.ts'
import { t } from './words/texts.ts'

/**
 * A position as text: seven rows from the top with the seat of each pawn and `.` for a free point; whose turn it is;
 * the pawns in each hand; the pyramids that each has built; the pawns that still have to be removed; the slides in a
 * row without a pyramid; and how often this position has occurred. The start for two is
 * `.../.../......./......./......./.../... 1 14,14 0,0 0 0 1`.
 */
export const position: PositionText<State, Options> = {
  write(s) {
    const rows = crossRows(s.board.map((pawn) => (pawn === 0 ? '.' : String(ownerOf(pawn) + 1))))
    return [rows, s.seat + 1, s.hands.join(), s.built.join(), s.takes, s.quiet, timesSeen(s)].join(' ')
  },

  read(text, options, seats) {
    const parts = text.split(' ')
    if (parts.length !== 7) return wrong('position-parts')
    const s = setup(options, seats)
    const fault = readAll(s, parts)
    return fault === undefined ? value(s) : wrong(fault)
  },
}

function readAll(s: State, parts: readonly string[]): Fault | undefined {
  const [rows = '', turn = '', hands = '', built = '', takes = '', quiet = '', times = ''] = parts
  const seat = /^[1-4]$/.test(turn) ? Number(turn) - 1 : s.seats
  if (seat >= s.seats) return 'position-turn'
  s.seat = seat
  if (!readNumbers(hands, s.hands, pawnsFor(s.seats))) return 'position-hands'
  if (!readNumbers(built, s.built, 999)) return 'position-built'
  return readRows(s, rows) ?? readTakes(s, takes) ?? readQuiet(s, quiet) ?? readTimes(s, times)
}

/** A whole number for each seat, up to a limit. */
function readNumbers(text: string, into: number[], most: number): boolean {
  const numbers = text.split(',')
  if (numbers.length !== into.length || !numbers.every((each) => /^\d{1,3}$/.test(each))) return false
  numbers.forEach((each, seat) => (into[seat] = Number(each)))
  return into.every((each) => each <= most)
}

function readRows(s: State, rows: string): Fault | undefined {
  if (!CROSS_SHAPE.test(rows) || !/^[1-4./]+$/.test(rows)) return 'position-board'
  const signs = rows.replaceAll('/', '')
  if (signs[CENTRE] !== '.') return 'position-centre'
  for (const [point, sign] of signs.split('').entries()) {
    const owner = Number(sign) - 1
    if (sign === '.') continue
    if (owner >= s.seats) return 'position-board'
    s.standing[owner]!++
    s.board[point] = owner * MOST_PAWNS + s.standing[owner]!
  }
  return s.standing.some((n, seat) => n + s.hands[seat]! > pawnsFor(s.seats)) ? 'position-pawns' : undefined
}

/** Players place in turn: whoever has had a turn in this round has one pawn less in hand. */
function readTakes(s: State, text: string): Fault | undefined {
  s.takes = /^\d{1,2}$/.test(text) ? Number(text) : -1
  if (s.takes < 0 || s.takes > Math.min(s.built[s.seat]!, opposing(s, s.seat))) return 'position-takes'
  const done = s.takes > 0 ? s.seat + 1 : s.seat
  const most = Math.max(...s.hands)
  const placing = done < s.seats && most > 0
  if (
    placing
      ? s.hands.some((hand, seat) => hand !== most - (seat < done ? 1 : 0))
      : s.hands.some((hand) => hand !== most)
  )
    return 'position-hands'
  return undefined
}

const isPlacing = (s: State): boolean => s.hands.some((hand) => hand > 0)

function readQuiet(s: State, text: string): Fault | undefined {
  s.quiet = /^\d{1,2}$/.test(text) ? Number(text) : -1
  const most = isPlacing(s) || s.takes > 0 ? 0 : QUIET_SLIDES
  return s.quiet < 0 || s.quiet > most ? 'position-quiet' : undefined
}

function readTimes(s: State, text: string): Fault | undefined {
  const most = s.seats > 2 || isPlacing(s) || s.takes > 0 ? 1 : REPETITIONS
  const times = /^[1-3]$/.test(text) ? Number(text) : 0
  if (times < 1 || times > most) return 'position-times'
  // Only positions that can recur are kept.
  if (s.seats === 2 && !isPlacing(s) && s.takes === 0) for (let i = 0; i < times; i++) addPosition(s)
  s.end = ending(s)
  return undefined
}

const FAULTS = t.faults

type Fault = keyof typeof FAULTS
const wrong = (code: Fault): Read<never> => problem(code, FAULTS[code])
