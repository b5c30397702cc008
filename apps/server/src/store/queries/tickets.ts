import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { SharedQueries } from '../shared-queries.ts'

/** Tickets that open one socket each. */
export const ticketQueries = (db: Kysely<Schema>): Pick<SharedQueries, 'ticket' | 'redeem'> => ({
  async ticket(hash, holds, until) {
    await db.insertInto('tickets').values({ hash, holds, until }).execute()
  },

  async redeem(hash, now) {
    const row = await db
      .deleteFrom('tickets')
      .where('hash', '=', hash)
      .returning(['holds', 'until'])
      .executeTakeFirst()
    return row && now < row.until ? row.holds : undefined
  },
})
