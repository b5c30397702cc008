import type { TableInfo } from '@spellendoos/wire'
import { fetchSummary } from './api.ts'
import { sayOnline } from '../words/online.ts'
import { forgetTable, keepTable, mayGoOn, ownTables, type OwnTable } from './table-storage.ts'
import { wantedBy } from './players.ts'

/** The server deletes finished tables after this long; then they are no longer shown here either. */
const CLEARED = 90 * 86_400_000

type Standing =
  | 'your-turn'
  | 'their-turn'
  | 'still-gathering'
  /** Another player wants a rematch. */
  | 'wanted'
  /** The rematch that this player asked for exists. */
  | 'next-ready'
  | 'over'
  | 'gone'
  | 'no-news'

/** What this player is asked to do. */
const AWAITED: readonly Standing[] = ['your-turn', 'wanted', 'next-ready']

/** A table at which this browser has a seat, and its state. */
export interface TableSummary {
  readonly own: OwnTable
  readonly standing: Standing
  /** The state as a sentence, in the language that the page has by then. */
  readonly says: () => string
  /** As last seen. */
  readonly table?: TableInfo
}

export const awaits = ({ standing }: TableSummary): boolean => AWAITED.includes(standing)

/** Looks at every table at which this browser has a seat. */
export async function summarizeTables(): Promise<readonly TableSummary[]> {
  const tables = await ownTables()
  const old = tables.filter(({ over, at }) => over && Date.now() - at > CLEARED)
  await Promise.all(old.map(({ match }) => forgetTable(match)))
  const known = new Set(tables.map(({ match }) => match))
  return Promise.all(tables.filter((table) => !old.includes(table)).map((own) => summarize(own, known)))
}

async function summarize(own: OwnTable, known: ReadonlySet<string>): Promise<TableSummary> {
  const { match, key, over } = own
  if (over && !mayGoOn(own)) return seen(own, 'over')
  const answer = await fetchSummary(match, key)
  if (!answer.ok) return seen(own, over ? 'over' : answer.passing ? 'no-news' : 'gone')
  const { table, waits } = answer.value
  if (table.phase === 'over') {
    if (!over) await keepTable(match, { over: true })
    return another(own, table, known)
  }
  if (table.phase !== 'playing') return seen(own, 'still-gathering', table)
  return seen(own, waits ? 'your-turn' : 'their-turn', table)
}

const seen = (own: OwnTable, standing: Exclude<Standing, 'wanted'>, table?: TableInfo): TableSummary => ({
  own,
  standing,
  says: () => sayOnline(standing),
  ...(table === undefined ? {} : { table }),
})

/** Whether a finished match is followed by another one. */
function another(own: OwnTable, table: TableInfo, known: ReadonlySet<string>): TableSummary {
  const { next, again } = table
  if (wantedBy(table, own.you) !== undefined)
    return { own, table, says: () => wantedBy(table, own.you) ?? '', standing: 'wanted' }
  const comes = next !== undefined && typeof own.you === 'number' && again.includes(own.you)
  return comes && !known.has(next)
    ? seen({ ...own, match: next }, 'next-ready', table)
    : seen(own, 'over', table)
}
