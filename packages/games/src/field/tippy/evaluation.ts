import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey, mostPromising } from '@spellendoos/mechanics'
import { outcome } from './outcome.ts'
import { moves, ownerOf, RINGED, RINGS, scores, SIZE, type Move, type State } from './rules.ts'

/** The worth of a pawn won, and of one with this many others in its ring, none of them its owner's. */
const WON = 0.4
const DANGER = [0, 0.01, 0.05, 0.2]
const CLOSED = DANGER.length
/** How many moves of a position are considered. */
const WIDE = 14
const MIDDLE = 1e-4
/** The worth of a certain win; the rest tells one certain win or loss from another. */
const SURE = 0.96

/** How many others are in the ring around a pawn; none if its owner is among them or if it is at the edge. */
function others({ board }: State, point: number): number {
  const owner = ownerOf(board[point]!)
  let count = 0
  for (const near of RINGS[point]!) {
    if (board[near] === 0) continue
    if (ownerOf(board[near]!) === owner) return 0
    count++
  }
  return Math.min(count, CLOSED - 1)
}

/** What each player has won and may lose. */
function standing(s: State): number[] {
  const sums = scores(s).map((points) => WON * points)
  for (let point = 0; point < s.board.length; point++) {
    if (s.board[point] !== 0) sums[ownerOf(s.board[point]!)]! -= DANGER[others(s, point)]!
  }
  return sums
}

function worth(s: State, seat: Seat): number {
  const sums = standing(s)
  const best = Math.max(...sums.filter((_, other) => other !== seat))
  return Math.tanh(sums[seat]! - best)
}

/** A lead that can be held is a win. Drawn positions are still compared, and a lost one is made hard to win. */
function known(s: State, seat: Seat): number | undefined {
  const winner = outcome(s)
  if (winner === undefined || winner === 0) return undefined
  return (seat === 0 ? winner : -winner) * SURE + (1 - SURE) * worth(s, seat)
}

/** Whether a pawn there closes a ring. */
const closes = (s: State, seat: Seat, point: Move): boolean =>
  RINGED[point]!.some(
    (other) => s.board[other] !== 0 && ownerOf(s.board[other]!) !== seat && others(s, other) === CLOSED - 1,
  )

/** What a pawn on this point does to the rings that it is part of: it encloses others and shields its own. */
function call(s: State, seat: Seat, point: Move): number {
  const column = Math.abs((point % SIZE) - SIZE / 2)
  const row = Math.abs(Math.floor(point / SIZE) - SIZE / 2)
  let sum = -MIDDLE * (column + row)
  for (const other of RINGED[point]!) {
    if (s.board[other] === 0) continue
    const count = others(s, other)
    if (ownerOf(s.board[other]!) === seat) sum += DANGER[count]!
    else sum += (DANGER[count + 1] ?? WON) - DANGER[count]!
  }
  return sum
}

const thinkable = (s: State, seat: Seat): readonly Move[] =>
  mostPromising(moves(s, seat), (point) => call(s, seat, point), WIDE)

export const evaluation: Evaluation<State, Move> = {
  worth,
  known,
  key: (s) =>
    mixedKey([s.placed, ...s.won, ...s.lost, ...s.board.map((pawn) => (pawn === 0 ? 0 : 1 + ownerOf(pawn)))]),
  forcing: (s, move) => closes(s, s.placed % s.seats, move),
  mark: (move) => move,
  thinkable,
}
