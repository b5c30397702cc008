import type { By, Result, Seat, Tell } from '@spellendoos/kernel'
import { NOBODY, onlySeat } from '@spellendoos/mechanics'
import { BOARD, FIELDS, NEIGHBOURS, NEXT, WAYS } from '../board.ts'
import { boxOf } from '../drawing.ts'
import { fromOf, HAND, moveOf, PLACING, toOf, type Move } from '../slide.ts'
import { clearTrail, copyTrail, follow, newTrail, timesSeen, type Trail } from '../trail.ts'

/** katten-en-muizen.seats */
export const MICE: Seat = 0
export const CATS: Seat = 1
export const MOUSE_COUNT = 19
/** katten-en-muizen.cats */
export const CAT_FIELDS = ['h8', 'i9'].map((name) => BOARD.called(name))
/** katten-en-muizen.cats-win: the fewest mice that can lock two cats in. */
export const FEWEST_MICE = 9
/** katten-en-muizen.fifty-turns, of each player */
export const QUIET_TURNS = 50
/** katten-en-muizen.repetition */
export const REPETITIONS = 3

/** A cat that could jump on stops here. */
export const STOP: Move = -2

export type Ending =
  | 'katten-en-muizen.mice-win'
  | 'katten-en-muizen.cats-win'
  | 'katten-en-muizen.repetition'
  | 'katten-en-muizen.fifty-turns'

export interface State {
  /** What is on each field: mice 1–19, cats 20 and 21, 0 for nothing. */
  readonly board: number[]
  /** The field of each mouse and then each cat; −1 when it is off the board. */
  readonly pieces: number[]
  /** Mice that are still to be placed, and mice that were taken. */
  hand: number
  taken: number
  seat: Seat
  /** The field of a cat in the middle of a chain of jumps; −1 for none. */
  jumping: number
  /** Turns in a row without a capture. */
  quiet: number
  readonly trail: Trail
  end: Ending | null
  last: Move | null
}

const FIRST_CAT = MOUSE_COUNT + 1
const PIECES = MOUSE_COUNT + CAT_FIELDS.length
export const isMouse = (piece: number): boolean => piece > 0 && piece < FIRST_CAT
export const isCat = (piece: number): boolean => piece >= FIRST_CAT
export const isOwn = (piece: number, seat: Seat): boolean => (seat === MICE ? isMouse(piece) : isCat(piece))

export function setup(): State {
  const s: State = {
    board: new Array<number>(FIELDS).fill(0),
    pieces: new Array<number>(PIECES).fill(-1),
    hand: MOUSE_COUNT,
    taken: 0,
    seat: MICE,
    jumping: -1,
    quiet: 0,
    trail: newTrail(),
    end: null,
    last: null,
  }
  CAT_FIELDS.forEach((field, i) => stand(s, FIRST_CAT + i, field))
  return s
}

export function stand(s: State, piece: number, field: number): void {
  s.board[field] = piece
  s.pieces[piece - 1] = field
}

/** Takes the piece on this field off the board. */
function lift(s: State, field: number): number {
  const piece = s.board[field]!
  s.board[field] = 0
  s.pieces[piece - 1] = -1
  return piece
}

export const copy = (s: State): State => ({
  board: s.board.slice(),
  pieces: s.pieces.slice(),
  hand: s.hand,
  taken: s.taken,
  seat: s.seat,
  jumping: s.jumping,
  quiet: s.quiet,
  trail: copyTrail(s.trail),
  end: s.end,
  last: s.last,
})

export const turn = (s: State): readonly By[] => (s.end === null ? onlySeat(s.seat) : NOBODY)

const NO_MOVES: readonly Move[] = []

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.end !== null) return NO_MOVES
  const found: Move[] = []
  if (s.hand > 0) {
    for (let field = 0; field < FIELDS; field++) if (s.board[field] === 0) found.push(PLACING[field]!)
    return found
  }
  if (s.jumping >= 0) {
    addJumps(found, s, s.jumping)
    found.push(STOP)
    return found
  }
  const [first, end] = seat === CATS ? [MOUSE_COUNT, PIECES] : [0, MOUSE_COUNT]
  for (let i = first; i < end; i++) {
    const field = s.pieces[i]!
    if (field < 0) continue
    addSteps(found, s, field)
    if (seat === CATS) addJumps(found, s, field)
  }
  return found
}

function addSteps(found: Move[], { board }: State, from: number): void {
  const neighbours = NEIGHBOURS[from]!
  for (let i = 0; i < neighbours.length; i++) {
    if (board[neighbours[i]!] === 0) found.push(moveOf(from, neighbours[i]!))
  }
}

/** The field between two fields that are two apart in a straight line; −1 if there is none. */
export function between(from: number, to: number): number {
  for (let way = 0; way < WAYS; way++) {
    const over = NEXT[from * WAYS + way]!
    if (over >= 0 && NEXT[over * WAYS + way] === to) return over
  }
  return -1
}

