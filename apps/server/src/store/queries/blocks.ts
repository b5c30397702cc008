import { expressionBuilder, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { SharedQueries } from '../shared-queries.ts'

/** Who has blocked whom. */
export const blockQueries = (db: Kysely<Schema>): Pick<SharedQueries, 'unblock' | 'blocks'> => ({
  async unblock(blocker, handle) {
    await db.deleteFrom('blocks').where('blocker', '=', blocker).where('handle', '=', handle).execute()
  },

  async blocks(these, those) {
    if (these.length === 0 || those.length === 0) return []
    const some = expressionBuilder<Schema, 'blocks'>()
    return db
      .selectFrom('blocks')
      .select(['blocker', 'blocked', 'handle'])
      .where(
        some.or([
          some('blocker', 'in', these).and('blocked', 'in', those),
          some('blocker', 'in', those).and('blocked', 'in', these),
        ]),
      )
      .execute()
  },
})
