import type { Eye, Say, Seat, Spot } from '@spellendoos/kernel'
import type { Piece, Place, Scene, SeatLine, Sheet, Tray } from '@spellendoos/scene'
import { halfMade, unmoved, type HalfMadePlay } from '../half-made.ts'
import {
  edgeAt,
  edgeOfTrays,
  spotsOf,
  stonePieces,
  tablesBoard,
  TABLES_FACING,
  TABLES_SIZE,
} from '../scene-board.ts'
import { die, diceTray, playedDice, restingDice, wordTray } from '../scene-dice.ts'
import { across, counted } from '../stones.ts'
import { nameOf } from '../track.ts'
import { markSpot } from './marks.ts'
import { moves } from './rules.ts'
import {
  HOME_POINT,
  isFour,
  numbersLeft,
  OTHER_HOME,
  START_POINT,
  TRACK,
  WINNING_POINTS,
  type Move,
  type State,
} from './state.ts'

const BOARD = tablesBoard(TRACK)

/**
 * tric-trac.marker: a place for the pawn at the foot of each point on the player's own side, and one beside the board.
 */
const mark = (seat: Seat, points: number): Place => {
  const point = START_POINT + 1 - points
  return {
    id: markSpot(seat, points),
    at: points === 0 ? edgeOfTrays(seat) : edgeAt(TRACK, seat === 0 ? point : across(point)),
    shape: 'round',
    paint: 'paper',
    print: points === 0 ? 0 : nameOf(TRACK, seat, point),
    name: { say: 'mark-name', seat, points },
  }
}
const MARKS: readonly Place[] = [0, 1].flatMap((seat) =>
  Array.from({ length: WINNING_POINTS + 1 }, (_, points) => mark(seat, points)),
)

const markPiece = (points: number, seat: Seat): Piece => ({
  id: `marker-${seat}`,
  on: markSpot(seat, points),
  look: 'pawn',
  seat,
  paint: TRACK.paints[seat]!,
  name: { say: 'marker-name', seat, points },
})

const halfOf = (s: State, eye: Eye, touched: readonly Spot[]): HalfMadePlay =>
  s.wait === 'play' && eye === s.seat
    ? halfMade(TRACK, s.stones, s.seat, numbersLeft(s), touched, homeInstead)
    : unmoved(s.stones)

/** tric-trac.home-instead: a stone on its own home point may have stopped one step short of the other's. */
const homeInstead = (from: number, to: number, left: readonly number[]): number | undefined =>
  to === HOME_POINT && !left.includes(from - to)
    ? left.find((number) => number === from - OTHER_HOME)
    : undefined

function dice(s: State, used: readonly number[]): Tray {
  // In the roll-off each player shows two dice.
  if (s.stage === 'roll-off') {
    return diceTray([0, 1, 2, 3].map((i) => die(s.dice[i], { seat: Math.floor(i / 2) })))
  }
  const spent = s.spent === 0 ? used : [...s.came.map(() => s.spent), ...used]
  return diceTray(
    s.wait === 'play' ? playedDice(s.seat, s.dice, isFour(s) ? 2 : 1, spent) : restingDice(s.dice, 2),
  )
}

const isWord = (move: Move): move is Exclude<Move, number> => typeof move === 'string'

const matchSheet = (s: State): Sheet => ({
  id: 'match',
  title: { say: 'match-title' },
  rows: [[{ say: 'leg-label' }, { say: 'leg-of', leg: s.leg, games: s.rules.games }]],
})

const seatLine = (s: State, seat: Seat): SeatLine => ({
  score: s.scores[seat]!,
  note: { say: 'note-points', points: s.points[seat]! },
})

function coach(s: State, eye: Eye, half: HalfMadePlay): Say | undefined {
  const { seat, wait } = s
  if (wait === 'play') return eye === seat ? coachPlay(s, half) : { say: 'coach-plays', seat }
  if (wait === 'choice') return { say: 'coach-choice', seat }
  if (wait !== 'throw') return undefined
  return { say: s.stage === 'roll-off' ? 'coach-roll-off' : 'coach-throw', seat }
}

function coachPlay(s: State, half: HalfMadePlay): Say {
  const all = moves(s, s.seat)
  if (all[0] === 'pass') return { say: 'coach-pass' }
  if (half.lifted) return { say: 'coach-where' }
  if (half.used.length > 0) return { say: 'coach-next' }
  if (all.length === 1) return { say: 'coach-forced' }
  return { say: counted(half.stones, s.seat)[START_POINT]! > 0 ? 'coach-start' : 'coach-choose' }
}

export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const half = halfOf(s, eye, touched)
  const line = coach(s, eye, half)
  const words = s.wait === 'chance' || s.wait === 'over' ? [] : moves(s, s.seat).filter(isWord)
  return {
    board: {
      size: TABLES_SIZE,
      surface: 'wood',
      ground: BOARD.halves,
      places: [...BOARD.places[eye === 1 ? 1 : 0]!, ...MARKS],
      pieces: [...stonePieces(TRACK, half.stones), ...s.points.map(markPiece)],
      facing: TABLES_FACING,
    },
    trays: [dice(s, half.used), wordTray(s.seat, words)],
    sheets: [matchSheet(s)],
    seats: [seatLine(s, 0), seatLine(s, 1)],
    last: spotsOf(TRACK, s.lastSeat, s.lastPlay),
    ...(line === undefined ? {} : { coach: line }),
  }
}
