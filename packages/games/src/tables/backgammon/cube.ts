import type { RuleId } from '@spellendoos/kernel'
import { HIGHEST_CUBE, type State } from './state.ts'

/** The rule that forbids the seat on turn to double now, if there is one. */
export function doublingForbidden(s: State): RuleId | undefined {
  if (!s.rules.cube) return 'backgammon.no-cube'
  if (s.wait !== 'throw' || s.stage === 'roll-off' || s.stage === 'second-die') return 'backgammon.double'
  if (s.crawford === 'now') return 'backgammon.crawford'
  if (s.cube === HIGHEST_CUBE) return 'backgammon.cube-64'
  if (s.owner !== null && s.owner !== s.seat) return 'backgammon.cube-owner'
  return undefined
}
