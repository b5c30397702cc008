import type { ChoicePuzzle, LinePuzzle } from '@spellendoos/kernel'

/** The share of puzzles that are to be of one kind. */
export const shareOfKind = (kinds: readonly string[], kind: string): number =>
  kinds.filter((each) => each === kind).length / kinds.length

/** The largest share of puzzles whose goal is reached in so few turns of the solver. */
const SHARES: Readonly<Record<number, number>> = { 1: 0.2, 2: 0.4, 3: 0.5 }

export const shareOfLength = (turns: number): number => SHARES[turns] ?? 1

/** The solver's turns until the goal is reached; a choice has none. */
export function turnsIn(
  puzzle: Pick<LinePuzzle, 'line' | 'within' | 'goal'> | Pick<ChoicePuzzle, 'choices'>,
): number {
  if ('choices' in puzzle) return 0
  const { line, within = line.length, goal } = puzzle
  return goal.reach === 'finish' ? line.length : Math.ceil(Math.max(within, line.length) / 2)
}
