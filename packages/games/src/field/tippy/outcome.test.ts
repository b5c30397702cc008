import { seededRng, type Seat } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { canHold, outcome } from './outcome.ts'
import {
  copy,
  isOver,
  moves,
  PAWNS,
  play,
  scores,
  seatOf,
  setup,
  SIZE,
  type Move,
  type State,
} from './rules.ts'

function after(s: State, move: Move): State {
  const next = copy(s)
  play(next, seatOf(next), move)
  return next
}

/** So many pawns placed at random in a corner of the board, where they are close together. */
function crowded(placed: number, wide: number, rng: (below: number) => number): State {
  const s = setup(undefined, 2)
  while (s.placed < placed) {
    const point = rng(wide) * SIZE + rng(wide)
    if (s.board[point] === 0) play(s, seatOf(s), point)
  }
  return s
}

/** Who wins, by trying everything: 1 for the first player, −1 for the second, 0 for nobody. */
function byTrying(s: State): number {
  if (isOver(s)) return Math.sign(scores(s)[0]!)
  const side = 1 - 2 * seatOf(s)
  let best = -1
  for (const move of moves(s, seatOf(s))) {
    best = Math.max(best, side * byTrying(after(s, move)))
    if (best === 1) break
  }
  return side * best
}

describe('tippy for two, solved', () => {
  it('the start is a draw', () => {
    expect(outcome(setup(undefined, 2))).toBe(0)
    expect(outcome(setup(undefined, 3))).toBe(undefined)
  })

  it('whoever can hold can still hold after a move of their own, and after every move of the other', () => {
    const rng = seededRng(5)
    let own = 0
    let others = 0
    while (own < 2000 || others < 200) {
      const s = crowded(1 + rng(2 * PAWNS - 1), 9 + rng(4), rng)
      const seat: Seat = rng(2)
      const isOnTurn = seatOf(s) === seat
      if (!canHold(s, seat) || (!isOnTurn && others >= 200)) continue
      const isHeld = (move: Move): boolean => {
        const next = after(s, move)
        return next.lost[seat] === s.lost[seat] && canHold(next, seat)
      }
      const all = moves(s, seatOf(s))
      expect(isOnTurn ? all.some(isHeld) : all.every(isHeld), `${seat}: ${s.board.join()}`).toBe(true)
      if (isOnTurn) own++
      else others++
    }
  })

  it('says what trying everything out says, where two pawns are left to place', () => {
    const rng = seededRng(6)
    const told = [0, 0, 0]
    while (Math.min(...told) < 8) {
      const s = crowded(2 * PAWNS - 2, 9, rng)
      const known = outcome(s)
      if (known === undefined || told[known + 1]! >= 8) continue
      expect(byTrying(s), `won ${s.won.join()}: ${s.board.join()}`).toBe(known)
      told[known + 1]!++
    }
  })

  it.each([0, 1])('a lead of player %i is not certain while a single move can take it away', (seat) => {
    const s = setup(undefined, 2)
    const pawnOf = (owner: Seat) => owner * PAWNS + 1
    // A pawn of theirs with three of the ring around it in place, and one on the edge.
    s.board[7 * SIZE + 7] = pawnOf(seat)
    s.board[7 * SIZE] = pawnOf(seat)
    for (const point of [6 * SIZE + 7, 8 * SIZE + 7, 7 * SIZE + 6]) s.board[point] = pawnOf(1 - seat)
    s.won[seat] = 1
    s.lost[1 - seat] = 1
    const turnOf = (mover: Seat): State => ({ ...s, placed: 6 + mover })
    expect(outcome(turnOf(1 - seat))).toBe(undefined)
    expect(outcome(turnOf(seat))).toBe(1 - 2 * seat)
  })
})
