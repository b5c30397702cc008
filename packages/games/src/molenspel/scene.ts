import type { Eye, Say, Spot } from '@spellendoos/kernel'
import type { At, Board, Ground, Piece, Place, Scene, SeatLine } from '@spellendoos/scene'
import { LINES, POINTS } from './board.ts'
import { fromOf, HANDS, NONE, takenOf, toOf, touches, type Move } from './move.ts'
import { flies, moves, STONES, stonesLeft, type State } from './rules.ts'

/** Columns and rows are one unit apart; stones to be placed are above and below the board. */
const SIZE: readonly [number, number] = [8, 10]
const at = (point: number): At => {
  const name = POINTS[point]!
  return [name.charCodeAt(0) - 96, 9 - Number(name[1])]
}
const HANDS_AT: readonly At[] = [
  [4, 9.4],
  [4, 0.6],
]

const GROUND: readonly Ground[] = [
  { rect: [0.2, 1.2, 7.6, 7.6], paint: 'wood-light' },
  ...LINES.map((line): Ground => ({ line: [at(line[0]!), at(line[2]!)], paint: 'ink' })),
]

const PLACES: readonly Place[] = [
  ...POINTS.map((id, point): Place => ({
    id,
    at: at(point),
    shape: 'round',
    size: [0.84, 0.84],
    paint: 'sand',
  })),
  ...HANDS.map((id, seat): Place => ({
    id,
    at: HANDS_AT[seat]!,
    shape: 'box',
    size: [7.6, 0.9],
    paint: 'wood-dark',
    name: { say: 'hand-of', seat },
  })),
]

/** The stone that is next to be placed is on top. */
const inHand = (s: State, seat: number): Piece[] =>
  Array.from({ length: s.hands[seat]! }, (_, i) => stone((seat + 1) * STONES - i, HANDS[seat]!))

const stone = (number: number, on: Spot): Piece => ({
  id: `stone-${number}`,
  on,
  look: 'stone',
  ...(number > STONES ? { seat: 1, paint: 'black' } : { seat: 0, paint: 'white' }),
})

/** The stones, including the half-made move. */
function pieces(s: State, half: Move | undefined): Piece[] {
  const standing = [
    ...inHand(s, 0),
    ...inHand(s, 1),
    ...POINTS.flatMap((on, point) => (s.board[point] === 0 ? [] : [stone(s.board[point]!, on)])),
  ]
  if (half === undefined) return standing
  const from = fromOf(half)
  const lifted =
    from === NONE ? `stone-${(s.seat + 1) * STONES - s.hands[s.seat]! + 1}` : `stone-${s.board[from]}`
  return standing.map((piece) => (piece.id === lifted ? { ...piece, on: POINTS[toOf(half)]! } : piece))
}

/** The legal moves that begin with these taps. */
const begunBy = (s: State, eye: Eye, touched: readonly Spot[]): readonly Move[] =>
  eye === 'watcher'
    ? []
    : moves(s, eye).filter((move) =>
        touches(s.seat, move).some((path) => touched.every((spot, i) => path[i] === spot)),
      )

/** The tapped points, without the hand that a stone was taken from. */
const tappedPoints = (touched: readonly Spot[]): readonly Spot[] =>
  touched.filter((spot) => !HANDS.includes(spot))

function coach(s: State, eye: Eye, half: Move | undefined, lifted: boolean): Say | undefined {
  if (s.end !== null) return undefined
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  if (half !== undefined) return { say: 'coach-take' }
  if (s.hands[s.seat]! > 0) return { say: 'coach-place', hand: s.hands[s.seat]! }
  if (lifted) return { say: 'coach-where' }
  return { say: flies(s, s.seat) ? 'coach-fly' : 'coach-slide' }
}

function lastSpots({ last }: State): Spot[] {
  if (last === null) return []
  return [fromOf(last), toOf(last), takenOf(last)].flatMap((point) =>
    point === NONE ? [] : [POINTS[point]!],
  )
}

const seatLine = (s: State, seat: number): SeatLine => ({
  note:
    s.hands[seat]! > 0
      ? { say: 'note-hand', hand: s.hands[seat]!, left: stonesLeft(s, seat) }
      : { say: 'note-left', left: stonesLeft(s, seat) },
})

/** Every viewer has their own stones near. */
const FACING = [0, 180]

export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const tapped = tappedPoints(touched)
  const [begun] = tapped.length > 0 ? begunBy(s, eye, touched) : []
  const made = begun !== undefined && tapped.length > (fromOf(begun) === NONE ? 0 : 1)
  const half = made ? begun : undefined
  const line = coach(s, eye, half, begun !== undefined)
  const board: Board = {
    size: SIZE,
    surface: 'felt',
    ground: GROUND,
    places: PLACES,
    pieces: pieces(s, half),
    facing: FACING,
  }
  return {
    board,
    trays: [],
    sheets: [],
    seats: [seatLine(s, 0), seatLine(s, 1)],
    last: lastSpots(s),
    ...(line === undefined ? {} : { coach: line }),
  }
}
