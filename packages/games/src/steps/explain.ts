import type { Seat } from '@spellendoos/kernel'
import { DIAGONALS, EDGE, type Direction } from './fields.ts'
import { movesOf } from './moves.ts'
import { PASSING } from './notation.ts'
import { fromOf, FREE, moveOf, ownerOf, PASS, type Steps } from './state.ts'
import type { Side, Variant } from './variant.ts'

/** The rules that can forbid something. */
type Forbidding =
  | 'turn'
  | 'fields'
  | 'one-man'
  | 'own-men'
  | 'diagonal'
  | 'one-step'
  | 'forward'
  | 'jump-ways'
  | 'free-field'
  | 'elsewhere'
  | 'jump'
  | 'not-over-own'
  | 'chain'
  | 'pass'
  | 'notation'

/** The rule that forbids what was tried, if it is a list of fields or a pass and not a legal move. */
export function whyNot(v: Variant, s: Steps, seat: Seat, tried: string): Forbidding | undefined {
  const { fields, withoutMove } = v.record
  if (tried === PASSING) {
    if (withoutMove === 'loses') return undefined
    return seat === s.seat ? 'pass' : 'turn'
  }
  const shape = new RegExp(`^${fields.shape.source}(?:[-x]${fields.shape.source})*$`)
  if (!shape.test(tried)) return undefined
  if (seat !== s.seat) return 'turn'
  const path = tried.split(/[-x]/).map((name) => fields.called(name) ?? EDGE)
  if (path.includes(EDGE)) return 'fields'
  const from = path[0]!
  const man = s.board[from]!
  if (man === FREE) return 'one-man'
  if (ownerOf(s, man) !== seat) return 'own-men'
  if (path.length === 1) return whyStuck(v, s, seat, from)
  if (path.at(-1) === from) return 'elsewhere'
  return path.length === 2
    ? whyNotTo(v, v.sides[seat]!, s, from, path[1]!)
    : whyNotAlong(v, v.sides[seat]!, s, path)
}

/** A man of one's own that cannot move; `undefined` if it can, because then the move is only half made. */
function whyStuck(v: Variant, s: Steps, seat: Seat, from: number): Forbidding | undefined {
  const moves = movesOf(v, s, seat)
  if (moves.some((move) => move !== PASS && fromOf(move) === from)) return undefined
  return 'free-field'
}

/** Start and end only: a step, a jump, or a chain whose landing fields are not named. */
function whyNotTo(v: Variant, side: Side, s: Steps, from: number, to: number): Forbidding {
  if (s.board[to] !== FREE) return 'free-field'
  if (movesOf(v, s, side.seat).some((move) => move === moveOf(from, to))) return 'notation'
  return whyNoHop(v, side, s, from, to) ?? 'notation'
}

/** Follows the jumps one by one. */
function whyNotAlong(v: Variant, side: Side, s: Steps, path: readonly number[]): Forbidding {
  if (s.jumps === 'nobody') return 'one-step'
  const from = path[0]!
  for (let i = 1; i < path.length; i++) {
    const at = path[i - 1]!
    const to = path[i]!
    if (to !== from && s.board[to] !== FREE) return 'free-field'
    const line = lineBetween(v, at, to)
    if (line !== undefined && line.between.length === 0) return 'chain'
    const wrong = whyNoHop(v, side, s, at, to)
    if (wrong !== undefined) return wrong
  }
  return 'notation'
}

interface Line {
  readonly way: Direction
  /** The fields that are jumped over. */
  readonly between: readonly number[]
}

/** The diagonal from one field to another, if there is one. */
function lineBetween({ record: { fields } }: Variant, from: number, to: number): Line | undefined {
  for (const way of DIAGONALS) {
    const between: number[] = []
    for (let at = fields.next(from, way); at !== EDGE; at = fields.next(at, way)) {
      if (at === to) return { way, between }
      between.push(at)
    }
  }
  return undefined
}

/** What is wrong with going from one field to a free one, if anything. */
function whyNoHop(v: Variant, side: Side, s: Steps, from: number, to: number): Forbidding | undefined {
  const line = lineBetween(v, from, to)
  if (line === undefined) return 'diagonal'
  const { way, between } = line
  const goes = side.ways.some(([columns, rows]) => columns === way[0] && rows === way[1])
  const men = between.filter((field) => s.board[field] !== FREE)
  if (men.length === 0) {
    if (!goes) return 'forward'
    return between.length > 0 ? 'one-step' : undefined
  }
  if (s.jumps === 'nobody') return 'one-step'
  if (between.length > 1) return 'jump'
  if (s.jumps === 'opponents' && ownerOf(s, s.board[between[0]!]!) === side.seat) return 'not-over-own'
  return goes ? undefined : 'jump-ways'
}
