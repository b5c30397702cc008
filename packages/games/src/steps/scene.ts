import type { Eye, Say, Seat, Spot } from '@spellendoos/kernel'
import type { At, Board, Ground, Piece, Place, Scene, SeatLine, Sheet } from '@spellendoos/scene'
import { inGoal, turnsLeft } from './endings.ts'
import { FIELDS, SIZE, type Fields } from './fields.ts'
import { movesOf } from './moves.ts'
import { PASSING } from './notation.ts'
import type { StepsRecord } from './record.ts'
import { fieldsOf, fromOf, ownerOf, PASS, toOf, type Steps } from './state.ts'
import type { Variant } from './variant.ts'

/** Countdowns are shown from this many turns left on. */
const SHOWN_FROM = 20

/** The first player sits at the bottom, the other at the top. */
const FACING = [0, 180]

export function stepsScene(v: Variant, s: Steps, eye: Eye, touched: readonly Spot[]): Scene {
  const passing = eye !== 'watcher' && movesOf(v, s, eye)[0] === PASS
  const name = (field: number): Spot => v.record.fields.name(field)
  return {
    board: { ...emptyBoard(v), pieces: piecesOf(s, name), facing: FACING },
    trays: passing
      ? [{ id: 'turn', seat: eye, items: [{ spot: PASSING, look: 'button', face: { say: 'button-pass' } }] }]
      : [],
    sheets: countsOf(v, s),
    seats: v.sides.map(({ seat }) => lineOf(v, s, seat)),
    last: s.last === PASS ? [] : [name(fromOf(s.last)), name(toOf(s.last))],
    ...(s.ended === null ? { coach: coachOf(s, eye, touched, passing) } : {}),
  }
}

function piecesOf(s: Steps, name: (field: number) => Spot): Piece[] {
  return s.men.flatMap((field, man): Piece[] => {
    if (field === 0) return []
    const seat = ownerOf(s, man + 1)
    return [
      { id: `man-${man + 1}`, on: name(field), look: 'man', seat, paint: seat === 0 ? 'white' : 'black' },
    ]
  })
}

/** The board with its lines, without men; drawn once for each game. */
const emptyBoards = new Map<Variant, Omit<Board, 'pieces'>>()

function emptyBoard(v: Variant): Omit<Board, 'pieces'> {
  const known = emptyBoards.get(v)
  if (known !== undefined) return known
  const { fields, lies, homeLine } = v.record
  const board = lies === 'on-corner' ? cornerBoard(fields) : squareBoard(fields, lies, 'wood-dark')
  const lines = homeLine === undefined ? [] : homeLines(lies, homeLine)
  const drawn = { ...board, ground: [...board.ground, ...lines] }
  emptyBoards.set(v, drawn)
  return drawn
}

/** Dark and light wood; the men are on the fields of one colour. */
export function squareBoard(
  fields: Fields,
  lies: 'straight' | 'turned',
  played: 'wood-dark' | 'wood-light',
): Omit<Board, 'pieces'> {
  const places = everyField.map((field): Place => ({
    id: fields.name(field),
    at: centre(fields, lies, field),
    shape: 'square',
    paint: played,
    print: fields.name(field),
  }))
  const between = played === 'wood-dark' ? 'wood-light' : 'wood-dark'
  return {
    size: [SIZE, SIZE],
    surface: 'wood',
    ground: [{ rect: [0, 0, SIZE, SIZE], paint: between }],
    places,
  }
}

const everyField = Array.from({ length: FIELDS }, (_, i) => i + 1)

/** The corners of the nine men of either side, between the first five rows. */
const HOME_CORNERS: readonly (readonly At[])[] = [
  [
    [5, 10],
    [2, 7],
    [8, 7],
  ],
  [
    [5, 0],
    [2, 3],
    [8, 3],
  ],
]

/** The board is on its corner: the dark fields are directly behind and next to each other. */
function cornerBoard(fields: Fields): Omit<Board, 'pieces'> {
  const half = SIZE / 2
  const diamond = ([x, y]: At, r: number): At[] => [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ]
  const at = (field: number) => centre(fields, 'on-corner', field)
  return {
    size: [SIZE, SIZE],
    surface: 'felt',
    ground: [
      { shape: diamond([half, half], half), paint: 'wood-light' },
      ...HOME_CORNERS.map((shape): Ground => ({ shape, paint: 'wood' })),
      ...everyField.map((field): Ground => ({ shape: diamond(at(field), 0.5), paint: 'wood-dark' })),
    ],
    places: everyField.map((field): Place => ({
      id: fields.name(field),
      at: at(field),
      shape: 'round',
      size: [0.8, 0.8],
      paint: 'wood-dark',
      print: fields.name(field),
    })),
  }
}

/** Where a corner of a field is, in columns and rows from the top left of the unrotated board. */
function corner(lies: StepsRecord['lies'], column: number, row: number): At {
  if (lies === 'turned') return [SIZE - column, SIZE - row]
  if (lies === 'on-corner') return [(column + row) / 2, (SIZE - column + row) / 2]
  return [column, row]
}

const centre = (fields: Fields, lies: StepsRecord['lies'], field: number): At =>
  corner(lies, fields.column(field) + 0.5, fields.row(field) + 0.5)

/** The lines in front of both homes, each in its owner's colour. */
const homeLines = (lies: StepsRecord['lies'], line: readonly At[]): Ground[] => [
  { line: line.map(([x, y]) => corner(lies, x, y)), paint: { seat: 0 } },
  { line: line.map(([x, y]) => corner(lies, SIZE - x, SIZE - y)), paint: { seat: 1 } },
]

const lineOf = (v: Variant, s: Steps, seat: Seat): SeatLine => {
  const men = fieldsOf(s, seat).length
  return v.record.aim === 'enclose'
    ? { note: { say: 'men-left', men } }
    : { note: { say: 'men-arrived', men: inGoal(v, s)[seat]!, all: men } }
}

/** How many turns are left before something happens, when it is near. */
function countsOf({ record: { leftBehind } }: Variant, s: Steps): Sheet[] {
  const quiet = turnsLeft(s)
  const behind = (leftBehind ?? 0) - s.turn
  const rows = [
    ...(quiet <= SHOWN_FROM ? [[{ say: 'count-quiet' }, quiet]] : []),
    ...(behind > 0 && behind <= SHOWN_FROM ? [[{ say: 'count-behind' }, behind]] : []),
  ]
  return rows.length === 0 || s.ended !== null ? [] : [{ id: 'count', title: { say: 'count-title' }, rows }]
}

function coachOf(s: Steps, eye: Eye, touched: readonly Spot[], passing: boolean): Say {
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  if (passing) return { say: 'coach-pass' }
  return { say: touched.length > 0 ? 'coach-field' : 'coach-man' }
}
