import type { Seat } from '@spellendoos/kernel'
import { ALL_WAYS, isStraight, OPPOSITE, type Direction } from './fields.ts'
import { movesOf } from './moves.ts'
import { isSameCapture, reserveSpot } from './notation.ts'
import { endOf, FREE, isKing, isPlacing, startOf, type Draughts, type Move } from './state.ts'
import type { Side, Variant } from './variant.ts'

/** The rules that can forbid something. */
export type Forbidding =
  | 'turn'
  | 'fields'
  | 'one-piece'
  | 'own-pieces'
  | 'diagonal'
  | 'straight'
  | 'one-step'
  | 'forward'
  | 'free-field'
  | 'capture'
  | 'capture-ways'
  | 'kings-by-kings'
  | 'one-at-a-time'
  | 'not-over-own'
  | 'go-on'
  | 'must-capture'
  | 'longest-capture'
  | 'no-duty'
  | 'once'
  | 'taken-after'
  | 'no-turning-back'
  | 'passing'
  | 'king-move'
  | 'king-ways'
  | 'reserve'
  | 'base-row'
  | 'notation'

/** The rule that forbids what was tried, if it is a list of fields and not a legal move as written. */
export function whyNot(v: Variant, s: Draughts, seat: Seat, tried: string): Forbidding | undefined {
  if (v.record.reserve > 0 && /^[+r]/.test(tried)) return whyNotPlaced(v, s, seat, tried)
  if (!/^\d{1,3}([-x]\d{1,3})*$/.test(tried)) return undefined
  const path = tried.split(/[-x]/).map(Number)
  if (seat !== s.seat) return 'turn'
  if (!path.every((field) => isField(v, field))) return 'fields'
  const side = v.sides[seat]!
  const piece = s.board[path[0]!]!
  if (piece === FREE) return 'one-piece'
  if ((piece & side.own) === 0) return 'own-pieces'
  const own = movesOf(v, s, seat).filter((move) => startOf(move) === path[0])
  if (path.length === 1) return own.length > 0 ? undefined : whyStuck(v, side, s, path[0]!)
  const followed = follow(v, side, s, path)
  if (typeof followed === 'object') return whyNotCaptured(side, s, own, followed)
  return (path.length === 2 ? whyNotShort(side, s, own, path) : undefined) ?? followed
}

const isField = (v: Variant, field: number): boolean => field >= 1 && field <= v.record.fields.count

const PLACED = /^\+(?<field>\d{1,3})$/
const TAPPED = /^reserve-(?<colour>white|black)(?:-(?<field>\d{1,3}))?$/

/** A man from the reserve: a tap on it, with or without the field, or the move as it is written. */
function whyNotPlaced(v: Variant, s: Draughts, seat: Seat, tried: string): Forbidding | undefined {
  const read = PLACED.exec(tried) ?? TAPPED.exec(tried)
  if (read === null) return undefined
  const { colour, field } = read.groups!
  if (seat !== s.seat) return 'turn'
  if (colour !== undefined && reserveSpot(seat) !== `reserve-${colour}`) return 'own-pieces'
  if (s.reserve[seat] === 0) return 'reserve'
  const wrong = field === undefined ? undefined : whyNotOn(v, s, seat, Number(field))
  if (wrong !== undefined) return wrong
  const moves = movesOf(v, s, seat)
  if (moves.some(isPlacing)) return field === undefined ? undefined : 'notation'
  return moves.some(({ takes }) => takes.length > 0) ? 'must-capture' : 'free-field'
}

function whyNotOn(v: Variant, s: Draughts, seat: Seat, field: number): Forbidding | undefined {
  if (!isField(v, field)) return 'fields'
  if (!v.sides[seat]!.placings.some((placing) => startOf(placing) === field)) return 'base-row'
  return s.board[field] === FREE ? undefined : 'free-field'
}
/** A piece of one's own that has no legal move. */
function whyStuck(v: Variant, side: Side, s: Draughts, from: number): Forbidding {
  if (side.captures.endsFrom(s, from).ends.size > 0) return 'longest-capture'
  const { kingSteps, manSteps } = v.record
  const ways = isKing(s.board[from]!) ? kingSteps : manSteps
  const isFree = (way: Direction) => {
    const next = lineOf(v, side, from, way)[0]
    return next !== undefined && s.board[next] === FREE
  }
  return ways.some(isFree) ? 'must-capture' : 'free-field'
}

/** The rule about captures that take fewer pieces than another. */
const tooFew = (s: Draughts): Forbidding => (s.slagplicht ? 'longest-capture' : 'no-duty')

