import { value, type Problem, type Read, type Seat } from '@spellendoos/kernel'
import { fieldCalled } from './fields.ts'
import { arrivalEnds, mayWin } from './play.ts'
import { FULL_FROM } from './record.ts'
import { newHalma, type Ending, type Halma } from './state.ts'
import { tableOf, type Table, type Variant } from './variant.ts'
import {
  BAD_COUNT,
  BAD_HOME,
  BAD_TURN,
  BAD_TURNS,
  badField,
  badMark,
  badMarked,
  badPlayers,
  badParts,
  shared,
  wrongNumber,
} from './words-position.ts'

/** Follows the field of the marked man. */
const MARKED = '*'
const ENDINGS: readonly Ending[] = ['repetition', 'no-progress']

/**
 * A position as text: the men of each player, field by field; whose turn it is, from 1; the turns that each player has
 * had; who is home, in order. If steps and jumps are counted their number follows, and a match that ended otherwise
 * than by arriving says how: `a1,b1,…/o16,p16,… 1 0,0 -`.
 */
export function writePosition(v: Variant, s: Halma): string {
  const { men } = tableOf(v, s)
  const lists = s.turns.map((_, seat) =>
    s.men
      .slice(seat * men, (seat + 1) * men)
      .map((field, i) => ({ field, mark: isMarked(v, i) ? MARKED : '' }))
      .toSorted((a, b) => a.field - b.field)
      .map(({ field, mark }) => v.record.fields.names[field]! + mark)
      .join(','),
  )
  return [
    lists.join('/'),
    s.seat + 1,
    s.turns.join(','),
    s.home.length === 0 ? '-' : s.home.map((seat) => seat + 1).join(''),
    ...(v.record.counted ? [s.count] : []),
    ...(ENDINGS.includes(s.ended!) ? [`=${s.ended}`] : []),
  ].join(' ')
}

const isMarked = ({ record }: Variant, rank: number): boolean => record.runners === 'marked' && rank === 0

export function readPosition(
  v: Variant,
  text: string,
  about: Pick<Halma, 'partners' | 'goal'>,
  seats: number,
): Read<Halma> {
  const table = v.tables[about.goal]![seats]!
  const parts = text.trim().split(/\s+/)
  const fewest = v.record.counted ? 5 : 4
  if (parts.length < fewest || parts.length > fewest + 1) return refuse(badParts(v.record.counted))
  const [lists = '', seat = '', turns = '', home = ''] = parts
  const men = readMen(v, table, lists)
  if (!Array.isArray(men)) return refuse(men)
  const s = newHalma(table, v.record.fields.names.length, men, about)
  const fault =
    readTurns(s, turns) ??
    readHome(v, table, s, home) ??
    readSeat(s, seat) ??
    (v.record.counted ? readCount(s, parts[4]!) : undefined) ??
    readEnding(s, parts[fewest])
  return fault === undefined ? value(s) : refuse(fault)
}

const refuse = (problem: Problem): Read<never> => ({ ok: false, problem })
/** The text that was read, truncated to fit in a sentence. */
const shown = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text)

/** The fields of every player's men, the marked one first. */
function readMen(v: Variant, table: Table, text: string): number[][] | Problem {
  const lists = text.split('/')
  if (lists.length !== table.seats) return badPlayers(table.seats)
  const men: number[][] = []
  for (const list of lists) {
    const own: number[] = []
    let marks = 0
    for (const item of list.split(',')) {
      const marked = v.record.runners === 'marked' && item.endsWith(MARKED)
      const field = fieldCalled(v.record.fields, marked ? item.slice(0, -1) : item)
      if (field < 0) return badField(shown(item))
      if ([...men.flat(), ...own].includes(field)) return shared(shown(item))
      if (marked) {
        own.unshift(field)
        marks++
      } else own.push(field)
    }
    if (own.length !== table.men) return wrongNumber(table.men)
    if (v.record.runners === 'marked' && marks !== 1) return badMarked(MARKED)
    men.push(own)
  }
  return men
}

function readTurns(s: Halma, text: string): Problem | undefined {
  const numbers = text.split(',')
  if (numbers.length !== s.turns.length || !numbers.every((each) => /^\d{1,6}$/.test(each))) return BAD_TURNS
  numbers.forEach((each, seat) => (s.turns[seat] = Number(each)))
  return undefined
}

/** A player whose men have all arrived is home; late in a match somebody else's man may fill a missing field. */
function readHome(v: Variant, table: Table, s: Halma, text: string): Problem | undefined {
  const seats = text === '-' ? [] : text.split('').map((figure) => Number(figure) - 1)
  for (const seat of seats) {
    const known = s.turns[seat] !== undefined && !s.home.includes(seat)
    if (!known || s.ended !== null || !mayBeHome(v, table, s, seat)) return BAD_HOME
    s.home.push(seat)
    s.ended = arrivalEnds(v, s)
  }
  const missed = s.inside.some(
    (inside, seat) => inside === table.runners && mayWin(v, s, seat) && !s.home.includes(seat),
  )
  return missed ? BAD_HOME : undefined
}

function mayBeHome(v: Variant, table: Table, s: Halma, seat: Seat): boolean {
  if (!mayWin(v, s, seat)) return false
  if (s.inside[seat] === table.runners) return true
  if (s.turns[seat]! < FULL_FROM) return false
  return v.record.runners === 'all' ? s.inside[seat]! > 0 : s.away[seat] === 1
}

function readSeat(s: Halma, text: string): Problem | undefined {
  const seat = /^\d$/.test(text) ? Number(text) - 1 : -1
  if (s.turns[seat] === undefined || (s.ended === null && s.home.includes(seat))) return BAD_TURN
  s.seat = seat
  return undefined
}

function readCount(s: Halma, text: string): Problem | undefined {
  if (!/^\d{1,6}$/.test(text)) return BAD_COUNT
  s.count = Number(text)
  return undefined
}

/** Only a match that did not end with an arrival says how it ended, and only two players can repeat positions. */
function readEnding(s: Halma, text: string | undefined): Problem | undefined {
  if (text === undefined) return undefined
  const ending = ENDINGS.find((each) => text === `=${each}`)
  const fits = ending === 'no-progress' || (ending === 'repetition' && s.turns.length === 2)
  if (!fits || s.ended !== null) return badMark(shown(text))
  s.ended = ending
  return undefined
}
