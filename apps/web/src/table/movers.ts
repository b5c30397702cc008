import type { Seat } from '@spellendoos/kernel'
import type { Host } from './host.ts'

/** Who made the moves that stand, first to last: what was taken back is left out. */
export function moversOf(news: ReturnType<Host['message']>['news']): Seat[] {
  const movers: Seat[] = []
  for (const { by, move, facts } of news) {
    if (typeof by !== 'number') continue
    if (move !== undefined) movers.push(by)
    else if (facts.some(({ fact }) => fact === 'undo')) movers.length = Math.max(0, movers.lastIndexOf(by))
  }
  return movers
}
