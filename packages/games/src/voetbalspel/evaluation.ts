import type { Evaluation, Seat } from '@spellendoos/kernel'
import { asSeenBy, columnOf, isGoalColumn, NOWHERE, ROWS, rowOf } from './board.ts'
import { READY, type Move } from './moves.ts'
import { moves } from './rules.ts'
import { keeperOf, TEAM, type State } from './state.ts'

/** The worth of a goal, of a throw with which a man scores from where he is, and of a row that men have advanced. */
const GOAL = 0.5
const SHOT = 0.03
const ROW = 0.003
/** Nobody goes farther with one throw. */
const DIE = 6
/** The columns of the goal. */
const MIDDLE = 7
const WIDE = 1

/** How many of the combinations of the dice lead a man there to the goal, if nobody is in the way. */
function shotsFrom(column: number, rows: number): number {
  if (rows > DIE) return 0
  const straight = Math.abs(column - MIDDLE) <= WIDE ? 1 : 0
  const left = Math.abs(column - rows - MIDDLE) <= WIDE ? 1 : 0
  const right = Math.abs(column + rows - MIDDLE) <= WIDE ? 1 : 0
  return straight + left + right
}

function standing(s: State, seat: Seat): number {
  let sum = GOAL * s.goals[seat]!
  for (let man = keeperOf(seat) + 1; man < keeperOf(seat) + TEAM; man++) {
    if (s.men[man] === NOWHERE) continue
    const field = asSeenBy(seat, s.men[man]!)
    sum += ROW * rowOf(field) + SHOT * shotsFrom(columnOf(field), ROWS + 1 - rowOf(field))
  }
  // A keeper who leaves the goal lets through what he would have stopped.
  const keeper = s.men[keeperOf(seat)]!
  if (keeper !== NOWHERE && isGoalColumn(keeper) && rowOf(asSeenBy(seat, keeper)) === 1) sum += SHOT
  return sum
}

/** The preset line-up is good enough. */
function thinkable(s: State, seat: Seat): readonly Move[] {
  const all = moves(s, seat)
  return s.phase === 'set-up' && all.includes('ready') ? READY : all
}

export const evaluation: Evaluation<State, Move> = {
  thinkable,
  worth: (s, seat) => Math.tanh(standing(s, seat) - standing(s, 1 - seat)),
}
