import { expressionBuilder, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { QueryOptions, SharedQueries } from '../shared-queries.ts'
import type { Lease } from '../store.ts'
import { TOGETHER } from './batch-size.ts'

const eb = expressionBuilder<Schema, 'tables'>()

/** Which node may let clocks and bots act at a table. */
export const leaseQueries = (
  db: Kysely<Schema>,
  { locks }: QueryOptions,
): Pick<SharedQueries, 'due' | 'lease' | 'renew' | 'release'> => ({
  async due(now, most) {
    const rows = await db
      .selectFrom('tables')
      .select('match')
      .where('due', '<=', now)
      .where('held', '<=', now)
      .orderBy('due')
      .limit(most)
      .execute()
    return rows.map(({ match }) => match)
  },

  async lease(match, node, now, until) {
    const row = await db
      .updateTable('tables')
      .set({ holder: node, held: until, fence: eb('fence', '+', 1) })
      .where('match', '=', match)
      .where(eb.or([eb('held', '<=', now), eb('held', '>', 2 * until - now), eb('holder', '=', node)]))
      .returning('fence')
      .executeTakeFirst()
    return row && { match, fence: row.fence }
  },

  async renew(leases, node, until) {
    const kept: Lease[] = []
    for (let from = 0; from < leases.length; from += TOGETHER) {
      const some = new Map(leases.slice(from, from + TOGETHER).map(({ match, fence }) => [match, fence]))
      const mine = db
        .selectFrom('tables')
        .select('match')
        .where('match', 'in', [...some.keys()])
        .where('holder', '=', node)
        .orderBy('match')
        .$if(locks, (query) => query.forUpdate())
      const rows = await db
        .updateTable('tables')
        .set({ held: until })
        .where('match', 'in', mine)
        .returning(['match', 'fence'])
        .execute()
      kept.push(...rows.filter(({ match, fence }) => some.get(match) === fence))
    }
    return kept
  },

  async release({ match, fence }, node) {
    await db
      .updateTable('tables')
      .set({ holder: null, held: 0, fence: eb('fence', '+', 1) })
      .where('match', '=', match)
      .where('fence', '=', fence)
      .where('holder', '=', node)
      .execute()
  },
})
