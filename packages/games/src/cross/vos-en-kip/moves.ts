import type { Seat, Spot } from '@spellendoos/kernel'
import { between, JUMPS, NAMES, NEIGHBOURS, rowOf, type Point } from '../lines.ts'
import { FOXES, isFox, isHen, type State } from './state.ts'

/** A move is the points it visits: two for a step, two or more for a chain of jumps. */
export type Move = readonly Point[]

const NO_MOVES: readonly Move[] = []

/** vos-en-kip.hen-step: forward is towards the square. */
const isForward = (from: Point, to: Point): boolean => rowOf(to) < rowOf(from)
export const isBack = (from: Point, to: Point): boolean => rowOf(to) > rowOf(from)

/** Every step and every first jump of a fox, precomputed, by starting point. */
const FOX_STEPS: readonly (readonly Move[])[] = NEIGHBOURS.map((around, from) =>
  around.map((to) => [from, to]),
)
const FOX_JUMPS: readonly (readonly Move[])[] = JUMPS.map((jumps, from) =>
  jumps.filter((_, i) => i % 2 === 1).map((to) => [from, to]),
)
/** The hens' steps by destination, because there are fewer free points than hens; and the start of each. */
const HEN_STEPS_TO: readonly (readonly Move[])[] = NEIGHBOURS.map((around, to) =>
  around.filter((from) => !isBack(from, to)).map((from) => [from, to]),
)
const HEN_SOURCES = HEN_STEPS_TO.map((steps) => steps.map((step) => step[0]!))

/** Progress: a hen that has stepped forward never returns. */
export const isProgress = (s: State, move: Move): boolean =>
  s.seat === FOXES ? isJump(move) : isForward(move[0]!, move[1]!)

export const isJump = (move: Move): boolean => between(move[0]!, move[1]!) >= 0

export function canJump(s: State, from: Point): boolean {
  const jumps = JUMPS[from]!
  for (let i = 0; i < jumps.length; i += 2)
    if (isHen(s.board[jumps[i]!]!) && s.board[jumps[i + 1]!] === 0) return true
  return false
}

/** Whether one of these points is free. */
function anyFree(s: State, points: readonly Point[]): boolean {
  for (let i = 0; i < points.length; i++) if (s.board[points[i]!] === 0) return true
  return false
}

export const isFrozen = (s: State, fox: number): boolean => (s.frozen & (1 << fox)) !== 0

/** Whether the seat on turn can move at all. */
export function canMove(s: State): boolean {
  if (s.seat === FOXES) {
    for (let fox = 0; fox < 2; fox++) {
      const from = s.foxes[fox]!
      if (!isFrozen(s, fox) && (anyFree(s, NEIGHBOURS[from]!) || canJump(s, from))) return true
    }
    return false
  }
  for (let to = 0; to < s.board.length; to++) {
    if (s.board[to] !== 0) continue
    const from = HEN_SOURCES[to]!
    for (let i = 0; i < from.length; i++) if (isHen(s.board[from[i]!]!)) return true
  }
  return false
}

function addSteps(
  found: Move[],
  board: readonly number[],
  targets: readonly Point[],
  steps: readonly Move[],
): void {
  for (let i = 0; i < targets.length; i++) if (board[targets[i]!] === 0) found.push(steps[i]!)
}

/**
 * Adds every chain of jumps from here, or only those that are finished; returns whether there are any. Hens are taken
 * off as they are jumped over and put back afterwards; the fox's own point counts as free during the chain.
 */
function addChains(found: Move[], board: number[], path: readonly Point[], finished: boolean): boolean {
  const from = path[path.length - 1]!
  const jumps = JUMPS[from]!
  let goesOn = false
  for (let i = 0; i < jumps.length; i += 2) {
    const over = jumps[i]!
    const to = jumps[i + 1]!
    const hen = board[over]!
    if (!isHen(hen) || board[to] !== 0) continue
    goesOn = true
    const longer = path.length === 1 ? FOX_JUMPS[from]![i >> 1]! : [...path, to]
    if (!finished) found.push(longer)
    board[over] = 0
    if (!addChains(found, board, longer, finished) && finished) found.push(longer)
    board[over] = hen
  }
  return goesOn
}

/**
 * Every order of jumps of a fox, including orders with the same result; vos-en-kip.stop-early: only the finished ones.
 */
export function chainsOf(s: State, from: Point): Move[] {
  const found: Move[] = []
  const board = s.board.slice()
  board[from] = 0
  addChains(found, board, [from], s.compulsory)
  return found
}

/** The points of the hens that a chain captures. */
export function takenBy(move: Move): Point[] {
  const taken: Point[] = []
  for (let i = 1; i < move.length; i++) {
    const over = between(move[i - 1]!, move[i]!)
    if (over >= 0) taken.push(over)
  }
  return taken
}

/** A chain's result: where it ends and what it captures, in whatever order. */
const outcome = (move: Move): string =>
  [move[0], move[move.length - 1], ...takenBy(move).toSorted((a, b) => a - b)].join()

/**
 * Chains with the same result are one move. Only a loop can be run in both directions, and the shortest has three
 * jumps.
 */
const LOOP = 4

function eachOnce(chains: Move[]): Move[] {
  if (chains.every(({ length }) => length < LOOP)) return chains
  const seen = new Set<string>()
  return chains.filter((chain) => {
    const key = outcome(chain)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.end !== null) return NO_MOVES
  const found: Move[] = []
  const { board } = s
  if (seat === FOXES) {
    for (let fox = 0; fox < 2; fox++) {
      const from = s.foxes[fox]!
      if (isFrozen(s, fox) || !canJump(s, from)) continue
      for (const chain of eachOnce(chainsOf(s, from))) found.push(chain)
    }
    if (found.length > 0 && s.compulsory) return found
    for (let fox = 0; fox < 2; fox++)
      if (!isFrozen(s, fox)) addSteps(found, board, NEIGHBOURS[s.foxes[fox]!]!, FOX_STEPS[s.foxes[fox]!]!)
    return found
  }
  for (let to = 0; to < board.length; to++) {
    if (board[to] !== 0) continue
    const from = HEN_SOURCES[to]!
    const steps = HEN_STEPS_TO[to]!
    for (let i = 0; i < from.length; i++) if (isHen(board[from[i]!]!)) found.push(steps[i]!)
  }
  return found
}

/** `d4-d5` for a step, `c5xc3xe1` for jumps. */
export const write = (move: Move): string => move.map((point) => NAMES[point]).join(isJump(move) ? 'x' : '-')

/** The points in the order in which they are visited; if another order has the same result, that one too. */
export function touches(s: State, move: Move): Spot[][] {
  const named = (path: Move) => path.map((point) => NAMES[point]!)
  if (move.length < LOOP || !isFox(s.board[move[0]!]!)) return [named(move)]
  const key = outcome(move)
  return chainsOf(s, move[0]!)
    .filter((chain) => chain.length === move.length && outcome(chain) === key)
    .map(named)
}
