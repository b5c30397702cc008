import type { Seat } from '@spellendoos/kernel'
import {
  BACK,
  FORWARD,
  FORWARD_LEFT,
  FORWARD_RIGHT,
  isGoal,
  isInArea,
  LEFT,
  NOWHERE,
  RAYS,
  RIGHT,
  type Direction,
  type Field,
} from './board.ts'
import { canPass, forward, isGoalLineTaken, isTheirKeeper } from './paths.ts'
import { step, type Move } from './moves.ts'
import { isFree, isResting, keeperOf, NO_MAN, put, seatOf, TEAM, type Man, type State } from './state.ts'

/** voetbalspel.arrow-die: what its six faces show. */
export type Arrow = 'forward' | 'diagonal' | 'sideways' | 'back'
const FACES: readonly Arrow[] = ['forward', 'forward', 'diagonal', 'diagonal', 'sideways', 'back']
export const arrowOf = (face: number): Arrow => FACES[face - 1]!

const bySeat = (...ways: (readonly Direction[])[]): readonly (readonly Direction[])[] =>
  [0, 1].map((seat) => ways.map((way) => way[seat]!))
const WAYS: Readonly<Record<Arrow, readonly (readonly Direction[])[]>> = {
  forward: bySeat(FORWARD),
  diagonal: bySeat(FORWARD_LEFT, FORWARD_RIGHT),
  sideways: bySeat(LEFT, RIGHT),
  back: bySeat(BACK),
}
/** The directions that the thrown arrow gives a side. */
export const waysOf = (s: State, seat: Seat): readonly Direction[] => WAYS[arrowOf(s.arrow)][seat]!

/** voetbalspel.three-men */
export const MEN_A_THROW = 3

export const hasMoved = (s: State, man: Man): boolean => ((s.moved >> man) & 1) === 1
/** Whether the man may still be chosen on this throw. */
const isReady = (s: State, man: Man): boolean =>
  s.men[man] !== NOWHERE && !hasMoved(s, man) && !isResting(s, man)

/** Why a man cannot go this way with what was thrown; 'walks', 'shoots' or 'defends' if he can. */
export type Walk =
  | 'walks'
  | 'shoots'
  | 'defends'
  | 'off-pitch'
  | 'wall'
  | 'saved'
  | 'taken'
  | 'not-in-area'
  | 'not-backward'
  | 'no-room'
  | 'goal-line'

/** The rules of one man's move. */
export function walk(s: State, man: Man, direction: Direction): Walk {
  const seat = seatOf(man)
  const from = s.men[man]!
  const ray = RAYS[direction]![from]!
  const to = ray[s.number - 1]
  if (to === undefined) return 'off-pitch'
  let saved = false
  for (let i = 0; i < s.number - 1; i++) {
    if (!canPass(s, seat, ray[i]!)) return 'wall'
    if (isTheirKeeper(s, seat, ray[i]!)) saved = true
  }
  if (isGoal(to)) return direction === BACK[seat] ? 'off-pitch' : saved ? 'saved' : 'shoots'
  if (isGoalLineTaken(s, man, to)) return 'goal-line'
  if (isFree(s, to)) return 'walks'
  if (seatOf(s.board[to]!) === seat) return 'taken'
  if (!isInArea(seat, from)) return 'not-in-area'
  if (direction === BACK[seat]) return 'not-backward'
  return hasRoom(s, ray[s.number]) ? 'defends' : 'no-room'
}

const hasRoom = (s: State, behind: Field | undefined): boolean =>
  behind !== undefined && isFree(s, behind) && !isGoal(behind)

const isPossible = (walk: Walk): boolean => walk === 'walks' || walk === 'shoots' || walk === 'defends'

export function turnMoves(s: State, seat: Seat): Move[] {
  const all: Move[] = []
  const ways = waysOf(s, seat)
  for (let man = keeperOf(seat); man < keeperOf(seat) + TEAM; man++) {
    if (!isReady(s, man)) continue
    const from = s.men[man]!
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i]!
      if (isPossible(walk(s, man, way))) all.push(step(from, RAYS[way]![from]![s.number - 1]!))
    }
  }
  return all
}

/** voetbalspel.all-who-can: whether anyone is left who can and must move. */
export function canAnyoneMove(s: State, seat: Seat): boolean {
  const ways = waysOf(s, seat)
  for (let man = keeperOf(seat); man < keeperOf(seat) + TEAM; man++) {
    if (isReady(s, man) && ways.some((way) => isPossible(walk(s, man, way)))) return true
  }
  return false
}

/** The direction of a move that was thrown. */
export const wayTo = (s: State, seat: Seat, from: Field, to: Field): Direction | undefined =>
  waysOf(s, seat).find((way) => RAYS[way]![from]![s.number - 1] === to)

/** voetbalspel.push: drives an opponent as far as the number, to the last free field before the edge or a man. */
export function drive(s: State, victim: Man, direction: Direction): Field {
  const ray = RAYS[direction]![s.men[victim]!]!
  let to = s.men[victim]!
  for (let i = 0; i < s.number && hasRoom(s, ray[i]); i++) to = ray[i]!
  put(s, victim, to)
  return to
}

/** How many men have moved on this throw. */
export function countMoved(s: State): number {
  let count = 0
  for (let bits = s.moved; bits !== 0; bits &= bits - 1) count++
  return count
}

/** Steps of one man of this seat, of any except `except`, that go this many squares straight forward. */
export function forwardMoves(s: State, seat: Seat, squares: number, except = NO_MAN): Move[] {
  const all: Move[] = []
  for (let man = keeperOf(seat); man < keeperOf(seat) + TEAM; man++) {
    if (man === except || s.men[man] === NOWHERE) continue
    const to = forward(s, man, squares)
    if (to !== NOWHERE) all.push(step(s.men[man]!, to))
  }
  return all
}
