import type { Seat } from '@spellendoos/kernel'
import { enclosed } from './enclosure.ts'
import { endingOf } from './endings.ts'
import { fromOf, FREE, PASS, toOf, type Move, type Steps } from './state.ts'
import { canReturn, type Variant } from './variant.ts'

/** Makes a move, or passes, and passes the turn. Returns the fields of the men that were removed. */
export function playMove(v: Variant, s: Steps, seat: Seat, move: Move): readonly number[] {
  let taken: readonly number[] = NONE
  let progress = false
  let final = false
  if (move !== PASS) {
    const side = v.sides[seat]!
    const from = fromOf(move)
    const to = toOf(move)
    carry(s, from, to)
    if (v.record.aim === 'enclose') taken = takeEnclosed(v, s, seat)
    else s.far[seat]! += side.far[to]! - side.far[from]!
    final = taken.length > 0 || !canReturn(side, from, to)
    progress = final || s.far[seat]! < s.nearest[seat]!
    if (s.far[seat]! < s.nearest[seat]!) s.nearest[seat] = s.far[seat]!
  }
  follow(s, seat, move, taken, final)
  s.last = move
  s.quiet = progress ? 0 : s.quiet + 1
  s.seat = 1 - seat
  if (seat === 1) s.turn++
  endingOf(v, s)
  return taken
}

const NONE: readonly number[] = []

export function carry({ board, men }: Steps, from: number, to: number): void {
  const man = board[from]!
  board[from] = FREE
  board[to] = man
  men[man - 1] = to
}

/** First the opponent's enclosed men are removed, then those of the player who moved. */
function takeEnclosed(v: Variant, s: Steps, seat: Seat): readonly number[] {
  const others = enclosed(v, s, 1 - seat)
  for (const field of others) takeOff(s, field)
  const own = enclosed(v, s, seat)
  for (const field of own) takeOff(s, field)
  return own.length === 0 ? others : [...others, ...own]
}

function takeOff({ board, men }: Steps, field: number): void {
  men[board[field]! - 1] = 0
  board[field] = FREE
}

/** Writes the new position on the trail. After an irreversible move no earlier position can recur. */
function follow(s: Steps, seat: Seat, move: Move, taken: readonly number[], final: boolean): void {
  if (taken.length > 0) {
    s.trail = [bits(s, 0), bits(s, 1)]
    return
  }
  const { trail } = s
  const change = move === PASS ? 0 : bit(toOf(move)) - bit(fromOf(move))
  const first = trail[trail.length - 2]! + (seat === 0 ? change : 0)
  const second = trail[trail.length - 1]! + (seat === 1 ? change : 0)
  if (final) s.trail = [first, second]
  else trail.push(first, second)
}

const POWERS: readonly number[] = Array.from({ length: 64 }, (_, field) => 2 ** (field - 1))
const bit = (field: number): number => POWERS[field]!

/** One player's men as a number. */
export function bits({ men }: Steps, seat: Seat): number {
  const half = men.length / 2
  let sum = 0
  for (let man = seat * half; man < (seat + 1) * half; man++) if (men[man]! > 0) sum += bit(men[man]!)
  return sum
}
