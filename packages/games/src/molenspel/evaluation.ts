import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey } from '@spellendoos/mechanics'
import { fromOf, NONE, takenOf, toOf, type Move } from './move.ts'
import { winsIn } from './evaluation/against-three.ts'
import { fittedWorth } from './evaluation/fitted-worth.ts'
import { QUIET_TURNS, type State } from './rules.ts'

/** A win one turn sooner is worth this much more; drawn positions are still compared. */
const TURN = 0.001

/** Against three stones: certain if they lose before the match is drawn for lack of a mill. */
function known(s: State, seat: Seat): number | undefined {
  const turns = winsIn(s)
  if (turns === undefined || turns === 0 || s.quiet + turns > QUIET_TURNS) return undefined
  const strong = turns % 2 === 1 ? s.seat : 1 - s.seat
  return (seat === strong ? 1 : -1) * (1 - TURN * turns)
}

export const evaluation: Evaluation<State, Move> = {
  worth: fittedWorth,
  known,
  key: ({ stones, hands, seat }) => mixedKey([stones[0]!, stones[1]!, hands[0]! * 16 + hands[1]!, seat]),
  forcing: (_, move) => takenOf(move) !== NONE,
  mark: (move) => fromOf(move) * 32 + toOf(move),
}
