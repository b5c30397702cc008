import type { By, Result, Tell } from '@spellendoos/kernel'
import { leftOf, NOBODY, onlySeat, placesByMost } from '@spellendoos/mechanics'
import { POINTS } from '../board.ts'
import { NAMES, type Point } from '../lines.ts'
import { canSlide, type Move } from './moves.ts'
import { isPartner, MOST_PAWNS, opposing, ownerOf, pawnsFor, pyramidsAt, type State } from './state.ts'

/** pyramide-spel.sixty-slides */
export const QUIET_SLIDES = 60
/** pyramide-spel.repetition */
export const REPETITIONS = 3

export const turn = (s: State): readonly By[] => (s.end === null ? onlySeat(s.seat) : NOBODY)

export function play(s: State, _by: By, move: Move, tell?: Tell): void {
  s.last = move
  if (s.takes > 0) takeOff(s, move[0]!, tell)
  else if (move.length === 1) placePawn(s, move[0]!, tell)
  else slide(s, move[0]!, move[1]!, tell)
  if (s.takes === 0) passOn(s, tell)
}

function placePawn(s: State, to: Point, tell?: Tell): void {
  const { seat } = s
  s.board[to] = seat * MOST_PAWNS + pawnsFor(s.seats) - s.hands[seat]! + 1
  s.hands[seat]!--
  s.standing[seat]!++
  tell?.({ fact: 'placed', seat, path: [NAMES[to]!], to: NAMES[to]! })
  build(s, to, tell)
}

function slide(s: State, from: Point, to: Point, tell?: Tell): void {
  s.board[to] = s.board[from]!
  s.board[from] = 0
  s.quiet++
  tell?.({ fact: 'slid', seat: s.seat, path: [NAMES[from]!, NAMES[to]!], from: NAMES[from]!, to: NAMES[to]! })
  build(s, to, tell)
}

/** pyramide-spel.built, pyramide-spel.two-at-once: every pyramid that is new with the pawn on this point. */
function build(s: State, point: Point, tell?: Tell): void {
  const { seat } = s
  const n = pyramidsAt(s, point, seat)
  if (n === 0) return
  s.built[seat]! += n
  s.quiet = 0
  if (s.seen.length > 0) s.seen.length = 0
  s.takes = Math.min(n, opposing(s, seat))
  tell?.({ fact: 'built', seat, n })
}

function takeOff(s: State, point: Point, tell?: Tell): void {
  const owner = ownerOf(s.board[point]!)
  s.board[point] = 0
  s.standing[owner]!--
  s.takes--
  const name = NAMES[point]!
  tell?.({ fact: 'taken', seat: s.seat, victimSeat: owner, takes: [name], point: name })
}

function passOn(s: State, tell?: Tell): void {
  s.seat = leftOf(s.seat, s.seats)
  remember(s)
  s.end = ending(s)
  if (s.end !== null) tell?.({ fact: ENDED[s.end as Ending], seat: s.seat })
}

const POWERS: readonly number[] = POINTS.map((_, point) => 2 ** (point + 1))

/** Adds the position as two whole numbers: the pawns of each of the two players, and who is to move. */
export function addPosition(s: State): void {
  let first: number = s.seat
  let second = 0
  for (let point = 0; point < s.board.length; point++) {
    const pawn = s.board[point]!
    if (pawn > MOST_PAWNS) second += POWERS[point]!
    else if (pawn > 0) first += POWERS[point]!
  }
  s.seen.push(first, second)
}

/** With two players, the positions that can recur: from the first slide on, since the last pyramid. */
function remember(s: State): void {
  if (s.seats === 2 && s.hands[s.seat] === 0) addPosition(s)
}

export function timesSeen({ seen }: State): number {
  const last = seen.length - 2
  let times = 1
  for (let i = last - 2; i >= 0; i -= 2) if (seen[i] === seen[last] && seen[i + 1] === seen[last + 1]) times++
  return times
}

type Ending = 'pyramide-spel.no-slide' | 'pyramide-spel.sixty-slides' | 'pyramide-spel.repetition'
const ENDED: Readonly<{ [why in Ending]: string }> = {
  'pyramide-spel.no-slide': 'ended-no-slide',
  'pyramide-spel.sixty-slides': 'ended-sixty',
  'pyramide-spel.repetition': 'ended-repetition',
}

/** The rule that ends the match before the seat on turn moves, if any. */
export function ending(s: State): Ending | null {
  if (s.hands[s.seat]! > 0 || s.takes > 0) return null
  if (!canSlide(s)) return 'pyramide-spel.no-slide'
  if (timesSeen(s) >= REPETITIONS) return 'pyramide-spel.repetition'
  return s.quiet >= QUIET_SLIDES ? 'pyramide-spel.sixty-slides' : null
}

/** pyramide-spel.add-up: the pyramids of a player and a partner together. */
const together = (s: State): number[] =>
  s.built.map((_, seat) => s.built.reduce((sum, n, other) => (isPartner(s, seat, other) ? sum + n : sum), 0))

export function result(s: State): Result | undefined {
  if (s.end === null) return undefined
  return { places: placesByMost(together(s)), scores: s.built, why: s.end }
}
