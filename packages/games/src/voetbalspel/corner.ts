import type { Seat, Tell } from '@spellendoos/kernel'
import { columnOf, flagNear, isGoalColumn, NAMES, RAYS, rowOf, type Field } from './board.ts'
import { canEnd, canPass, isTheirKeeper, nearestFree } from './paths.ts'
import { step, toOf, type Move } from './moves.ts'
import { isFree, put, seatOf, type State } from './state.ts'

/** voetbalspel.corner */
export const THROWS = 2
const DIRECTIONS = { right: 2, left: 6, upRight: 1, downRight: 3, downLeft: 5, upLeft: 7 } as const

/** voetbalspel.corner-flag: a man who is at the flag makes room. */
export function awardCorner(s: State, tell?: Tell): void {
  const from = s.men[s.man]!
  const flag = flagNear(s.actor, from)
  const there = s.board[flag]!
  const makesRoom = !isFree(s, flag) && there !== s.man
  if (makesRoom)
    put(
      s,
      there,
      nearestFree(s, there, flag, (field) => field !== flag),
    )
  put(s, s.man, flag)
  s.last = [from, flag]
  s.phase = 'corner'
  s.throws = []
  const path = [NAMES[from]!, NAMES[flag]!]
  tell?.({ fact: 'corner', seat: s.actor, flag: path[1]!, path, ...(makesRoom ? { anew: true } : {}) })
}

/** Applies a throw; after the second the kick can be chosen. */
export function throwForCorner(s: State, eyes: number, tell?: Tell): 'waits' | 'done' {
  s.throws.push(eyes)
  tell?.({ fact: 'corner-throw', seat: s.actor, dice: [eyes], eyes })
  if (s.throws.length < THROWS) return 'waits'
  s.phase = 'corner-kick'
  if (cornerMoves(s).length > 0) return 'waits'
  tell?.({ fact: 'corner-stuck', seat: s.actor })
  return 'done'
}

export const cornerSum = (s: State): number => s.throws.reduce((sum, eyes) => sum + eyes, 0)

/** The fields along the goal line, and those diagonally into the pitch. */
function lines(flag: Field): readonly (readonly Field[])[] {
  const fromLeft = columnOf(flag) === 0
  const fromBelow = rowOf(flag) === 1
  const { right, left, upRight, upLeft, downRight, downLeft } = DIRECTIONS
  const along = fromLeft ? right : left
  const inward = fromLeft ? (fromBelow ? upRight : downRight) : fromBelow ? upLeft : downLeft
  return [RAYS[along]![flag]!, RAYS[inward]![flag]!]
}

/** voetbalspel.corner-sum: the farthest free field within the sum, not over a wall. */
function farthest(s: State, line: readonly Field[]): Field | undefined {
  const sum = cornerSum(s)
  let reached: Field | undefined
  for (let i = 0; i < sum && i < line.length; i++) {
    const field = line[i]!
    if (canEnd(s, s.man, field)) reached = field
    else if (!canPass(s, seatOf(s.man), field)) break
  }
  return reached
}

export function cornerMoves(s: State): Move[] {
  const flag = s.men[s.man]!
  return lines(flag).flatMap((line) => {
    const to = farthest(s, line)
    return to === undefined ? [] : [step(flag, to)]
  })
}

/** voetbalspel.corner-goal: exactly on g, h or i of the goal line, with no keeper on the way. */
function isCornerGoal(s: State, seat: Seat, to: Field): boolean {
  const along = lines(s.men[s.man]!)[0]!
  const sum = cornerSum(s)
  if (along[sum - 1] !== to || !isGoalColumn(to)) return false
  return !along.slice(0, sum).some((field) => isTheirKeeper(s, seat, field))
}

export function takeCorner(s: State, move: number, tell?: Tell): 'goal' | 'arrived' {
  const flag = s.men[s.man]!
  const to = toOf(move)
  const scores = isCornerGoal(s, s.actor, to)
  put(s, s.man, to)
  s.last = [flag, to]
  tell?.({ fact: 'corner-kick', seat: s.actor, to: NAMES[to]!, path: [NAMES[flag]!, NAMES[to]!] })
  return scores ? 'goal' : 'arrived'
}
