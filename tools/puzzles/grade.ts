import type { Found } from './pose.ts'

const EASIEST = 800
const HARDEST = 2400

/** A rating to start from, by what makes a solution hard to see: solvers will correct it. */
export function gradeOf({ goal, within, traits }: Found): number {
  const { moves, sacrifice, quiet, width, choice } = traits
  // What follows after a line has to be foreseen too.
  const foreseen = (moves + Math.max(moves, Math.ceil(within / 2))) / 2
  const grade =
    goal.reach === 'finish'
      ? 600 + 100 * choice
      : 500 + 190 * foreseen + 70 * sacrifice + 60 * quiet + 50 * Math.log2(Math.max(width, 1))
  return 10 * Math.round(Math.min(Math.max(grade, EASIEST), HARDEST) / 10)
}
