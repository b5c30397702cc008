import type { Spot } from '@spellendoos/kernel'

export const FIXTURES = 13
/** Sides of fixtures: 0 is the home side of the first fixture, 1 its away side, 2 the next home side, and so on. */
export const SIDES = 2 * FIXTURES

/** A forecast or a result: 1 home win, 2 away win, 3 draw. */
export type Outcome = 1 | 2 | 3
export const HOME_WIN: Outcome = 1
export const DRAW: Outcome = 3
export const OUTCOMES: readonly Outcome[] = [1, 2, 3]

export const sideOf = (fixture: number, away: boolean): number => 2 * fixture + (away ? 1 : 0)
export const fixtureOf = (side: number): number => side >> 1
export const isAway = (side: number): boolean => (side & 1) === 1

/** `7h` is the home side of the seventh fixture, `7a` its away side. */
export const SIDE_NAMES: readonly Spot[] = Array.from(
  { length: SIDES },
  (_, side) => `${fixtureOf(side) + 1}${isAway(side) ? 'a' : 'h'}`,
)

/** voetbal-toto.results: how a fixture ended. */
export function outcome(goals: readonly number[], fixture: number): Outcome {
  const home = goals[2 * fixture]!
  const away = goals[2 * fixture + 1]!
  if (home === away) return 3
  return home > away ? 1 : 2
}