/** A possible capture, jump by jump: not written as it should be, cut short, or not the longest. */
function whyNotCaptured(side: Side, s: Draughts, own: readonly Move[], tried: Move): Forbidding {
  if (own.some((move) => isSameCapture(move, tried))) return 'notation'
  if (tried.path.length === 2 && own.some((move) => endOf(move) === endOf(tried))) return 'notation'
  return side.captures.canGoOn(s, tried) ? 'go-on' : tooFew(s)
}

/** Start and end alone: of a legal move, of a capture that takes too few, or of one that continues from there. */
function whyNotShort(
  side: Side,
  s: Draughts,
  own: readonly Move[],
  [from, to]: readonly number[],
): Forbidding | undefined {
  if (own.some((move) => endOf(move) === to)) return 'notation'
  const { ends, landings } = side.captures.endsFrom(s, from!)
  if (ends.has(to!)) return tooFew(s)
  return landings.has(to!) ? 'go-on' : undefined
}

const lineOf = (v: Variant, side: Side, from: number, way: Direction): number[] =>
  v.record.fields.line(from, side === v.sides[0] ? way : OPPOSITE[way])

/**
 * Follows the path field by field: the capture that it makes, the rule about the first field that the piece cannot
 * reach, or the duty to capture if a step would otherwise be possible.
 */
function follow(v: Variant, side: Side, s: Draughts, path: readonly number[]): Forbidding | Move {
  const { record } = v
  const origin = path[0]!
  const king = isKing(s.board[origin]!)
  const takes: number[] = []
  let before: Direction | undefined
  const isFree = (field: number) =>
    s.board[field] === FREE || field === origin || (record.takenAtOnce && takes.includes(field))
  for (let i = 1; i < path.length; i++) {
    const at = path[i - 1]!
    const to = path[i]!
    if (to === at) return 'free-field'
    if (i > 1 && !king && record.crownedInPassing && side.far[at]) return 'passing'
    const way = wayBetween(v, side, at, to)
    if (way === undefined) return offLine(v, king)
    const line = lineOf(v, side, at, way)
    const between = line.slice(0, line.indexOf(to))
    if (!isFree(to)) return takes.includes(to) ? 'taken-after' : 'free-field'
    const met = between.filter((field) => !isFree(field))
    if (met.some((field) => (s.board[field]! & side.own) !== 0)) return 'not-over-own'
    if (met.some((field) => takes.includes(field))) return met.length > 1 ? 'taken-after' : 'once'
    if (met.length > 1) return 'one-at-a-time'
    if (met.length === 0) return whyNoStep(v, way, between.length + 1, king, i, path.length)
    const wrong = whyNoJump(v, way, between.length, king, isKing(s.board[met[0]!]!))
    if (wrong !== undefined) return wrong
    if (before !== undefined && way === OPPOSITE[before]) return 'no-turning-back'
    before = way
    takes.push(met[0]!)
  }
  return { path, takes }
}

/** The direction from one field to another along a line of the game, if there is one. */
function wayBetween(v: Variant, side: Side, from: number, to: number): Direction | undefined {
  const { manSteps, manCaptures, kingSteps, kingCaptures } = v.record
  const ways = [...manSteps, ...manCaptures, ...kingSteps, ...kingCaptures]
  return ways.find((way) => lineOf(v, side, from, way).includes(to))
}

/** The rule about the lines on which pieces move, for a piece that left them. */
function offLine({ record }: Variant, king: boolean): Forbidding {
  if (king && record.kingSteps.length === ALL_WAYS.length) return 'king-ways'
  return isStraight(record.manSteps[0]!) ? 'straight' : 'diagonal'
}

/** What is wrong with a step over free fields only: if nothing else, that capturing takes precedence. */
function whyNoStep(
  v: Variant,
  way: Direction,
  far: number,
  king: boolean,
  hop: number,
  fields: number,
): Forbidding {
  const { manSteps, kingSteps } = v.record
  if (hop > 1) return 'go-on'
  const steps = king ? kingSteps : manSteps
  if (!steps.some((each) => isStraight(each) === isStraight(way))) return offLine(v, king)
  if (king) return fields > 2 ? 'king-move' : 'must-capture'
  if (!manSteps.includes(way)) return 'forward'
  return far > 1 || fields > 2 ? 'one-step' : 'must-capture'
}

/** What is wrong with a jump over one opposing piece, if anything. */
function whyNoJump(v: Variant, way: Direction, between: number, king: boolean, overKing: boolean) {
  const { manCaptures, kingCaptures, menTakeKings } = v.record
  const ways = king ? kingCaptures : manCaptures
  if (!ways.some((each) => isStraight(each) === isStraight(way))) return offLine(v, king)
  if (king) return undefined
  if (!ways.includes(way)) return 'capture-ways'
  if (between > 1) return 'capture'
  return overKing && !menTakeKings ? 'kings-by-kings' : undefined
}
