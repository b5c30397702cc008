import {
  columnOf,
  COLUMNS,
  HALFWAY,
  isGoalColumn,
  isOwnGoalLine,
  isPitch,
  NOWHERE,
  ownRow,
  rowOf,
  ROWS,
  specialFor,
} from './board.ts'
import { cardsLeft, keeperMoves, throughBallMoves, throwInMoves } from './cards.ts'
import { cornerMoves, THROWS as CORNER_THROWS } from './corner.ts'
import { BLUE_CARDS, type BlueCard } from './deck.ts'
import { isGoalLineTaken } from './paths.ts'
import { hitsOf, MOST_PAIRS, PENALTIES_EACH, turnsIn } from './halves.ts'
import { hasPenaltyToTake } from './penalty.ts'
import { misplaced, MOST_CHANGES } from './setting-up.ts'
import {
  isKeeper,
  NO_MAN,
  otherSeat,
  put,
  seatOf,
  SECOND_HALF,
  SHOOT_OUT,
  takeOff,
  TEAM,
  type Phase,
  type State,
} from './state.ts'
import { countMoved, MEN_A_THROW } from './walks.ts'

/** How many penalties and second winds can be kept. */
const KEEPABLE = 2
/** A penalty is over once it is scored. */
const GOAL = 4

/** The turns that each side has had in the periods before this one; on the clock, the most. */
export const turnsBefore = (s: State): number =>
  Array.from({ length: s.period }, (_, period) => turnsIn({ ...s, period })).reduce(
    (sum, each) => sum + each,
    0,
  )

/** How many cards of a kind are kept. */
export const keptOf = (s: State, card: BlueCard): number => {
  if (card === 'penalty') return s.penalties[0]! + s.penalties[1]!
  return card === 'second-wind' ? s.winds[0]! + s.winds[1]! : 0
}

/** The part of a position that contradicts the others; `undefined` if it is consistent. */
export function misfit(s: State): string | undefined {
  if (s.men.some((field, man) => field !== NOWHERE && isGoalLineTaken(s, man, field))) return 'goal-line'
  if (!fitTaken(s)) return 'taken'
  if (s.penalties[0]! + s.penalties[1]! > KEEPABLE) return 'penalties'
  if (s.winds[0]! + s.winds[1]! > KEEPABLE) return 'winds'
  if (BLUE_CARDS.some(({ name, count }, kind) => s.blue[kind]! + keptOf(s, name) > count)) return 'blue'
  if (!fitLineUps(s)) return 'line-ups'
  if (s.asking && !ASKS.includes(s.phase)) return 'phase'
  if (s.kicks.length > 0 && s.period < SHOOT_OUT) return 'kicks'
  if (s.phase === 'roll-off') return misfitRollOff(s)
  if (s.period === SHOOT_OUT) return misfitShootOut(s)
  if (s.phase === 'over') return isDecided(s) ? undefined : 'phase'
  if (s.played[s.seat]! >= turnsIn(s)) return 'turns'
  if (s.phase === 'set-up') return misfitSetUp(s)
  return misfitThrow(s) ?? (isAboutMan(s.phase) ? misfitMan(s) : misfitChoice(s))
}

const ASKS: readonly Phase[] = ['roll-off', 'throw', 'corner', 'penalty', 'draw-red', 'draw-blue']
const ABOUT_MAN: readonly Phase[] = [
  'corner',
  'corner-kick',
  'penalty',
  'draw-red',
  'draw-blue',
  'throw-in',
  'through-ball',
  'keeper-aside',
]
const isAboutMan = (phase: Phase): boolean => ABOUT_MAN.includes(phase)

/** Turns of the match: those of this period, and all those of the periods before it. */
function fitTaken(s: State): boolean {
  const most = turnsBefore(s)
  const least = s.length === 'turns' ? most : 0
  // A turn that the clock cut short counts only for the match.
  const cut = s.length === 'minutes' && s.phase === 'over' ? 1 : 0
  return s.taken.every((taken, seat) => {
    const earlier = taken - s.played[seat]!
    return earlier >= least && earlier <= most + cut
  })
}

/**
 * All in their own half, each on a square of their own, the keepers on their goal lines. Both sides may remember the
 * same square of the halfway row: each has kicked off from it in turn.
 */
const fitLineUps = (s: State): boolean =>
  [0, TEAM].every((first) => new Set(s.lineUps.slice(first, first + TEAM)).size === TEAM) &&
  s.lineUps.every((field, man) => {
    const seat = seatOf(man)
    if (!isPitch(field)) return false
    return isKeeper(man) ? isOwnGoalLine(seat, field) && isGoalColumn(field) : ownRow(seat, field) <= HALFWAY
  })

function misfitRollOff(s: State): string | undefined {
  if (s.period > 0 || s.played.some(Boolean) || s.taken.some(Boolean)) return 'turns'
  if (s.men.some((field, man) => field !== s.lineUps[man])) return 'men'
  if (s.throws.length > 1) return 'throws'
  return s.actor === s.throws.length ? undefined : 'actor'
}

