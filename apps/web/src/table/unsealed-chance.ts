import type { Table } from '@spellendoos/fair'
import { drawFrom, type Rng } from '@spellendoos/kernel'

/** Uniform, and chosen by nobody. */
export const fairRng: Rng = (below) => {
  const end = Math.floor(0x1_0000_0000 / below) * below
  for (;;) {
    const number = crypto.getRandomValues(new Uint32Array(1))[0]!
    if (number < end) return number % below
  }
}

/** Where chance is not sealed, this browser throws and deals, so that nobody has to. It cannot be proved. */
export function throwUnsealed(table: Table): void {
  if (table.chance !== 'manual') return
  while (table.match.turn[0] === 'chance') {
    const { game, state } = table.match
    const ask = game.chance?.(state)
    if (ask === undefined || !table.draw(drawFrom(ask, fairRng), { at: Date.now() }).ok) return
  }
}
