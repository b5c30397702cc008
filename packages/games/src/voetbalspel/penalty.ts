import type { Seat, Tell } from '@spellendoos/kernel'
import { isInArea, NAMES, NOWHERE, SPOTS } from './board.ts'
import { goBack, nearestFree } from './paths.ts'
import { isFree, keeperOf, menInArea, otherSeat, put, type State } from './state.ts'

/** voetbalspel.penalty */
export const THROWS = 3
const GOAL = 4
const BACK_AFTER_MISS = 6

/** voetbalspel.penalty-others, voetbalspel.penalty-leaving, voetbalspel.penalty-keeper */
export function awardPenalty(s: State, tell?: Tell): void {
  const seat = s.actor
  const defending = otherSeat(seat)
  const keeper = keeperOf(defending)
  const spot = SPOTS[seat]!
  for (const [man, field] of s.men.entries()) {
    if (man === s.man || man === keeper || field === NOWHERE || !isInArea(defending, field)) continue
    put(
      s,
      man,
      nearestFree(s, man, field, (each) => !isInArea(defending, each)),
    )
  }
  const from = s.men[s.man]!
  if (s.board[spot] === keeper)
    put(
      s,
      keeper,
      nearestFree(s, keeper, spot, () => true),
    )
  if (isFree(s, spot)) put(s, s.man, spot)
  s.last = [from, spot]
  s.phase = 'penalty'
  s.throws = []
  tell?.({ fact: 'penalty', seat, spot: NAMES[spot]!, path: [NAMES[from]!, NAMES[spot]!], anew: true })
}

/** Applies a throw: a four is a goal, three others are a miss. */
export function throwForPenalty(s: State, eyes: number, tell?: Tell): 'waits' | 'goal' | 'missed' {
  s.throws.push(eyes)
  tell?.({ fact: 'penalty-throw', seat: s.actor, dice: [eyes], eyes, nth: s.throws.length })
  if (eyes === GOAL) return 'goal'
  return s.throws.length < THROWS ? 'waits' : 'missed'
}

/** voetbalspel.penalty-miss */
export function missPenalty(s: State, tell?: Tell): 'done' {
  const squares = goBack(s, s.man, BACK_AFTER_MISS)
  tell?.({ fact: 'penalty-missed', seat: s.actor, squares, path: s.last.map((field) => NAMES[field]!) })
  return 'done'
}

/** voetbalspel.kept-penalty: whether a kept penalty is to be taken now. */
export const hasPenaltyToTake = (s: State, seat: Seat): boolean =>
  s.penalties[seat]! > 0 && menInArea(s, seat).length > 0
