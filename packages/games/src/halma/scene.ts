import type { Eye, Say, Seat, Spot } from '@spellendoos/kernel'
import type { Item, Piece, Scene, SeatLine, Sheet } from '@spellendoos/scene'
import { movesOf, mustLeave } from './moves.ts'
import { PASSING, touchesOf } from './notation.ts'
import { turnsLeft } from './play.ts'
import { FULL_FROM } from './record.ts'
import { camped, fromOf, jumpsOf, ownerOf, PASS, toOf, type Halma, type Move } from './state.ts'
import { tableOf, type Table, type Variant } from './variant.ts'

/** The turns before the match ends for lack of progress are shown from this many left on. */
const SHOWN_FROM = 20

/** The picture, including the half-made move. */
export function halmaScene(v: Variant, s: Halma, eye: Eye, touched: readonly Spot[]): Scene {
  const { size, surface, ground, places, facing } = v.record.drawing
  const begun = eye === 'watcher' ? [] : begunBy(v, s, eye, touched)
  const tapped = begun.length > 0 ? touched : []
  return {
    board: {
      size,
      surface,
      ground,
      places,
      pieces: piecesOf(v, s, tapped),
      facing: facing(s.turns.length),
    },
    trays: [{ id: 'moves', items: begun[0] === PASS ? [PASS_BUTTON] : [] }].filter(
      ({ items }) => items.length > 0,
    ),
    sheets: countsOf(s),
    seats: s.turns.map((_, seat) => lineOf(v, s, seat)),
    last: s.last === PASS ? [] : [fromOf(s.last), toOf(s.last)].map((field) => v.record.fields.names[field]!),
    ...(s.ended === null ? { coach: coachOf(v, s, eye, tapped, begun) } : {}),
  }
}

const PASS_BUTTON: Item = { spot: PASSING, look: 'button', face: { say: 'pass' } }

/** The legal moves that begin with these taps. */
function begunBy(v: Variant, s: Halma, seat: Seat, touched: readonly Spot[]): readonly Move[] {
  const moves = movesOf(v, s, seat)
  if (touched.length === 0) return moves
  const { names } = v.record.fields
  return moves.filter(
    (move) =>
      (move === PASS || names[fromOf(move)] === touched[0]) &&
      touchesOf(v, s, move).some((path) => touched.every((spot, i) => path[i] === spot)),
  )
}

function piecesOf(v: Variant, s: Halma, touched: readonly Spot[]): Piece[] {
  const { record } = v
  const table = tableOf(v, s)
  const [lifted, ...landings] = touched
  return s.men.map((field, i): Piece => {
    const spot = record.fields.names[field]!
    const seat = ownerOf(table, i + 1)
    const marked = record.runners === 'marked' && i % table.men === 0
    const paint = record.drawing.men?.[seat]
    return {
      id: `man-${i + 1}`,
      on: spot === lifted ? (landings.at(-1) ?? spot) : spot,
      look: marked ? 'king' : 'pawn',
      seat,
      ...(paint === undefined ? {} : { paint }),
      ...(marked ? { name: { say: 'marked-man', seat } } : {}),
    }
  })
}

/** How far a player has come; a player who plays alone also sees the steps and jumps, and the turns that they took. */
function lineOf(v: Variant, s: Halma, seat: Seat): SeatLine {
  const { record } = v
  const arrival = s.home.indexOf(seat)
  const home = s.inside[seat]!
  const table = tableOf(v, s)
  const of = table.runners
  if (record.counted) return { score: s.count, note: { say: 'note-solo', home, of, turns: s.turns[seat]! } }
  if (arrival >= 0) return { note: { say: 'note-place', place: arrival + 1 } }
  if (record.runners === 'marked') return { note: noteMarked(table, s, seat) }
  return { note: { say: 'note-home', home, of } }
}

/** The steps of the marked man, and the men that still have to be brought out. */
function noteMarked(table: Table, s: Halma, seat: Seat): Say {
  const away = s.away[seat]!
  const n = camped(table, s, seat)
  return n === 0 ? { say: 'note-away', away } : { say: 'note-away-court', away, n }
}

/** How many turns without progress are left, when the end is near. */
function countsOf(s: Halma): Sheet[] {
  const left = turnsLeft(s)
  if (s.ended !== null || left > SHOWN_FROM) return []
  return [{ id: 'count', rows: [[{ say: 'count-progress' }, left]] }]
}

function coachOf(v: Variant, s: Halma, eye: Eye, touched: readonly Spot[], begun: readonly Move[]): Say {
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  if (begun[0] === PASS) return { say: 'coach-pass' }
  if (touched.length > 1) return { say: 'coach-go-on' }
  if (touched.length > 0)
    return { say: begun.some((move) => jumpsOf(move) > 0) ? 'coach-jump' : 'coach-field' }
  if (leavesNow(v, s, begun)) return { say: 'coach-leave' }
  const late = !v.record.counted && s.turns[s.seat]! + 1 >= FULL_FROM
  return { say: late ? 'coach-full' : 'coach-man' }
}

/** Whether only men in their own court may move now, or all that is missing is that they leave it. */
function leavesNow(v: Variant, s: Halma, moves: readonly Move[]): boolean {
  const table = tableOf(v, s)
  if (s.inside[s.seat] === table.runners) return true
  return mustLeave(v, s) && table.courses[s.seat]!.inCamp[fromOf(moves[0]!)] === 1
}
