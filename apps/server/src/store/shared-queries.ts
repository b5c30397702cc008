import { expressionBuilder, sql, type Kysely } from 'kysely'
import type { LobbyTable } from '@spellendoos/wire'
import { dateAt } from '../daily-dates.ts'
import type { Schema } from './schema.ts'
import { LOBBY_STAY, MOST_PUSH_TARGETS, UNLISTED, type Lease, type Store } from './store.ts'

/**
 * Operations that both databases do alike, each in one statement, because it has to be done as a whole or not at all.
 */
export interface SharedQueries extends Omit<Store, 'append' | 'clear' | 'time' | 'close'> {
  /** As `clear`, but at most this many tables at a time, so that nobody waits for long. */
  clearSome(now: number, over: number, all: number, most: number): Promise<number>
}

const TOGETHER = 500
const DAY = 86_400_000

const eb = expressionBuilder<Schema, 'tables'>()

export interface QueryOptions {
  /** Whether rows are locked in the order of their names before they are changed, so that nodes cannot deadlock. */
  readonly locks: boolean
}

export function sharedQueries(db: Kysely<Schema>, { locks }: QueryOptions): SharedQueries {
  return {
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

    async audit(at, what, match, detail) {
      await db.insertInto('audit').values({ at, what, match, detail }).execute()
    },

    async delete(match, length) {
      const { numDeletedRows } = await db
        .deleteFrom('tables')
        .where('match', '=', match)
        .$if(length !== undefined, (query) => query.where('length', '=', length!))
        .executeTakeFirst()
      return numDeletedRows > 0n
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
  }
}

async function isCounted(db: Kysely<Schema>, challenge: string, marks: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('daily_marks')
    .select('mark')
    .where('challenge', '=', challenge)
    .where('mark', 'in', marks)
    .executeTakeFirst()
  return row !== undefined
}

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

/** Clears in small steps until nothing old is left; returns how many tables. */
export async function clearAll(some: (most: number) => Promise<number>, most: number): Promise<number> {
  const cleared = await some(most)
  return cleared < most ? cleared : cleared + (await clearAll(some, most))
}
