import { expressionBuilder, type Kysely } from 'kysely'
import { dateAt } from '../../daily-dates.ts'
import type { Schema } from '../schema.ts'
import type { QueryOptions, SharedQueries } from '../shared-queries.ts'

const DAY = 86_400_000
const eb = expressionBuilder<Schema, 'tables'>()

/** The audit log, and the removal of what is old. */
export const upkeepQueries = (
  db: Kysely<Schema>,
  { locks }: QueryOptions,
): Pick<SharedQueries, 'audit' | 'clearSome'> => ({
  async audit(at, what, match, detail) {
    await db.insertInto('audit').values({ at, what, match, detail }).execute()
  },

  async clearSome(now, over, all, most) {
    await db.deleteFrom('tickets').where('until', '<=', now).execute()
    await db.deleteFrom('blocks').where('at', '<', all).execute()
    const yesterday = dateAt(now - DAY)
    await db.deleteFrom('daily_marks').where('challenge', '<', yesterday).execute()
    await db.deleteFrom('dailies').where('challenge', '<', yesterday).execute()
    const old = eb.or([eb('touched', '<', all), eb('touched', '<', over).and('over', '=', 1)])
    const some = db
      .selectFrom('tables')
      .select('match')
      .where('touched', '<', Math.max(over, all))
      .where(old)
      .orderBy('touched')
      .limit(most)
      .$if(locks, (query) => query.forUpdate().skipLocked())
    // Checked twice: a table may be touched between being found and being deleted.
    const { numDeletedRows } = await db
      .deleteFrom('tables')
      .where('match', 'in', some)
      .where(old)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
})
