import type { Eye, Say, Spot } from '@spellendoos/kernel'
import type { Piece, Place, Scene, SeatLine, Sheet, Tray } from '@spellendoos/scene'
import { halfMade, unmoved, type HalfMadePlay } from '../half-made.ts'
import {
  EDGE_PLACES,
  spotsOf,
  stonePieces,
  tablesBoard,
  TABLES_FACING,
  TABLES_SIZE_WITH_EDGE,
} from '../scene-board.ts'
import { die, diceTray, playedDice, restingDice, wordTray } from '../scene-dice.ts'
import { BAR, counted, pipCount, type Stones } from '../stones.ts'
import { cubeSpot } from './notation.ts'
import { numbersOf } from './plays.ts'
import { moves } from './rules.ts'
import { TRACK, type Move, type State } from './state.ts'

const CUBE_PLACES: readonly Place[] = ['cube0', 'cube1', 'cube'].map((id, i) => ({
  id,
  at: EDGE_PLACES[i]!,
  shape: 'box',
  size: [1.2, 1.2],
  paint: 'wood-dark',
  name: i < 2 ? { say: 'cube-place', seat: i } : { say: 'cube-middle' },
}))

const BOARD = tablesBoard(TRACK)

const halfOf = (s: State, eye: Eye, touched: readonly Spot[]): HalfMadePlay =>
  s.wait === 'play' && eye === s.seat
    ? halfMade(TRACK, s.stones, s.seat, numbersOf(s.dice), touched)
    : unmoved(s.stones)

function dice(s: State, used: readonly number[]): Tray {
  // In the roll-off each player shows one die.
  if (s.stage === 'roll-off') return diceTray([0, 1].map((seat) => die(s.dice[seat], { seat })))
  if (s.wait !== 'play') return diceTray(restingDice(s.dice, s.stage === 'course' ? 2 : 1))
  return diceTray(playedDice(s.seat, s.dice, numbersOf(s.dice).length / 2, used))
}

/** Buttons for the words that the seat on turn may say. */
const words = (s: State): Tray =>
  wordTray(s.seat, s.wait === 'chance' || s.wait === 'over' ? [] : moves(s, s.seat).filter(isWord))

const isWord = (move: Move): move is Exclude<Move, number> => typeof move === 'string'

/** The cube shows the stake of the game; while a double is offered, the stake after it. */
function cubePiece(s: State): Piece[] {
  if (!s.rules.cube) return []
  const offered = s.wait === 'answer'
  return [
    {
      id: 'cube',
      on: cubeSpot(s),
      look: 'cube',
      face: offered ? s.cube * 2 : s.cube,
      name: { say: 'cube-name' },
    },
  ]
}

const matchSheet = (s: State): Sheet => ({
  id: 'match',
  title: { say: 'match-title', points: s.rules.points },
  rows: [
    [{ say: s.crawford === 'now' ? 'crawford-label' : 'leg-label' }, s.leg],
    ...(s.rules.cube ? [[{ say: 'stake-label' }, s.cube]] : []),
  ],
})

const seatLine = (s: State, stones: Stones, seat: number): SeatLine => ({
  score: s.scores[seat]!,
  note: { say: 'note-pips', pips: pipCount(stones, seat) },
})

function coach(s: State, eye: Eye, half: HalfMadePlay): Say | undefined {
  const { seat, wait } = s
  if (wait === 'play') return eye === seat ? coachPlay(s, half) : { say: 'coach-plays', seat }
  if (wait === 'answer') return { say: 'coach-answer', seat, stake: s.cube * 2 }
  if (wait !== 'throw') return undefined
  if (s.stage === 'roll-off') return { say: 'coach-roll-off', seat }
  return { say: moves(s, seat).length > 1 ? 'coach-throw-or-double' : 'coach-throw', seat }
}

function coachPlay(s: State, half: HalfMadePlay): Say {
  const all = moves(s, s.seat)
  if (all[0] === 'pass') return { say: 'coach-pass' }
  if (half.lifted) return { say: 'coach-where' }
  if (counted(half.stones, s.seat)[BAR]! > 0) return { say: 'coach-enter' }
  if (half.used.length > 0) return { say: 'coach-next' }
  return { say: all.length === 1 ? 'coach-forced' : 'coach-choose' }
}

export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const half = halfOf(s, eye, touched)
  const line = coach(s, eye, half)
  const side = eye === 1 ? 1 : 0
  return {
    board: {
      size: TABLES_SIZE_WITH_EDGE,
      surface: 'wood',
      ground: [...BOARD.halves, ...BOARD.names[side]!],
      places: s.rules.cube ? [...BOARD.places[side]!, ...CUBE_PLACES] : BOARD.places[side]!,
      pieces: [...stonePieces(TRACK, half.stones), ...cubePiece(s)],
      facing: TABLES_FACING,
    },
    trays: [dice(s, half.used), words(s)],
    sheets: [matchSheet(s)],
    seats: [seatLine(s, half.stones, 0), seatLine(s, half.stones, 1)],
    last: spotsOf(TRACK, s.lastSeat, s.lastPlay),
    ...(line === undefined ? {} : { coach: line }),
  }
}
