import { expressionBuilder, sql, type Kysely } from 'kysely'
import type { LobbyTable } from '@spellendoos/wire'
import type { Schema } from '../schema.ts'
import type { QueryOptions, SharedQueries } from '../shared-queries.ts'
import { LOBBY_STAY, UNLISTED } from '../store.ts'
import { TOGETHER } from './batch-size.ts'

const eb = expressionBuilder<Schema, 'tables'>()

/** The tables that anyone can find. */
export const lobbyQueries = (
  db: Kysely<Schema>,
  { locks }: QueryOptions,
): Pick<SharedQueries, 'lobby' | 'listed' | 'keepListed' | 'unlist'> => ({
  async lobby(now, most, browser) {
    const rows = await db
      .selectFrom('tables')
      .select('open')
      .where('opened', 'is not', null)
      .where('open', 'is not', null)
      .where(isListed(now))
      .$if(browser !== undefined, (query) => query.where(goesWith(browser!)))
      .orderBy('opened', 'desc')
      .orderBy('match', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ open }) => JSON.parse(open!) as LobbyTable)
  },

  async listed(matches, now) {
    if (matches.length === 0) return []
    const rows = await db
      .selectFrom('tables')
      .select('match')
      .where('match', 'in', matches)
      .where('opened', 'is not', null)
      .where(isListed(now))
      .execute()
    return rows.map(({ match }) => match)
  },

  async keepListed(matches, until) {
    for (let from = 0; from < matches.length; from += TOGETHER) {
      const some = db
        .selectFrom('tables')
        .select('match')
        .where('match', 'in', matches.slice(from, from + TOGETHER))
        .where('opened', 'is not', null)
        .where('stays', '<', until)
        .where('stays', '<>', UNLISTED)
        .orderBy('match')
        .$if(locks, (query) => query.forUpdate())
      await db.updateTable('tables').set({ stays: until }).where('match', 'in', some).execute()
    }
  },

  async unlist(matches) {
    if (matches.length === 0) return
    const some = db
      .selectFrom('tables')
      .select('match')
      .where('match', 'in', matches)
      .orderBy('match')
      .$if(locks, (query) => query.forUpdate())
    await db.updateTable('tables').set({ stays: UNLISTED }).where('match', 'in', some).execute()
  },
})

/** Tables with recent activity, or where a player is present. */
const isListed = (now: number) =>
  eb.and([eb('stays', '<>', UNLISTED), eb.or([eb('touched', '>', now - LOBBY_STAY), eb('stays', '>', now)])])

/** Tables where this browser sits, or where nobody sits whom it has blocked or who has blocked it. */
const goesWith = (browser: string) => sql<boolean>`(
  tables.browsers like '%' || ${browser} || '%'
  or not exists (
    select 1 from blocks
    where (blocker = ${browser} and tables.browsers like '%' || blocked || '%')
      or (blocked = ${browser} and tables.browsers like '%' || blocker || '%')
  )
)`
