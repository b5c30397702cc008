import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { QueryOptions, SharedQueries } from '../shared-queries.ts'

/** The scores in challenges of the day. */
export const dailyQueries = (
  db: Kysely<Schema>,
  { locks }: QueryOptions,
): Pick<SharedQueries, 'dailySalt' | 'dailyKnown' | 'countDaily' | 'dailyScores'> => ({
  async dailySalt(challenge, fresh) {
    await db
      .insertInto('dailies')
      .values({ challenge, salt: fresh })
      .onConflict((known) => known.doNothing())
      .execute()
    const row = db.selectFrom('dailies').select('salt').where('challenge', '=', challenge)
    return (await row.executeTakeFirstOrThrow()).salt
  },

  async dailyKnown(challenge, marks) {
    return isCounted(db, challenge, marks)
  },

  countDaily(challenge, score, marks, together) {
    // SQLite runs everything within one transaction anyway.
    return locks ? db.transaction().execute((inside) => count(inside)) : count(db)

    async function count(db: Kysely<Schema>): Promise<boolean> {
      // One at a time: the holder of the salt's row counts, the others wait.
      const salt = db.selectFrom('dailies').select('salt').where('challenge', '=', challenge)
      if (!(await salt.$if(locks, (query) => query.forUpdate()).executeTakeFirst())) return false
      if (await isCounted(db, challenge, marks)) return false
      await db
        .insertInto('daily_marks')
        .values(marks.map((mark) => ({ challenge, mark })))
        .execute()
      await db
        .insertInto('daily_counts')
        .values({ challenge, score, shown: 0, waiting: 1 })
        .onConflict((known) =>
          known
            .columns(['challenge', 'score'])
            .doUpdateSet({ waiting: (old) => old('daily_counts.waiting', '+', 1) }),
        )
        .execute()
      const rows = await db
        .selectFrom('daily_counts')
        .select('waiting')
        .where('challenge', '=', challenge)
        .execute()
      if (rows.reduce((sum, { waiting }) => sum + waiting, 0) < together) return true
      await db
        .updateTable('daily_counts')
        .set((old) => ({ shown: old('shown', '+', old.ref('waiting')), waiting: 0 }))
        .where('challenge', '=', challenge)
        .execute()
      return true
    }
  },

  async dailyScores(challenge) {
    const rows = await db
      .selectFrom('daily_counts')
      .select(['score', 'shown'])
      .where('challenge', '=', challenge)
      .where('shown', '>', 0)
      .orderBy('score')
      .execute()
    return rows.map(({ score, shown }) => [score, shown])
  },
})

async function isCounted(db: Kysely<Schema>, challenge: string, marks: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('daily_marks')
    .select('mark')
    .where('challenge', '=', challenge)
    .where('mark', 'in', marks)
    .executeTakeFirst()
  return row !== undefined
}