/** katten-en-muizen.jump */
function addJumps(found: Move[], { board }: State, from: number): void {
  for (let way = 0; way < WAYS; way++) {
    const over = NEXT[from * WAYS + way]!
    if (over < 0 || !isMouse(board[over]!)) continue
    const to = NEXT[over * WAYS + way]!
    if (to >= 0 && board[to] === 0) found.push(moveOf(from, to))
  }
}

export const canStep = ({ board }: State, from: number): boolean =>
  NEIGHBOURS[from]!.some((near) => board[near] === 0)

export function canJump(s: State, from: number): boolean {
  const found: Move[] = []
  addJumps(found, s, from)
  return found.length > 0
}

/** Whether any cat can step or jump. */
function areCatsFree(s: State): boolean {
  for (let i = MOUSE_COUNT; i < PIECES; i++) {
    const field = s.pieces[i]!
    if (canStep(s, field) || canJump(s, field)) return true
  }
  return false
}

export function play(s: State, _by: By, move: Move, tell?: Tell): void {
  const { seat } = s
  if (move === STOP) tell?.({ fact: 'stopped', seat })
  else if (fromOf(move) === HAND) place(s, toOf(move), tell)
  else if (isMouse(s.board[fromOf(move)]!) || NEIGHBOURS[fromOf(move)]!.includes(toOf(move)))
    step(s, move, tell)
  else if (jump(s, move, tell)) return
  s.last = move === STOP ? s.last : move
  s.jumping = -1
  if (s.hand === 0) s.seat = 1 - seat
  s.end = ending(s)
  if (tell !== undefined && s.end !== null) tell({ fact: ENDED[s.end], seat })
}

/** The mouse player goes on until all mice are placed. */
function place(s: State, to: number, tell?: Tell): void {
  stand(s, MOUSE_COUNT - s.hand + 1, to)
  s.hand--
  const name = BOARD.names[to]!
  tell?.({ fact: 'placed', seat: MICE, path: [boxOf(MICE), name], to: name })
}

function step(s: State, move: Move, tell?: Tell): void {
  const from = fromOf(move)
  const to = toOf(move)
  stand(s, lift(s, from), to)
  s.quiet++
  follow(s.trail, s.seat, from, to)
  if (tell !== undefined) tellStep(s, from, to, tell)
}

function tellStep(s: State, from: number, to: number, tell: Tell): void {
  const path = [BOARD.names[from]!, BOARD.names[to]!]
  tell({
    fact: s.seat === MICE ? 'mouse-steps' : 'cat-steps',
    seat: s.seat,
    path,
    from: path[0]!,
    to: path[1]!,
  })
}

/** Captures a mouse; returns whether the same cat may jump on. */
function jump(s: State, move: Move, tell?: Tell): boolean {
  const from = fromOf(move)
  const to = toOf(move)
  const over = between(from, to)
  stand(s, lift(s, from), to)
  lift(s, over)
  s.taken++
  s.quiet = 0
  clearTrail(s.trail)
  if (tell !== undefined) tellJump(from, over, to, tell)
  if (MOUSE_COUNT - s.taken < FEWEST_MICE || !canJump(s, to)) return false
  s.jumping = to
  s.last = move
  return true
}

function tellJump(from: number, over: number, to: number, tell: Tell): void {
  const path = [BOARD.names[from]!, BOARD.names[to]!]
  const at = BOARD.names[over]!
  tell({
    fact: 'cat-jumps',
    seat: CATS,
    path,
    takes: [at],
    into: boxOf(CATS),
    from: path[0]!,
    to: path[1]!,
    at,
  })
}

/** The rule that ends the match after a turn, if any. */
export function ending(s: State): Ending | null {
  if (s.hand > 0) return null
  if (MOUSE_COUNT - s.taken < FEWEST_MICE) return 'katten-en-muizen.cats-win'
  if (s.seat === CATS && !areCatsFree(s)) return 'katten-en-muizen.mice-win'
  if (timesSeen(s.trail, 2) >= REPETITIONS) return 'katten-en-muizen.repetition'
  return s.quiet >= 2 * QUIET_TURNS ? 'katten-en-muizen.fifty-turns' : null
}

const PLACES: Readonly<Record<Ending, readonly number[]>> = {
  'katten-en-muizen.mice-win': [1, 2],
  'katten-en-muizen.cats-win': [2, 1],
  'katten-en-muizen.repetition': [1, 1],
  'katten-en-muizen.fifty-turns': [1, 1],
}

export const result = (s: State): Result | undefined =>
  s.end === null ? undefined : { places: PLACES[s.end], why: s.end }

const ENDED: Readonly<Record<Ending, string>> = {
  'katten-en-muizen.mice-win': 'mice-won',
  'katten-en-muizen.cats-win': 'cats-won',
  'katten-en-muizen.repetition': 'drawn-repetition',
  'katten-en-muizen.fifty-turns': 'drawn-fifty-turns',
}
