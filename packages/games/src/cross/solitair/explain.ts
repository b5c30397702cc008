import type { RuleId } from '@spellendoos/kernel'
import { POINTS, pointAt } from '../board.ts'
import { NAMES, type Pegs } from './rules.ts'

/** The rule that forbids this jump: the first that fails, in the order in which a player would check. */
export function explain({ holes }: Pegs, tried: string): RuleId | undefined {
  const [from = -1, to = -1, ...more] = tried.split('-').map((name) => NAMES.indexOf(name))
  if (from < 0 || to < 0 || more.length > 0) return undefined
  if (holes[from] === 0) return 'solitair.with-a-peg'
  const [start, end] = [POINTS[from]!, POINTS[to]!]
  const [down, right] = [end.row - start.row, end.col - start.col]
  if (Math.abs(down) + Math.abs(right) === 1) return 'solitair.no-sliding'
  if (Math.abs(down) + Math.abs(right) !== 2 || down * right !== 0) return 'solitair.straight'
  if (holes[to]! > 0) return 'solitair.into-a-hole'
  return holes[pointAt(start.row + down / 2, start.col + right / 2)] === 0 ? 'solitair.over-a-peg' : undefined
}
