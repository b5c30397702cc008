import { lowestBit, stepOnto } from './sets.ts'
import { free, men, newSet, prey } from './sight.ts'
import { endOf, FREE, isKing, KING, startOf, type Draughts, type Move } from './state.ts'
import { endsOfTours, routesOfTour, toursOf } from './tours.ts'
import type { Side, Variant } from './variant.ts'

/** The pieces that men jump over first, and where they land behind them. */
const over = newSet()
const landings = newSet()

/** No way at all, where nothing has been jumped over yet. */
const NO_WAY = -1
/**
 * From so many pieces on, a king's search remembers where it has been, if pieces leave at once: short captures
 * are found faster without.
 */
const DEEP = 3
/** Where pieces stay, a king's search that has landed so often is left to the tours. */
const PATIENCE = 1000
/** Nobody needs more ways than this to tap one capture. */
const MOST_ROUTES = 100

/** One search at a time: where it stands is kept here, so that it makes nothing but its answer. */
let variant: Variant
let side: Side
let board: number[]
/** The field the piece started from: it counts as free, for the piece has left it. */
let origin = 0
let atOnce = false
const path: number[] = []
const takes: number[] = []
let longestOnly = false
let longest = 0
let found: Move[] = []
/** Only these pieces are jumped over, where all routes of one capture are looked for. */
let target: Move | undefined
/** Where the piece can end a capture and land on its way, where that is asked. */
let ended: Set<number> | undefined
let landed: Set<number> | undefined
/** How often a king may still land. */
let patience = 0
/** Fields and pieces taken by then that need no second look. */
const seen = new Set<number>()
/** A number for each piece that can be taken. */
const numbers: number[] = []

/** Whether only the captures that take most are allowed. */
const isLongestOnly = (v: Variant, s: Draughts): boolean => s.slagplicht && v.record.longest

function begin(v: Variant, of: Side, s: Draughts): void {
  variant = v
  side = of
  // Where pieces leave at once, the search takes them off a board of its own.
  atOnce = v.record.takenAtOnce
  board = atOnce ? s.board.slice() : s.board
  longestOnly = false
  longest = 0
  found = []
  target = undefined
  ended = undefined
  landed = undefined
  patience = PATIENCE
}

/**
 * The captures of a side that has just looked at the board; where it is a duty, only those that take most.
 * Captures that take the same pieces from and to the same fields are one move.
 */
export function capturesOf(v: Variant, of: Side, s: Draughts, hasKings: boolean): Move[] {
  const { manJumps } = of
  let begun = false
  for (let way = 0; way < manJumps.length; way++) {
    const { step, moves } = manJumps[way]!
    if (!stepOnto(step, men, prey, over) || !stepOnto(step, over, free, landings)) continue
    if (!begun) begin(v, of, s)
    begun = true
    longestOnly = isLongestOnly(v, s)
    for (let word = 0; word < v.words; word++) {
      for (let left = landings[word]!; left !== 0; left &= left - 1) {
        goOnAfter(moves[lowestBit(word, left)]!, way)
      }
    }
  }
  if (hasKings) {
    if (!begun) begin(v, of, s)
    begun = true
    longestOnly = isLongestOnly(v, s)
    const king = of.own | KING
    for (let from = 1; from < board.length; from++) if ((board[from]! & king) === king) searchFrom(from)
  }
  return begun ? found : []
}

/** Where the piece on a field can end a capture, however many pieces it takes, and where it can land on its way. */
export function endsFrom(v: Variant, of: Side, s: Draughts, from: number) {
  begin(v, of, s)
  ended = new Set()
  landed = new Set()
  searchFrom(from)
  return { ends: ended, landings: landed }
}

/** The ways to make a capture: over the same pieces to the same end, with every choice of landing fields. */
export function routesOf(v: Variant, of: Side, s: Draughts, capture: Move): Move[] {
  begin(v, of, s)
  target = capture
  searchFrom(startOf(capture))
  return found
}

