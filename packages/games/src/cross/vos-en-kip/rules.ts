import type { By, Result, RuleId, Tell } from '@spellendoos/kernel'
import { NOBODY, onlySeat } from '@spellendoos/mechanics'
import { between, NAMES, type Point } from '../lines.ts'
import { canJump, canMove, isFrozen, isJump, isProgress, takenBy, type Move } from './moves.ts'
import {
  BOTH_FROZEN,
  FOXES,
  HEN_KEYS,
  HENS,
  isHen,
  MOST_HENS,
  positionKey,
  SQUARE,
  type State,
} from './state.ts'

/** vos-en-kip.no-progress: turns of both players together. */
export const QUIET_TURNS = 100
/** vos-en-kip.repetition */
export const REPETITIONS = 3

export const turn = (s: State): readonly By[] => (s.end === null ? onlySeat(s.seat) : NOBODY)

export function play(s: State, _by: By, move: Move, tell?: Tell): void {
  const { seat } = s
  const progress = isProgress(s, move)
  if (seat === HENS) moveHen(s, move[0]!, move[1]!)
  else moveFox(s, move, tell)
  if (tell !== undefined && seat === HENS)
    tell({ fact: 'hen-moved', seat, path: names(move), from: NAMES[move[0]!]!, to: NAMES[move[1]!]! })
  s.last = move
  s.seat = 1 - seat
  remember(s, progress)
  s.end = ending(s)
  if (s.end !== null)
    tell?.({ fact: ENDED[s.end as Ending], seat: s.seat === HENS ? FOXES : HENS, ...winnerOf(s) })
}

/** Keeps the positions that can recur: after progress, only this one. */
function remember(s: State, progress: boolean): void {
  if (progress) {
    s.quiet = 0
    s.seen = [positionKey(s)]
  } else {
    s.quiet++
    s.seen.push(positionKey(s))
  }
}

const names = (points: readonly Point[]): string[] => points.map((point) => NAMES[point]!)

function moveHen(s: State, from: Point, to: Point): void {
  s.board[to] = s.board[from]!
  s.board[from] = 0
  s.henKey += HEN_KEYS[to]! - HEN_KEYS[from]!
}

function moveFox(s: State, move: Move, tell?: Tell): void {
  const fox = s.board[move[0]!]! - MOST_HENS - 1
  const jumps = isJump(move)
  const overlooked = jumps || s.compulsory ? 0 : couldJump(s)
  for (let i = 1; i < move.length; i++) {
    const from = move[i - 1]!
    const to = move[i]!
    if (jumps) {
      const over = between(from, to)
      s.board[over] = 0
      s.hens--
      s.henKey -= HEN_KEYS[over]!
    }
    s.board[to] = s.board[from]!
    s.board[from] = 0
  }
  s.foxes[fox] = move[move.length - 1]!
  // vos-en-kip.frozen, vos-en-kip.jump-frees, vos-en-kip.stop-early
  const thawed = jumps ? s.frozen : 0
  const froze = jumps ? stoppedEarly(s, fox) : overlooked
  s.frozen = (s.frozen & ~thawed) | froze
  if (tell !== undefined) tellFox(s, move, thawed, froze, tell)
}

/** The bit of a fox that has jumped and could jump again. */
const stoppedEarly = (s: State, fox: number): number =>
  !s.compulsory && canJump(s, s.foxes[fox]!) ? 1 << fox : 0

/** The foxes, a bit for each, that are not frozen and can jump now. */
function couldJump(s: State): number {
  let able = 0
  for (let fox = 0; fox < 2; fox++) if (!isFrozen(s, fox) && canJump(s, s.foxes[fox]!)) able |= 1 << fox
  return able
}

function tellFox(s: State, move: Move, thawed: number, froze: number, tell: Tell): void {
  const path = names(move)
  const way = { seat: FOXES, path, from: path[0]!, to: path.at(-1)! }
  const takes = names(takenBy(move))
  if (takes.length > 0) tell({ fact: 'fox-jumped', ...way, takes, n: takes.length })
  else tell({ fact: 'fox-moved', ...way })
  if (thawed !== 0) tell({ fact: 'thawed', seat: FOXES })
  for (let fox = 0; fox < 2; fox++)
    if ((froze & (1 << fox)) !== 0) tell({ fact: 'froze', seat: FOXES, point: NAMES[s.foxes[fox]!]! })
}

/** How often this position, with this player to move, has occurred. */
export function timesSeen({ seen }: State): number {
  const now = seen[seen.length - 1]
  let times = 1
  for (let i = seen.length - 3; i >= 0; i -= 2) if (seen[i] === now) times++
  return times
}

function squareIsFull({ board }: State): boolean {
  for (let i = 0; i < SQUARE.length; i++) if (!isHen(board[SQUARE[i]!]!)) return false
  return true
}

/** The rules that end a match. */
type Ending =
  | 'vos-en-kip.too-few'
  | 'vos-en-kip.square-full'
  | 'vos-en-kip.both-frozen'
  | 'vos-en-kip.foxes-stuck'
  | 'vos-en-kip.hens-stuck'
  | 'vos-en-kip.repetition'
  | 'vos-en-kip.no-progress'

/** The rule that ends the match before the seat on turn moves, if any. A loss takes precedence over a draw. */
export function ending(s: State): Ending | null {
  if (s.hens < SQUARE.length) return 'vos-en-kip.too-few'
  if (squareIsFull(s)) return 'vos-en-kip.square-full'
  if (s.frozen === BOTH_FROZEN) return 'vos-en-kip.both-frozen'
  if (!canMove(s)) return s.seat === FOXES ? 'vos-en-kip.foxes-stuck' : 'vos-en-kip.hens-stuck'
  if (timesSeen(s) >= REPETITIONS) return 'vos-en-kip.repetition'
  return s.quiet >= QUIET_TURNS ? 'vos-en-kip.no-progress' : null
}

const ENDED: Readonly<{ [why in Ending]: string }> = {
  'vos-en-kip.too-few': 'won-too-few',
  'vos-en-kip.square-full': 'won-square',
  'vos-en-kip.both-frozen': 'won-frozen',
  'vos-en-kip.foxes-stuck': 'won-foxes-stuck',
  'vos-en-kip.hens-stuck': 'won-hens-stuck',
  'vos-en-kip.repetition': 'drawn-repetition',
  'vos-en-kip.no-progress': 'drawn-no-progress',
}
const HENS_WIN: readonly RuleId[] = [
  'vos-en-kip.square-full',
  'vos-en-kip.both-frozen',
  'vos-en-kip.foxes-stuck',
]
const FOXES_WIN: readonly RuleId[] = ['vos-en-kip.too-few', 'vos-en-kip.hens-stuck']

/** The seat in the fact about the end, if somebody has won. */
function winnerOf({ end }: State): { seat?: number } {
  if (HENS_WIN.includes(end!)) return { seat: HENS }
  return FOXES_WIN.includes(end!) ? { seat: FOXES } : {}
}

export function result(s: State): Result | undefined {
  if (s.end === null) return undefined
  const { seat } = winnerOf(s)
  const places = seat === undefined ? [1, 1] : seat === HENS ? [1, 2] : [2, 1]
  return { places, why: s.end }
}
