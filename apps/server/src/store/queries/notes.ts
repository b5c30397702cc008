import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { SharedQueries } from '../shared-queries.ts'

/** Values by name that all nodes share. */
export const noteQueries = (
  db: Kysely<Schema>,
): Pick<SharedQueries, 'setOnce' | 'setNote' | 'getNote' | 'probe'> => ({
  async setOnce(name, made) {
    await db
      .insertInto('house')
      .values({ name, holds: made })
      .onConflict((known) => known.doNothing())
      .execute()
    const { holds } = await db
      .selectFrom('house')
      .select('holds')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return holds
  },

  async setNote(name, holds) {
    await db
      .insertInto('house')
      .values({ name, holds })
      .onConflict((known) => known.column('name').doUpdateSet({ holds }))
      .execute()
  },

  async getNote(name) {
    const row = await db.selectFrom('house').select('holds').where('name', '=', name).executeTakeFirst()
    return row?.holds
  },

  async probe() {
    const holds = String(Math.random())
    await db
      .insertInto('house')
      .values({ name: 'probe', holds })
      .onConflict((known) => known.column('name').doUpdateSet({ holds }))
      .execute()
  },
})
