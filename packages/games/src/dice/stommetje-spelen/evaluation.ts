import type { Evaluation, Seat } from '@spellendoos/kernel'
import { NO_MOVES, ONLY_THROW, type DiceMove } from '../table.ts'
import { DENY, mayAnswer } from './silence.ts'
import { END, type State } from './state.ts'

/** This many throws a number takes on average. */
const THROWS_A_STEP = 6
/** How far luck separates two players in a round. */
const SPREAD = 25

const ONLY_DENY: readonly DiceMove[] = [DENY]

const throwsInAll = ({ counts, steps }: State, seat: Seat): number =>
  counts[seat]! + THROWS_A_STEP * (END - steps[seat]!)

export const evaluation: Evaluation<State, DiceMove> = {
  worth(s, seat) {
    let sum = 0
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) sum += Math.tanh((throwsInAll(s, other) - throwsInAll(s, seat)) / SPREAD)
    }
    return sum / (s.seats - 1)
  },
  /** Computer players have heard nothing and said nothing. */
  thinkable(s, seat) {
    if (s.call !== null) return mayAnswer(s, seat) ? ONLY_DENY : NO_MOVES
    return seat === s.seat ? ONLY_THROW : NO_MOVES
  },
}
