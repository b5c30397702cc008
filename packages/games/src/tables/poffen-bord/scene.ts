import type { Eye, Say, Spot } from '@spellendoos/kernel'
import type { Scene, SeatLine, Tray } from '@spellendoos/scene'
import { halfMade, unmoved, type HalfMadePlay } from '../half-made.ts'
import { spotsOf, stonePieces, tablesBoard, TABLES_FACING, TABLES_SIZE } from '../scene-board.ts'
import { die, diceTray, playedDice, restingDice, wordTray } from '../scene-dice.ts'
import { BAR, counted, pipCount, type Stones } from '../stones.ts'
import { DUE, isDouble, numberOf, numbersOf, timesOf } from './plays.ts'
import { moves } from './rules.ts'
import { TRACK, type Move, type State } from './state.ts'

const BOARD = tablesBoard(TRACK)

const halfOf = (s: State, eye: Eye, touched: readonly Spot[]): HalfMadePlay =>
  s.wait === 'play' && eye === s.seat
    ? halfMade(TRACK, s.stones, s.seat, numbersOf(s), touched)
    : unmoved(s.stones)

function dice(s: State, used: readonly number[]): Tray {
  // In the roll-off each player shows two dice.
  if (s.stage === 'roll-off') {
    return diceTray([0, 1, 2, 3].map((i) => die(s.dice[i], { seat: Math.floor(i / 2) })))
  }
  if (s.wait !== 'play') return diceTray(restingDice(s.dice, 2))
  // The bottom numbers of a double are shown by dice turned over.
  const faces = isDouble(s) ? [numberOf(s), numberOf(s)] : s.dice
  return diceTray(playedDice(s.seat, faces, timesOf(s) / 2, used))
}

const isWord = (move: Move): move is Exclude<Move, number> => typeof move === 'string'

const seatLine = (stones: Stones, seat: number): SeatLine => ({
  note: { say: 'note-pips', pips: pipCount(stones, seat) },
})

function coach(s: State, eye: Eye, half: HalfMadePlay): Say | undefined {
  const { seat } = s
  if (s.wait === 'play') return eye === seat ? coachPlay(s, half) : { say: 'coach-plays', seat }
  if (s.wait !== 'throw') return undefined
  if (s.stage === 'roll-off') return { say: 'coach-roll-off', seat }
  return { say: s.doubles > 0 ? 'coach-throw-again' : 'coach-throw', seat }
}

function coachPlay(s: State, half: HalfMadePlay): Say {
  const all = moves(s, s.seat)
  if (all[0] === 'pass') return { say: 'coach-pass' }
  if (half.lifted) return { say: 'coach-where' }
  const number = numberOf(s)
  if (s.side === 'bottom') return { say: 'coach-bottom', number, times: timesOf(s) - half.used.length }
  if (isDouble(s) && half.used.length >= DUE)
    return { say: 'coach-extra', number, times: timesOf(s) - half.used.length }
  if (half.used.length > 0) return { say: 'coach-next' }
  if (isDouble(s))
    return { say: timesOf(s) > DUE ? 'coach-top-second' : 'coach-top', number, times: timesOf(s) }
  if (counted(half.stones, s.seat)[BAR]! > 0) return { say: 'coach-enter' }
  return { say: all.length === 1 ? 'coach-forced' : 'coach-choose' }
}

/** The words that can be said; `lapse` also ends a second double's top numbers early. */
function wordsNow(s: State, half: HalfMadePlay): readonly Exclude<Move, number>[] {
  const words = moves(s, s.seat).filter(isWord)
  const mayLeave =
    s.side === 'top' && isDouble(s) && timesOf(s) > DUE && half.used.length >= DUE && !half.lifted
  return mayLeave ? [...words, 'lapse'] : words
}

export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const half = halfOf(s, eye, touched)
  const line = coach(s, eye, half)
  const side = eye === 1 ? 1 : 0
  const words = s.wait === 'chance' || s.wait === 'over' ? [] : wordsNow(s, half)
  return {
    board: {
      size: TABLES_SIZE,
      surface: 'wood',
      ground: [...BOARD.halves, ...BOARD.names[side]!],
      places: BOARD.places[side]!,
      pieces: stonePieces(TRACK, half.stones),
      facing: TABLES_FACING,
    },
    trays: [dice(s, half.used), wordTray(s.seat, words)],
    sheets: [],
    seats: [seatLine(half.stones, 0), seatLine(half.stones, 1)],
    last: spotsOf(TRACK, s.lastSeat, s.lastPlay),
    ...(line === undefined ? {} : { coach: line }),
  }
}
