import { value, type Problem, type Read, type Seat } from '@spellendoos/kernel'
import { countedDraws, endgameOf, endingOf } from './endings.ts'
import { setOf } from './sets.ts'
import {
  colourOf,
  FREE,
  isKing,
  KING,
  newPiece,
  NO_RESERVE,
  NO_TRAIL,
  seatOf,
  WALL,
  type Draughts,
  type Ending,
} from './state.ts'
import type { Variant } from './variant.ts'
import {
  BAD_SIDES,
  badItem,
  badMark,
  badMover,
  badReserve,
  manOnFarRow,
  noOpponent,
  noSuchField,
  tooMany,
  twice,
} from './words-position.ts'

/** The letters of White and Black in positions. */
const LETTERS = ['W', 'B'] as const

/**
 * A position as draughts programs write it (PDN's FEN): who is to move, White's fields, Black's fields, kings with a K,
 * as `W:W31-50:BK4,12`. A game with a reserve adds the men that White and Black can still place, as `:R2,1`, and a
 * match that was drawn by counting adds why, as `:=repetition`.
 */
export function writePosition(v: Variant, s: Draughts): string {
  const fieldsOf = (seat: Seat) =>
    s.board
      .flatMap((piece, field) => {
        if (piece === FREE || piece === WALL || seatOf(piece) !== seat) return []
        return [isKing(piece) ? `K${field}` : String(field)]
      })
      .join(',')
  const reserve = v.record.reserve > 0 ? `:R${s.reserve.join(',')}` : ''
  const drawn = countedDraws(v.record).some((draw) => draw === s.ended) ? `:=${s.ended}` : ''
  return `${LETTERS[s.seat]}:W${fieldsOf(0)}:B${fieldsOf(1)}${reserve}${drawn}`
}

export function readPosition(v: Variant, text: string, slagplicht: boolean): Read<Draughts> {
  const parts = text.replace(/\s+/g, '').replace(/\.$/, '').split(':')
  const [mover = '', first = '', second = '', ...rest] = parts
  const seat = LETTERS.findIndex((letter) => letter === mover)
  if (seat < 0) return { ok: false, problem: badMover(shown(mover)) }
  const sides = [first, second].map((part) => part.slice(0, 1)).toSorted()
  if (sides.join() !== 'B,W') return { ok: false, problem: BAD_SIDES }
  const reserve = v.record.reserve > 0 && rest[0]?.startsWith('R') === true ? rest.shift() : undefined
  const [mark, ...more] = rest
  if (more.length > 0) return { ok: false, problem: BAD_SIDES }
  const kept = reserve === undefined ? NO_RESERVE : keptIn(v, reserve.slice(1))
  if (kept === undefined) return { ok: false, problem: badReserve(shown(reserve ?? ''), v.record.reserve) }
  const board = [WALL, ...new Array<number>(v.record.fields.count).fill(FREE)]
  for (const part of [first, second]) {
    const wrong = putPieces(v, board, part.startsWith('W') ? 0 : 1, part.slice(1), kept)
    if (wrong !== undefined) return { ok: false, problem: wrong }
  }
  if (!board.some((piece) => (piece & colourOf(1 - seat)) !== 0)) {
    return { ok: false, problem: noOpponent(LETTERS[1 - seat]!) }
  }
  const draws = countedDraws(v.record)
  const draw = draws.find((each) => mark === `=${each}`)
  if (mark !== undefined && draw === undefined) return { ok: false, problem: badMark(shown(mark), draws) }
  return value(stateFrom(v, { board, reserve: kept, seat, slagplicht }, draw ?? null))
}

/** The men that White and Black can still place, if the numbers are possible. */
function keptIn(v: Variant, text: string): readonly number[] | undefined {
  const kept = /^\d,\d$/.test(text) ? text.split(',').map(Number) : []
  return kept.length > 0 && kept.every((men) => men <= v.record.reserve) ? kept : undefined
}

type Known = Pick<Draughts, 'board' | 'reserve' | 'seat' | 'slagplicht'>

function stateFrom(v: Variant, known: Known, draw: Ending | null): Draughts {
  const { board } = known
  const where = (bit: number) => setOf(v.record.fields, (field) => (board[field]! & bit) !== 0)
  const s: Draughts = {
    ...known,
    sets: [...where(colourOf(0)), ...where(colourOf(1)), ...where(KING)],
    trail: NO_TRAIL,
    endgame: 0,
    endgamePlies: 0,
    last: [],
    ended: null,
  }
  s.endgame = endgameOf(v, s)
  s.ended = endingOf(v, s) ?? draw
  return s
}

/** Puts one side's pieces on the board; returns what is wrong with them. */
function putPieces(
  v: Variant,
  board: number[],
  seat: Seat,
  list: string,
  reserve: readonly number[],
): Problem | undefined {
  const { fields, pieces } = v.record
  let put = reserve[seat]!
  for (const item of list === '' ? [] : list.split(',')) {
    const read = /^(K?)(\d{1,3})(?:-(\d{1,3}))?$/i.exec(item)
    if (read === null) return badItem(shown(item))
    const king = read[1] !== ''
    const from = Number(read[2])
    const to = read[3] === undefined ? from : Number(read[3])
    if (from > to) return badItem(shown(item))
    for (let field = from; field <= to; field++) {
      if (field < 1 || field > fields.count) return noSuchField(field, fields.count)
      if (board[field] !== FREE) return twice(field)
      if (!king && v.sides[seat]!.far[field]) return manOnFarRow(field)
      board[field] = newPiece(seat, king, field)
      put++
    }
  }
  return put > pieces ? tooMany(LETTERS[seat]!, pieces) : undefined
}

/** The text that was read, truncated if it is long. */
const shown = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text)
