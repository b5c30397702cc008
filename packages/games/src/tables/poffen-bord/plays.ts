import { fromOf, playsInOrder, playsOfOne, playsOfSame, playsUpTo, spread, type Play } from '../plays.ts'
import { TRACK, type State } from './state.ts'

export const isDouble = ({ dice }: Pick<State, 'dice'>): boolean => dice[0] === dice[1]

/** poffen-bord.doubles: a die shows seven less the number on top at its bottom. */
export const numberOf = ({ dice, side }: State): number => (side === 'top' ? dice[0]! : 7 - dice[0]!)

/** poffen-bord.doubles, poffen-bord.second-double: how often each number of a double is played. */
export const timesOf = ({ doubles }: State): number => (doubles > 1 ? 4 : 2)

/** poffen-bord.second-double: this many top numbers have to be played; those that a second double adds may be left. */
export const DUE = 2

/** The numbers to play now. */
export const numbersOf = (s: State): readonly number[] =>
  isDouble(s) ? new Array<number>(timesOf(s)).fill(numberOf(s)) : s.dice

/** Every legal play of the numbers on turn, one for each resulting position; none if nothing can be played. */
export function legalPlays(s: State): Play[] {
  const plays: Play[] = []
  spread(s.stones, s.seat, TRACK)
  if (isDouble(s)) {
    // poffen-bord.bottom-free: top numbers as often as is due, bottom numbers as often as one likes.
    if (s.side === 'top' && timesOf(s) === DUE) {
      playsOfSame(numberOf(s), DUE, plays)
      return plays
    }
    playsUpTo(numberOf(s), timesOf(s), plays)
    return s.side === 'top' ? asDue(plays) : plays
  }
  const low = Math.min(s.dice[0]!, s.dice[1]!)
  const high = Math.max(s.dice[0]!, s.dice[1]!)
  // poffen-bord.lower-first, poffen-bord.both-numbers
  playsInOrder(low, high, plays)
  if (plays.length === 0) playsOfOne(low, plays)
  if (plays.length === 0) playsInOrder(high, low, plays)
  if (plays.length === 0) playsOfOne(high, plays)
  return plays
}

/** The plays with all steps that are due or, if there is none, with as many as possible. */
function asDue(plays: Play[]): Play[] {
  const whole = plays.filter((play) => fromOf(play, DUE - 1) > 0)
  return whole.length > 0 ? whole : plays
}
