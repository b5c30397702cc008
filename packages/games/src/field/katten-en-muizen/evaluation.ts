import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey, mostPromising, randomWords } from '@spellendoos/mechanics'
import { FIELDS, NEIGHBOURS, NEXT, OPPOSITE, SIZE, WAYS } from '../board.ts'
import { fromOf, HAND, toOf, type Move } from '../slide.ts'
import { isMouse, MICE, MOUSE_COUNT, moves, STOP, type State } from './rules.ts'

/**
 * The worth of a captured mouse, of one that a cat can capture, of a free field next to a cat, and of a step between a
 * mouse and the cats.
 */
const TAKEN = 0.25
const HANGING = 0.05
const WAY_OUT = 0.02
const STEP = 0.004
/** A mouse that could be captured if a cat came to it: the nearer the cats, the worse. */
const EXPOSED = 0.15
/** A mouse that cannot be captured blocks the cats: the nearer, the better. */
const SAFE = 0.06
/** How many mice can be lost before the cats are better off. */
const SPARE = 3
/** The best distance of mice from the cats before they move. */
const APART = 3
/** How many moves of the mice are considered. */
const WIDE = 20
const PLACES = 10

/** The steps between any two fields. */
const DISTANCES = Uint8Array.from({ length: FIELDS * FIELDS }, (_, both) => {
  const [one, other] = [Math.floor(both / FIELDS), both % FIELDS]
  return Math.max(
    Math.abs((one % SIZE) - (other % SIZE)),
    Math.abs(Math.floor(one / SIZE) - Math.floor(other / SIZE)),
  )
})
const catsOf = (s: State): readonly number[] => s.pieces.slice(MOUSE_COUNT)
function toCats(cats: readonly number[], field: number): number {
  let nearest = SIZE
  for (const cat of cats) nearest = Math.min(nearest, DISTANCES[cat * FIELDS + field]!)
  return nearest
}

/** Whether a cat could jump over a mouse if it were next to it. */
function isExposed({ board }: State, field: number): boolean {
  for (let way = 0; way < OPPOSITE; way++) {
    const one = NEXT[field * WAYS + way]!
    const other = NEXT[field * WAYS + way + OPPOSITE]!
    if (one >= 0 && other >= 0 && board[one] === 0 && board[other] === 0) return true
  }
  return false
}

function forMice(s: State): number {
  const cats = catsOf(s)
  let sum = TAKEN * (SPARE - s.taken)
  for (const cat of cats) {
    for (let way = 0; way < WAYS; way++) {
      const next = NEXT[cat * WAYS + way]!
      if (next < 0) continue
      if (s.board[next] === 0) sum -= WAY_OUT
      else if (isMouse(s.board[next]!)) {
        const behind = NEXT[next * WAYS + way]!
        if (behind >= 0 && s.board[behind] === 0) sum -= HANGING
      }
    }
  }
  for (let mouse = 0; mouse < MOUSE_COUNT; mouse++) {
    const field = s.pieces[mouse]!
    if (field < 0) continue
    const steps = toCats(cats, field)
    sum += isExposed(s, field) ? -EXPOSED / steps : SAFE / steps - STEP * steps
  }
  return Math.tanh(sum + WAY_OUT * WAYS)
}

/** A mouse is placed near the cats, out of their reach, next to others. */
function places(s: State, all: readonly Move[]): readonly Move[] {
  const cats = catsOf(s)
  const call = (move: Move): number => {
    const field = toOf(move)
    const company = NEIGHBOURS[field]!.filter((near) => isMouse(s.board[near]!)).length
    return Math.min(company, 2) - 2 * Math.abs(toCats(cats, field) - APART)
  }
  return mostPromising(all, call, PLACES)
}

function thinkable(s: State, seat: Seat): readonly Move[] {
  const all = moves(s, seat)
  if (seat !== MICE) return all
  if (s.hand > 0) return places(s, all)
  const cats = catsOf(s)
  const near = (move: Move): number => toCats(cats, toOf(move)) + toCats(cats, fromOf(move)) / 2
  return mostPromising(all, (move) => -near(move), WIDE)
}

const isJump = (s: State, move: Move): boolean =>
  move !== STOP && s.seat !== MICE && fromOf(move) !== HAND && !NEIGHBOURS[fromOf(move)]!.includes(toOf(move))

/** Random words for a mouse and for a cat on each field. */
const low = randomWords(2 * FIELDS, 1)
const high = randomWords(2 * FIELDS, 2)

function key({ pieces, seat, hand, jumping }: State): number {
  let lowKey = 0
  let highKey = 0
  for (let i = 0; i < pieces.length; i++) {
    if (pieces[i]! < 0) continue
    const word = (i < MOUSE_COUNT ? 0 : FIELDS) + pieces[i]!
    lowKey ^= low[word]!
    highKey ^= high[word]!
  }
  return mixedKey([seat, hand, jumping, lowKey, highKey])
}

export const evaluation: Evaluation<State, Move> = {
  worth: (s, seat) => (seat === MICE ? forMice(s) : -forMice(s)),
  key,
  forcing: isJump,
  promise: (s, move) => (isJump(s, move) ? 1 : 0),
  mark: (move) => (move === STOP ? 0 : move % (FIELDS * FIELDS)),
  thinkable,
}