/** Whether a piece that has made this capture so far can go on from its end. */
export function canGoOn(v: Variant, of: Side, s: Draughts, so: Move): boolean {
  begin(v, of, s)
  origin = startOf(so)
  if (seen.size > 0) seen.clear()
  so.path.forEach((field, i) => (path[i] = field))
  so.takes.forEach((field, i) => (takes[i] = field))
  so.takes.forEach(liftOff)
  const isKings = isKing(board[origin]!)
  const { ways, starts, along } = isKings ? of.kingJumpLines : of.manLines
  const taken = so.takes.length
  const leadsBack = (way: number) => {
    const line = endOf(so) * ways + way
    return along.slice(starts[line], starts[line + 1]).includes(so.path[taken - 1]!)
  }
  const back = Array.from({ length: ways }, (_, way) => way).findIndex(leadsBack)
  return isKings ? searchKing(endOf(so), taken, back) : searchMan(endOf(so), taken, back)
}

function searchFrom(from: number): void {
  origin = from
  path[0] = from
  if (seen.size > 0) seen.clear()
  if (isKing(board[from]!)) searchKingFrom(from)
  else searchMan(from, 0, NO_WAY)
}

/** A king has a moment to find its captures; where there are too many ways, its tours are worked out. */
function searchKingFrom(from: number): void {
  const before = found
  const count = found.length
  const most = longest
  patience = PATIENCE
  searchKing(from, 0, NO_WAY)
  if (patience >= 0) return
  const { prey, kingJumpLines } = side
  found = before
  found.length = count
  longest = most
  if (target !== undefined) found = routesOfTour(board, prey, kingJumpLines, target, MOST_ROUTES)
  else if (ended !== undefined)
    ({ ends: ended, landings: landed } = endsOfTours(board, prey, kingJumpLines, from))
  else keepTours(toursOf(board, prey, kingJumpLines, from, longestOnly))
}

/** A man's first jump is found: on from there. Most captures end there, and are ready made. */
function goOnAfter(first: Move, way: number): void {
  origin = first.path[0]!
  path[0] = origin
  path[1] = first.path[1]!
  takes[0] = first.takes[0]!
  const jumped = liftOff(takes[0])
  if (!searchMan(path[1], 1, side.manLines.back[way]!)) keep(1, first)
  putBack(takes[0], jumped)
}

/** Takes a piece that is jumped over off the board of the search, where it leaves at once. */
function liftOff(field: number): number {
  const piece = board[field]!
  if (atOnce) board[field] = FREE
  return piece
}

function putBack(field: number, piece: number): void {
  if (atOnce) board[field] = piece
}

/**
 * Goes on from a field with `taken` pieces behind it; answers whether that was possible.
 * Straight back leads nowhere: over the piece that was jumped last, or, where that has left at once, where no
 * piece may turn.
 */
function searchMan(at: number, taken: number, back: number): boolean {
  const { crownedInPassing, menTakeKings } = variant.record
  if (landed !== undefined && taken > 0) landed.add(at)
  if (crownedInPassing && taken > 0 && side.far[at]) return false
  const { ways, back: turned, starts, along } = side.manLines
  let goesOn = false
  for (let way = 0; way < ways; way++) {
    if (way === back) continue
    const start = starts[at * ways + way]!
    const jumped = along[start]!
    if ((board[jumped]! & side.prey) === 0 || (!menTakeKings && isKing(board[jumped]!))) continue
    const to = along[start + 1]!
    if ((board[to] !== FREE && to !== origin) || isTaken(jumped, taken)) continue
    goesOn = true
    if (!isWanted(jumped)) continue
    takes[taken] = jumped
    path[taken + 1] = to
    const lifted = liftOff(jumped)
    if (!searchMan(to, taken + 1, turned[way]!)) keep(taken + 1)
    putBack(jumped, lifted)
  }
  return goesOn
}

/**
 * A king looks along its lines for the first piece, and may land on any free field behind it. Answers whether
 * that was possible, or was seen to before.
 */
