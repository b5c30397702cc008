import type { Schema } from './schema.ts'
import type { TableSummary, RecordLine } from './store.ts'

/** A summary as it is stored, without the columns that are written separately. */
export type SummaryRow = Omit<Schema['tables'], 'stays' | 'holder' | 'held' | 'fence'>

export function rowOf(match: string, lines: readonly RecordLine[], card: TableSummary): SummaryRow {
  const { game, due, open, waits, browsers, over } = card
  const last = lines.at(-1)!
  return {
    match,
    game,
    length: last.number + 1,
    due: due ?? null,
    open: open ? JSON.stringify(open) : null,
    opened: open?.at ?? (waits === true ? last.at : null),
    browsers: browsers?.join(' ') ?? null,
    over: over ? 1 : 0,
    touched: last.at,
  }
}
