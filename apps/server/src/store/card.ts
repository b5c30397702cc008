import type { Schema } from './schema.ts'
import type { Card, Line } from './store.ts'

/** A card as it is kept, leases apart. */
export type Row = Omit<Schema['tables'], 'holder' | 'held' | 'fence'>

export function rowOf(match: string, lines: readonly Line[], card: Card): Row {
  const { game, due, open, browsers, over } = card
  const last = lines.at(-1)!
  return {
    match,
    game,
    length: last.seq + 1,
    due: due ?? null,
    open: open ? JSON.stringify(open) : null,
    opened: open?.at ?? null,
    browsers: browsers?.join(' ') ?? null,
    over: over ? 1 : 0,
    touched: last.at,
  }
}