function searchKing(at: number, taken: number, back: number): boolean {
  if (landed !== undefined && taken > 0) landed.add(at)
  if (atOnce ? taken >= DEEP && wasHere(at, taken, back) : --patience < 0) return true
  const { ways, back: turned, starts, along } = side.kingJumpLines
  const before = found.length
  let goesOn = false
  for (let way = 0; way < ways; way++) {
    if (way === back) continue
    let i = starts[at * ways + way]!
    while (board[along[i]!] === FREE || along[i] === origin) i++
    const jumped = along[i]!
    if ((board[jumped]! & side.prey) === 0 || isTaken(jumped, taken)) continue
    const wanted = isWanted(jumped)
    const lifted = liftOff(jumped)
    for (i++; board[along[i]!] === FREE || along[i] === origin; i++) {
      goesOn = true
      if (!wanted) break
      takes[taken] = jumped
      path[taken + 1] = along[i]!
      if (!searchKing(along[i]!, taken + 1, turned[way]!)) keep(taken + 1)
    }
    putBack(jumped, lifted)
  }
  if (atOnce && taken >= DEEP && target !== undefined && found.length === before) forget(at, taken, back)
  return goesOn
}

/** A piece jumped over stays where it is until the move is made, and is not jumped again. */
function isTaken(field: number, taken: number): boolean {
  for (let i = 0; i < taken; i++) if (takes[i] === field) return true
  return false
}

const isWanted = (jumped: number): boolean =>
  target === undefined || (found.length < MOST_ROUTES && target.takes.includes(jumped))

/**
 * Whether the search need not look on from this field: it has stood there before with the same pieces taken,
 * come from the same side, or, where routes are looked for, none led on from there.
 */
function wasHere(at: number, taken: number, back: number): boolean {
  const key = keyOf(at, taken, back)
  if (seen.has(key)) return true
  if (target === undefined) seen.add(key)
  return false
}

/** No route of the target has been found from here. */
function forget(at: number, taken: number, back: number): void {
  const isEnd = taken === target!.takes.length && at === endOf(target!)
  if (!isEnd) seen.add(keyOf(at, taken, back))
}

/** A field, the way back from it and the pieces taken, twenty at most, as one number. */
function keyOf(at: number, taken: number, back: number): number {
  if (seen.size === 0) numberPieces(taken)
  let pieces = 0
  for (let i = 0; i < taken; i++) pieces |= 1 << numbers[takes[i]!]!
  return (pieces << 10) | (at << 3) | (back + 1)
}

function numberPieces(taken: number): void {
  let number = 0
  for (let field = 1; field < board.length; field++) {
    if ((board[field]! & side.prey) !== 0 || isTaken(field, taken)) numbers[field] = number++
  }
}

/** Keeps a capture that cannot go on, ready made if it is. */
function keep(taken: number, ready?: Move): void {
  if (ended !== undefined) {
    ended.add(path[taken]!)
    return
  }
  if (longestOnly && taken !== longest) {
    if (taken < longest) return
    longest = taken
    found = []
  }
  if (target === undefined) {
    if (taken > 1 && isKnown(taken)) return
  } else if (taken !== target.takes.length || path[taken] !== endOf(target)) return
  found.push(ready ?? { path: path.slice(0, taken + 1), takes: takes.slice(0, taken) })
}

/** Keeps the tours of a king; the longest alone, if it is so, are all as long. */
function keepTours(tours: readonly Move[]): void {
  const taken = tours[0]!.takes.length
  if (longestOnly && taken < longest) return
  if (longestOnly && taken > longest) {
    longest = taken
    found = []
  }
  for (const tour of tours) found.push(tour)
}

/** Whether a capture from and to the same fields that takes the same pieces has been found before. */
function isKnown(taken: number): boolean {
  for (const move of found) {
    if (startOf(move) !== origin || endOf(move) !== path[taken] || move.takes.length !== taken) continue
    let same = true
    for (let i = 0; i < taken && same; i++) same = isTaken(move.takes[i]!, taken)
    if (same) return true
  }
  return false
}
