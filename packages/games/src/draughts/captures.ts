import { lowestBit, stepOnto } from './sets.ts'
import { free, men, newSet, prey } from './sight.ts'
import { endOf, FREE, isKing, KING, startOf, type Draughts, type Move } from './state.ts'
import type { Side, Variant } from './variant.ts'

/** The pieces that men jump over first, and where they land behind them. */
const over = newSet()
const landings = newSet()

/** No way at all, where nothing has been jumped over yet. */
const NO_WAY = -1

/** One search at a time: where it stands is kept here, so that it makes nothing but its answer. */
let variant: Variant
let side: Side
let board: number[]
/** The field the piece started from: it counts as free, for the piece has left it. */
let origin = 0
let atOnce = false
const path: number[] = []
const takes: number[] = []
let everyRoute = false
let longestOnly = false
let longest = 0
let found: Move[] = []

/** Whether only the captures that take most are allowed. */
export const isLongestOnly = (v: Variant, s: Draughts): boolean => s.slagplicht && v.record.longest

function begin(v: Variant, of: Side, s: Draughts, all: boolean): void {
  variant = v
  side = of
  // Where pieces leave at once, the search takes them off a board of its own.
  atOnce = v.record.takenAtOnce
  board = atOnce ? s.board.slice() : s.board
  everyRoute = all
  longestOnly = !all && isLongestOnly(v, s)
  longest = 0
  found = []
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
    if (!begun) begin(v, of, s, false)
    begun = true
    for (let word = 0; word < v.words; word++) {
      for (let left = landings[word]!; left !== 0; left &= left - 1) {
        goOnAfter(moves[lowestBit(word, left)]!, way)
      }
    }
  }
  if (hasKings) {
    if (!begun) begin(v, of, s, false)
    begun = true
    const king = of.own | KING
    for (let from = 1; from < board.length; from++) if ((board[from]! & king) === king) searchFrom(from)
  }
  return begun ? found : []
}

/** Every way to capture with the piece on a field, with every choice of landing fields, however many it takes. */
export function routesFrom(v: Variant, of: Side, s: Draughts, from: number): Move[] {
  begin(v, of, s, true)
  searchFrom(from)
  return found
}

function searchFrom(from: number): void {
  origin = from
  path[0] = from
  if (isKing(board[from]!)) searchKing(from, 0, NO_WAY)
  else searchMan(from, 0, NO_WAY)
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
 * Goes on from a field with `taken` pieces behind it; answers whether that was possible. Straight back leads
 * nowhere: over the piece that was jumped last, or, where that has left at once, where no piece may turn.
 */
function searchMan(at: number, taken: number, back: number): boolean {
  const { crownedInPassing, menTakeKings } = variant.record
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
    takes[taken] = jumped
    path[taken + 1] = to
    const lifted = liftOff(jumped)
    if (!searchMan(to, taken + 1, turned[way]!)) keep(taken + 1)
    putBack(jumped, lifted)
  }
  return goesOn
}

/** A king looks along its lines for the first piece, and may land on any free field behind it. */
function searchKing(at: number, taken: number, back: number): boolean {
  const { ways, back: turned, starts, along } = side.kingJumpLines
  let goesOn = false
  for (let way = 0; way < ways; way++) {
    if (way === back) continue
    let i = starts[at * ways + way]!
    while (board[along[i]!] === FREE || along[i] === origin) i++
    const jumped = along[i]!
    if ((board[jumped]! & side.prey) === 0 || isTaken(jumped, taken)) continue
    const lifted = liftOff(jumped)
    for (i++; board[along[i]!] === FREE || along[i] === origin; i++) {
      goesOn = true
      takes[taken] = jumped
      path[taken + 1] = along[i]!
      if (!searchKing(along[i]!, taken + 1, turned[way]!)) keep(taken + 1)
    }
    putBack(jumped, lifted)
  }
  return goesOn
}

/** A piece jumped over stays where it is until the move is made, and is not jumped again. */
function isTaken(field: number, taken: number): boolean {
  for (let i = 0; i < taken; i++) if (takes[i] === field) return true
  return false
}

/** Keeps a capture that cannot go on, ready made if it is. */
function keep(taken: number, ready?: Move): void {
  if (longestOnly && taken !== longest) {
    if (taken < longest) return
    longest = taken
    found = []
  }
  if (taken > 1 && !everyRoute && isKnown(taken)) return
  found.push(ready ?? { path: path.slice(0, taken + 1), takes: takes.slice(0, taken) })
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
