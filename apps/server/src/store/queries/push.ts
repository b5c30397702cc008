import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { SharedQueries } from '../shared-queries.ts'
import { MOST_PUSH_TARGETS } from '../store.ts'

/** The browsers that are sent push messages. */
export const pushQueries = (
  db: Kysely<Schema>,
): Pick<SharedQueries, 'addPushTarget' | 'pushTargets' | 'removePushTarget'> => ({
  async addPushTarget(match, key, bell, at) {
    const { p256dh, auth, lang } = bell
    await db
      .insertInto('bells')
      .values({ match, key, ...bell, at })
      .onConflict((known) =>
        known.columns(['match', 'key', 'endpoint']).doUpdateSet({ p256dh, auth, lang, at }),
      )
      .execute()
    const newest = db
      .selectFrom('bells')
      .select('endpoint')
      .where('match', '=', match)
      .where('key', '=', key)
      .orderBy('at', 'desc')
      .orderBy('endpoint')
      .limit(MOST_PUSH_TARGETS)
    await db
      .deleteFrom('bells')
      .where('match', '=', match)
      .where('key', '=', key)
      .where('endpoint', 'not in', newest)
      .execute()
  },

  pushTargets(match, key) {
    return db
      .selectFrom('bells')
      .select(['endpoint', 'p256dh', 'auth', 'lang'])
      .where('match', '=', match)
      .where('key', '=', key)
      .orderBy('at', 'desc')
      .orderBy('endpoint')
      .execute()
  },

  async removePushTarget(match, key, endpoint) {
    await db
      .deleteFrom('bells')
      .where('match', '=', match)
      .where('key', '=', key)
      .where('endpoint', '=', endpoint)
      .execute()
  },
})
