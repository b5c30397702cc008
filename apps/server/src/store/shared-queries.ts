import type { Kysely } from 'kysely'
import { blockQueries } from './queries/blocks.ts'
import { dailyQueries } from './queries/daily.ts'
import { leaseQueries } from './queries/leases.ts'
import { lobbyQueries } from './queries/lobby.ts'
import { noteQueries } from './queries/notes.ts'
import { pushQueries } from './queries/push.ts'
import { recordQueries } from './queries/records.ts'
import { ticketQueries } from './queries/tickets.ts'
import { upkeepQueries } from './queries/upkeep.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

/**
 * Operations that both databases do alike, each in one statement, because it has to be done as a whole or not at all.
 */
export interface SharedQueries extends Omit<Store, 'append' | 'clear' | 'time' | 'close'> {
  /** As `clear`, but at most this many tables at a time, so that nobody waits for long. */
  clearSome(now: number, over: number, all: number, most: number): Promise<number>
}

export interface QueryOptions {
  /** Whether rows are locked in the order of their names before they are changed, so that nodes cannot deadlock. */
  readonly locks: boolean
}

export const sharedQueries = (db: Kysely<Schema>, options: QueryOptions): SharedQueries => ({
  ...recordQueries(db),
  ...lobbyQueries(db, options),
  ...leaseQueries(db, options),
  ...ticketQueries(db),
  ...pushQueries(db),
  ...blockQueries(db),
  ...noteQueries(db),
  ...dailyQueries(db, options),
  ...upkeepQueries(db, options),
})

/** Clears in small steps until nothing old is left; returns how many tables. */
export async function clearAll(some: (most: number) => Promise<number>, most: number): Promise<number> {
  const cleared = await some(most)
  return cleared < most ? cleared : cleared + (await clearAll(some, most))
}
