import { otherSeat } from '../../stones.ts'
import { computeBearOff } from '../evaluation/bear-off.ts'
import { chancesOf } from '../evaluation/chances.ts'
import { evaluation, onThrow } from '../evaluation.ts'
import { stepByStep } from '../mat/plays.ts'
import { winLeg } from '../rules.ts'
import { copy, type State } from '../state.ts'
import type { Win } from '../worth.ts'

/** A move in our notation, as GNU Backgammon reads it: every hit ends a step, a throw is `roll`, a pass is nothing. */
export function gnuAnswer(move: string): string {
  if (move === 'throw') return 'roll'
  if (move === 'pass') return ''
  return move.includes('/') ? stepByStep(move) : move
}

/** What a resignation offers: how many times the stake. */
const WINS: readonly Win[] = ['single', 'gammon', 'backgammon']
export const MOST_RESIGNED = WINS.length
/** A gammon that is certain is worth what a resigned one is. */
const ROUNDING = 1e-6

/** Whether it is better to accept than to play on, when the player on throw resigns so many times the stake. */
export function isResignationAccepted(s: State, times: number): boolean {
  computeAll(s)
  const winner = otherSeat(onThrow(s))
  const won = copy(s)
  winLeg(won, winner, WINS[times - 1]!)
  return won.wait === 'over' || evaluation.worth(won, winner) > evaluation.worth(s, winner) - ROUNDING
}

/**
 * What the player on throw can expect: the probabilities to win, to win a gammon, a backgammon, to lose a gammon, a
 * backgammon; and for money the points to expect at a stake of one without the cube, otherwise the probability to win the
 * match.
 */
export function expectations(s: State, isMoney: boolean): number[] {
  computeAll(s)
  const seat = onThrow(s)
  const chances = [...chancesOf(s.stones, seat)]
  const [wins, gammons, triples, gammonsLost, triplesLost] = chances as [
    number,
    number,
    number,
    number,
    number,
  ]
  const points = 2 * wins - 1 + gammons + triples - gammonsLost - triplesLost
  return [...chances, isMoney ? points : (1 + evaluation.worth(s, seat)) / 2]
}

function computeAll({ stones }: State): void {
  while (computeBearOff(stones));
}
