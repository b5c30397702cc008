import type { Eye, Say, Seat, Spot } from '@spellendoos/kernel'
import type { Board, Item, Piece, Place, Scene, SeatLine, Sheet, Tray } from '@spellendoos/scene'
import { movesLeftInEndgame, movesLeftStanding } from './endings.ts'
import { movesOf } from './moves.ts'
import { reserveSpot, spotOf, touchesOf } from './notation.ts'
import { FREE, isKing, isPlacing, knownBy, seatOf, WALL, type Draughts, type Move } from './state.ts'
import type { Variant } from './variant.ts'

/** The count of moves at a standstill is shown from this many left on. */
const SHOWN_FROM = 20

/** The picture, including the half-made move. */
export function draughtsScene(v: Variant, s: Draughts, eye: Eye, touched: readonly Spot[]): Scene {
  const begun = eye === 'watcher' ? [] : begunBy(v, s, eye, touched)
  return {
    board: boardOf(v, s, begun.length > 0 ? touched : []),
    trays: v.record.reserve === 0 ? [] : [0, 1].map((seat) => reserveOf(s, seat, v.record.reserve)),
    sheets: countsOf(v, s),
    seats: [0, 1].map((seat) => lineOf(s, seat)),
    last: s.last.map(spotOf),
    ...(s.ended === null ? { coach: coachOf(s, eye, touched, begun) } : {}),
  }
}

/** The legal moves that begin with these taps. */
const begunBy = (v: Variant, s: Draughts, seat: Seat, touched: readonly Spot[]): readonly Move[] =>
  touched.length === 0
    ? movesOf(v, s, seat)
    : movesOf(v, s, seat).filter((move) =>
        touchesOf(v, s, move).some((path) => touched.every((spot, i) => path[i] === spot)),
      )

/** White sits at the bottom, Black at the top. */
const FACING = [0, 180]

/** Dark and light wood, White at the bottom. */
function boardOf(v: Variant, s: Draughts, touched: readonly Spot[]): Board {
  const { fields } = v.record
  const places = Array.from({ length: fields.count }, (_, i): Place => {
    const field = i + 1
    const isDark = (fields.column(field) + fields.row(field)) % 2 === 1
    return {
      id: spotOf(field),
      at: [fields.column(field) + 0.5, fields.row(field) + 0.5],
      shape: 'square',
      paint: isDark ? 'wood-dark' : 'wood-light',
      print: field,
    }
  })
  return {
    size: [fields.size, fields.size],
    surface: 'wood',
    ground: [{ rect: [0, 0, fields.size, fields.size], paint: 'wood-light' }],
    places,
    pieces: piecesOf(s, touched),
    facing: FACING,
  }
}

/** The men a seat can still place; the first of them is the next. The place of one that was placed stays empty. */
function reserveOf(s: Draughts, seat: Seat, most: number): Tray {
  const man: Item = { look: 'piece', seat, paint: seat === 0 ? 'white' : 'black' }
  const items = Array.from({ length: s.reserve[seat]! }, (_, i) => ({
    ...man,
    at: i,
    ...(i === 0 ? { spot: reserveSpot(seat) } : {}),
  }))
  return { id: reserveSpot(seat), title: { say: 'reserve-of', seat }, seat, grid: [most, 1], items }
}

function piecesOf(s: Draughts, touched: readonly Spot[]): Piece[] {
  const [lifted, ...landings] = touched
  return s.board.flatMap((piece, field): Piece[] => {
    if (piece === FREE || piece === WALL) return []
    const spot = spotOf(field)
    return [
      {
        id: `piece-${knownBy(piece)}`,
        on: spot === lifted ? (landings.at(-1) ?? spot) : spot,
        look: isKing(piece) ? 'king' : 'man',
        seat: seatOf(piece),
        paint: seatOf(piece) === 0 ? 'white' : 'black',
      },
    ]
  })
}

function lineOf(s: Draughts, seat: Seat): SeatLine {
  const own = s.board.filter((piece) => piece !== FREE && piece !== WALL && seatOf(piece) === seat)
  const kings = own.filter(isKing).length
  const men = own.length - kings
  return { note: kings === 0 ? { say: 'men-left', men } : { say: 'pieces-left', men, kings } }
}

/** How many moves are left before a draw, when it is near. */
function countsOf(v: Variant, s: Draughts): Sheet[] {
  const standing = movesLeftStanding(v, s)
  const endgame = movesLeftInEndgame(v, s)
  const rows = [
    ...(standing <= SHOWN_FROM ? [[{ say: `count-${v.record.standstill.why}` }, standing]] : []),
    ...(endgame === undefined ? [] : [[{ say: 'count-endgame' }, endgame]]),
  ]
  return rows.length === 0 || s.ended !== null ? [] : [{ id: 'count', title: { say: 'count-title' }, rows }]
}

function coachOf(s: Draughts, eye: Eye, touched: readonly Spot[], begun: readonly Move[]): Say {
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  const canPlace = begun.some(isPlacing)
  if (touched.length === 1 && canPlace) return { say: 'coach-place' }
  const most = Math.max(0, ...begun.map(({ takes }) => takes.length))
  if (touched.length > 1) return { say: 'coach-go-on' }
  if (touched.length > 0) return { say: most > 0 ? 'coach-land' : 'coach-field' }
  if (most === 0) return { say: canPlace ? 'coach-piece-or-place' : 'coach-piece' }
  return { say: s.slagplicht ? 'coach-must-capture' : 'coach-may-capture', n: most }
}
