import type { Found } from './pose.ts'

const EASIEST = 800
const HARDEST = 2400

/** A rating to start from, by what makes a solution hard to see: solvers will correct it. */
export function gradeOf({ traits: { moves, sacrifice, quiet, width } }: Pick<Found, 'traits'>): number {
  const grade = 500 + 190 * moves + 70 * sacrifice + 60 * quiet + 50 * Math.log2(Math.max(width, 1))
  return 10 * Math.round(Math.min(Math.max(grade, EASIEST), HARDEST) / 10)
}
