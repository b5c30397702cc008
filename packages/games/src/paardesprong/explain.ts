import type { RuleId } from '@spellendoos/kernel'
import { isSquareName } from '@spellendoos/mechanics'
import { BOARD, REACH } from './board.ts'
import type { Tour } from './rules.ts'

/** The rule that forbids what was tried: a field, or the knight's field and another. */
export function explain(s: Tour, tried: string): RuleId | undefined {
  const names = tried.split('-')
  if (names.length > 2 || !names.every(isSquareName)) return undefined
  if (s.end !== null) return s.end
  const fields = names.map((name) => BOARD.called(name))
  if (fields.includes(-1)) return 'paardesprong.board'
  const to = fields.at(-1)!
  if (s.at < 0) return fields.length > 1 ? 'paardesprong.start' : undefined
  if (fields.length > 1 && fields[0] !== s.at) return 'paardesprong.knight'
  if (s.visits[to]! > 0) return 'paardesprong.once'
  return REACH[s.at]!.includes(to) ? undefined : 'paardesprong.jump'
}
