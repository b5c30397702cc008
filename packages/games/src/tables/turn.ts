import type { By, Seat } from '@spellendoos/kernel'
import { CHANCE, NOBODY, onlySeat } from '@spellendoos/mechanics'

/** Whom the table waits for: chance while the dice are in the air, otherwise the seat on turn. */
export function turn({ wait, seat }: { readonly wait: string; readonly seat: Seat }): readonly By[] {
  if (wait === 'over') return NOBODY
  return wait === 'chance' ? CHANCE : onlySeat(seat)
}
