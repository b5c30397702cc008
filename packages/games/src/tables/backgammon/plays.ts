import type { Seat } from '@spellendoos/kernel'
import { MOST_STEPS, playsOfOne, playsOfSame, playsOfTwo, spread, type Play } from '../plays.ts'
import type { Stones } from '../stones.ts'
import { TRACK } from './state.ts'

/** The numbers to play: a double counts four times. */
export const numbersOf = (dice: readonly number[]): readonly number[] =>
  dice.length === 2 && dice[0] === dice[1] ? [...dice, ...dice] : dice

/** Every legal play of a throw, one for each resulting position; none if nothing can be played. */
export function legalPlays(stones: Readonly<Stones>, seat: Seat, dice: readonly number[]): Play[] {
  const one = dice[0]!
  const two = dice[1]
  const plays: Play[] = []
  spread(stones, seat, TRACK)
  if (two === undefined) {
    playsOfOne(one, plays)
  } else if (one === two) {
    playsOfSame(one, MOST_STEPS, plays)
  } else {
    // backgammon.both-dice; backgammon.higher-die: one number alone only if both cannot be played.
    playsOfTwo(Math.max(one, two), Math.min(one, two), plays)
    if (plays.length === 0) playsOfOne(Math.max(one, two), plays)
    if (plays.length === 0) playsOfOne(Math.min(one, two), plays)
  }
  return plays
}