function misfitSetUp(s: State): string | undefined {
  if (s.kicker !== s.seat) return 'kicker'
  if (s.men.some((field, man) => (field === NOWHERE) !== (man === s.lifted) || !isWellPlaced(s, man)))
    return 'men'
  if (s.lifted === NO_MAN) return undefined
  if (seatOf(s.lifted) !== s.actor) return 'lifted'
  if (s.changes === MOST_CHANGES) return 'changes'
  return s.last.length === 1 ? undefined : 'last'
}

/** Whether a man is where he may be set up; one in the hand is nowhere. */
function isWellPlaced(s: State, man: number): boolean {
  const field = s.men[man]!
  if (field === NOWHERE) return true
  takeOff(s, man)
  const fits = misplaced(s, man, field) === undefined
  put(s, man, field)
  return fits
}

/** The dice, and the men that have moved on them. */
function misfitThrow(s: State): string | undefined {
  const hasDice = s.number > 0
  const count = countMoved(s)
  if (hasDice && s.phase === 'throw') return 'dice'
  // Only a kept penalty is taken before the dice are thrown.
  if (!hasDice && s.phase !== 'throw' && s.phase !== 'kept-penalty' && s.phase !== 'penalty') return 'dice'
  const own = ((1 << TEAM) - 1) << (s.seat * TEAM)
  if ((s.moved & ~own) !== 0 || count > MEN_A_THROW) return 'moved'
  if (!hasDice && count > 0) return 'moved'
  if (s.phase === 'move' && count === MEN_A_THROW) return 'moved'
  if (hasDice && s.phase !== 'move' && count === 0) return 'moved'
  return undefined
}

/** Nobody in particular is on the move. */
function misfitChoice(s: State): string | undefined {
  // A card that brings a penalty at once may concern a man whom a throw-in moved.
  const isAtOnce = s.phase === 'kept-penalty' && s.number > 0
  if (s.actor !== s.seat && !isAtOnce) return 'actor'
  if (s.man !== NO_MAN) return 'man'
  if (isAtOnce && s.chain === 0) return 'chain'
  if (s.phase === 'kept-penalty' && !hasPenaltyToTake(s, s.actor)) return 'penalties'
  return undefined
}

/** A man has come to a coloured square, or takes a kept penalty. */
function misfitMan(s: State): string | undefined {
  const field = s.men[s.man]
  if (field === undefined || field === NOWHERE) return 'man'
  if ((seatOf(s.man) === s.actor) === (s.phase === 'throw-in')) return 'actor'
  if (s.number === 0 && s.actor !== s.seat) return 'actor'
  if ((s.number === 0) !== (s.chain === 0)) return 'chain'
  if (s.phase === 'corner' && s.throws.length === CORNER_THROWS) return 'throws'
  if (s.phase === 'corner-kick' && s.throws.length < CORNER_THROWS) return 'throws'
  if (s.phase === 'penalty' && s.throws.includes(GOAL)) return 'throws'
  return CAN_BE[s.phase]?.(s) === false ? 'man' : undefined
}

const isAtFlag = (s: State): boolean => {
  const field = s.men[s.man]!
  const isCorner = columnOf(field) === 0 || columnOf(field) === COLUMNS - 1
  return isCorner && rowOf(field) === (s.actor === 0 ? ROWS : 1)
}

/** Whether the man's square, or what can be done from it, is as required. */
const CAN_BE: Readonly<Partial<Record<Phase, (s: State) => boolean>>> = {
  corner: isAtFlag,
  'corner-kick': (s) => isAtFlag(s) && cornerMoves(s).length > 0,
  'draw-red': (s) => specialFor(s.actor, s.men[s.man]!) === 'red' && cardsLeft(s) > 0,
  'draw-blue': (s) => specialFor(s.actor, s.men[s.man]!) === 'blue' && cardsLeft(s) > 0,
  'throw-in': (s) => throwInMoves(s).length > 0,
  'through-ball': (s) => throughBallMoves(s).length > 0,
  'keeper-aside': (s) => keeperMoves(s).length > 0,
}

/** Penalties in turn, until the shoot-out is decided. */
function misfitShootOut(s: State): string | undefined {
  if (s.phase !== 'penalty' && s.phase !== 'over') return 'phase'
  const next = s.kicks.length % 2 === 0 ? s.first : otherSeat(s.first)
  if (s.seat !== next || s.actor !== next) return 'actor'
  const isOver = isShotOut(s, s.kicks)
  const wasOver = s.kicks.some((_, i) => isShotOut(s, s.kicks.slice(0, i)))
  if (wasOver || isOver !== (s.phase === 'over')) return 'kicks'
  return s.throws.includes(GOAL) || (isOver && s.throws.length > 0) ? 'throws' : undefined
}

const isShotOut = (s: State, kicks: number[]): boolean => {
  const pairs = kicks.length / 2
  const after: State = { ...s, kicks }
  if (pairs === PENALTIES_EACH + MOST_PAIRS) return true
  return Number.isInteger(pairs) && pairs >= PENALTIES_EACH && hitsOf(after, 0) !== hitsOf(after, 1)
}

/** A match that is over after a half, or after extra time. */
function isDecided(s: State): boolean {
  const mayEnd = s.period === SECOND_HALF || s.period === SHOOT_OUT - 1
  const isPlayed = s.length === 'minutes' || s.played.every((played) => played === turnsIn(s))
  return mayEnd && isPlayed && s.goals[0] !== s.goals[1]
}
