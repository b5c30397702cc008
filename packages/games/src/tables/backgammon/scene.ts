import type { Eye, Say, Spot } from '@spellendoos/kernel'
import type { Item, Piece, Place, Scene, SeatLine, Sheet, Tray } from '@spellendoos/scene'
import { canStep, spread, stepsOf, toOf } from '../plays.ts'
import { EDGE_PLACES, stonePieces, TABLES_GROUND, TABLES_PLACES, TABLES_SIZE } from '../scene-board.ts'
import { pointAt, spotAt } from '../spots.ts'
import { BAR, counted, makeStep, OFF, pipCount, type Stones } from '../stones.ts'
import { cubeSpot, DICE } from './naming.ts'
import { moves } from './rules.ts'
import type { Move, State } from './state.ts'

const CUBE_PLACES: readonly Place[] = ['cube0', 'cube1', 'cube'].map((id, i) => ({
  id,
  at: EDGE_PLACES[i]!,
  shape: 'box',
  size: [1.2, 1.2],
  paint: 'wood-dark',
  name: i < 2 ? { say: 'cube-place', seat: i } : { say: 'cube-middle' },
}))

/** The half-made move: the stones as they stand after the steps tapped so far, and the dice that took. */
interface Half {
  readonly stones: Stones
  readonly used: readonly number[]
  /** A stone is tapped and waits to be put down. */
  readonly lifted: boolean
}

function halfMade(s: State, eye: Eye, touched: readonly Spot[]): Half {
  const stones = s.stones.slice()
  const used: number[] = []
  if (s.wait !== 'play' || eye !== s.seat) return { stones, used, lifted: false }
  for (let i = 0; i + 1 < touched.length; i += 2) {
    const from = pointAt(s.seat, touched[i]!)
    const to = pointAt(s.seat, touched[i + 1]!)
    if (from === undefined || to === undefined) break
    const die = to === OFF ? enough(s.dice, used, from) : from - to
    spread(stones, s.seat)
    if (die < 1 || !canStep(from, die)) break
    makeStep(stones, s.seat, from, die)
    used.push(die)
  }
  return { stones, used, lifted: touched.length % 2 === 1 }
}

/** The lowest die left that bears a stone off. */
const enough = (dice: readonly number[], used: readonly number[], from: number): number =>
  dice
    .filter((die) => die >= from && (dice[0] === dice[1] || !used.includes(die)))
    .toSorted((a, b) => a - b)[0] ?? from

const die = (face: number | undefined, more: Partial<Item> = {}): Item => ({
  spot: DICE,
  look: 'die',
  ...(face === undefined ? {} : { face }),
  ...more,
})

function diceTray(s: State, used: readonly number[]): Tray {
  const items = s.stage === 'roll-off' ? rollOffDice(s) : throwDice(s, used)
  return { id: 'dice', title: { say: 'dice-tray' }, items }
}

/** Each player shows one die. */
const rollOffDice = (s: State): Item[] => [0, 1].map((seat) => die(s.dice[seat], { seat }))

function throwDice(s: State, used: readonly number[]): Item[] {
  const { dice, wait } = s
  if (wait !== 'play') {
    const count = s.stage === 'course' ? 2 : 1
    return Array.from({ length: count }, (_, i) => die(dice.length === count ? dice[i] : undefined))
  }
  const same = dice.length === 2 && dice[0] === dice[1]
  return dice.map((face, i) => {
    const spent = same ? used.length >= 2 * (i + 1) : used.includes(face)
    return die(face, { seat: s.seat, ...(spent ? { spent } : {}) })
  })
}

/** Buttons for the words that the seat on turn may say. */
function wordTray(s: State): Tray[] {
  const words = s.wait === 'chance' || s.wait === 'over' ? [] : moves(s, s.seat).filter(isWord)
  if (words.length === 0) return []
  const items = words.map((word): Item => ({ spot: word, look: 'button', face: { say: `button-${word}` } }))
  return [{ id: 'words', seat: s.seat, items }]
}

const isWord = (move: Move): move is Exclude<Move, number> => typeof move === 'string'

/** The cube shows what the game is played for; while a double is offered, what it would be played for. */
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

function coach(s: State, eye: Eye, half: Half): Say | undefined {
  const { seat, wait } = s
  if (wait === 'play') return eye === seat ? coachPlay(s, half) : { say: 'coach-plays', seat }
  if (wait === 'answer') return { say: 'coach-answer', seat, stake: s.cube * 2 }
  if (wait !== 'throw') return undefined
  if (s.stage === 'roll-off') return { say: 'coach-roll-off', seat }
  return { say: moves(s, seat).length > 1 ? 'coach-throw-or-double' : 'coach-throw', seat }
}

function coachPlay(s: State, half: Half): Say {
  const all = moves(s, s.seat)
  if (all[0] === 'pass') return { say: 'coach-pass' }
  if (half.lifted) return { say: 'coach-where' }
  if (counted(half.stones, s.seat)[BAR]! > 0) return { say: 'coach-enter' }
  if (half.used.length > 0) return { say: 'coach-next' }
  return { say: all.length === 1 ? 'coach-forced' : 'coach-choose' }
}

const lastSpots = (s: State): Spot[] =>
  stepsOf(s.lastPlay).flatMap((each) => [spotAt(s.lastSeat, each.from), spotAt(s.lastSeat, toOf(each))])

export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const half = halfMade(s, eye, touched)
  const line = coach(s, eye, half)
  const side = eye === 1 ? 1 : 0
  return {
    board: {
      size: TABLES_SIZE,
      surface: 'wood',
      ground: TABLES_GROUND[side]!,
      places: s.rules.cube ? [...TABLES_PLACES[side]!, ...CUBE_PLACES] : TABLES_PLACES[side]!,
      pieces: [...stonePieces(half.stones), ...cubePiece(s)],
    },
    trays: [diceTray(s, half.used), ...wordTray(s)],
    sheets: [matchSheet(s)],
    seats: [seatLine(s, half.stones, 0), seatLine(s, half.stones, 1)],
    last: [...new Set(lastSpots(s))],
    ...(line === undefined ? {} : { coach: line }),
  }
}
