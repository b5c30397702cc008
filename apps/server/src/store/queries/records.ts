import { expressionBuilder, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { SharedQueries } from '../shared-queries.ts'
import { TOGETHER } from './batch-size.ts'

/** The numbered lines of tables. */
export const recordQueries = (
  db: Kysely<Schema>,
): Pick<SharedQueries, 'since' | 'linesOf' | 'lengths' | 'delete'> => ({
  since(match, from) {
    return db
      .selectFrom('events')
      .select(['seq as number', 'at', 'body'])
      .where('match', '=', match)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute()
  },

  linesOf(match, kinds) {
    const line = expressionBuilder<Schema, 'events'>()
    return db
      .selectFrom('events')
      .select(['seq as number', 'at', 'body'])
      .where('match', '=', match)
      .where(line.or(kinds.map((kind) => line('body', 'like', `{"is":"${kind}"%`))))
      .orderBy('seq')
      .execute()
  },

  async lengths(matches) {
    const lengths = new Map<string, number>()
    for (let from = 0; from < matches.length; from += TOGETHER) {
      const some = matches.slice(from, from + TOGETHER)
      const rows = await db
        .selectFrom('tables')
        .select(['match', 'length'])
        .where('match', 'in', some)
        .execute()
      for (const { match, length } of rows) lengths.set(match, length)
    }
    return lengths
  },

  async delete(match, length) {
    const { numDeletedRows } = await db
      .deleteFrom('tables')
      .where('match', '=', match)
      .$if(length !== undefined, (query) => query.where('length', '=', length!))
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
