import { combine, dieFigure, SIGNS, type Figure } from './fractions.ts'

const AIM = 15
export const isAim = ({ over, under }: Figure): boolean => over === AIM * under

/** Every ordered pair of these figures with each sign; and the figures that are left over. */
function* steps(figures: readonly Figure[]): Generator<readonly Figure[]> {
  for (const [i, one] of figures.entries())
    for (const [j, other] of figures.entries()) {
      if (i === j) continue
      const rest = figures.filter((_, k) => k !== i && k !== j)
      for (const sign of SIGNS) {
        const made = combine(one, sign, other)
        if (made !== undefined) yield [...rest, made]
      }
    }
}

/** Whether some calculation with all of these figures makes fifteen. */
export function canMake(figures: readonly Figure[]): boolean {
  if (figures.length === 1) return isAim(figures[0]!)
  for (const fewer of steps(figures)) if (canMake(fewer)) return true
  return false
}

/** A calculation with all dice that makes fifteen, or nothing. */
export function solve(dice: readonly number[]): string | undefined {
  for (const two of steps(dice.map(dieFigure)))
    for (const [last] of steps(two)) if (isAim(last!)) return last!.written
  return undefined
}
