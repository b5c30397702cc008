import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey } from '@spellendoos/mechanics'
import { EDGE } from '../fields.ts'
import type { Move } from '../state.ts'
import { isSolved, sheepWin, solveSome, winningSteps } from './exact.ts'
import { SHEEP, type State } from './rules.ts'

const rowOf = (field: number): number => Math.ceil(field / 5)
/** The worth of a row that the wolf has advanced, and of a row that a sheep lags behind the foremost. */
const NEARER = 0.06
const LAGS = 0.05
/** The best worth of a lost position: the sheep have only one step that wins. */
const SURE = 0.95
const STEPS = 10

/** The closer the sheep are together and the farther the wolf is from the bottom, the better for them. */
function forSheep({ wolf, sheep }: State): number {
  if (wolf === EDGE) return 0
  const foremost = Math.min(...sheep)
  let lags = 0
  for (const each of sheep) lags += rowOf(each) - rowOf(foremost)
  return Math.tanh(NEARER * 5 - NEARER * (rowOf(wolf) - rowOf(foremost) + 5) - LAGS * (lags - 2))
}

/**
 * Certain for all positions with the wolf on the board, once they are solved; a losing player makes the win hard to
 * find.
 */
function known(s: State, seat: Seat): number | undefined {
  if (s.wolf === EDGE || !isSolved(s)) return undefined
  const certain = !sheepWin(s) ? -1 : s.seat === SHEEP ? SURE + (winningSteps(s) / STEPS) * (1 - SURE) : 1
  return seat === SHEEP ? certain : -certain
}

export const evaluation: Evaluation<State, Move> = {
  worth: (s, seat) => (seat === SHEEP ? forSheep(s) : -forSheep(s)),
  known,
  prepare: ({ sheep }) => solveSome(sheep),
  key: ({ wolf, sheep, seat }) => mixedKey([wolf, seat, ...sheep.toSorted((a, b) => a - b)]),
  mark: (move) => move,
}
