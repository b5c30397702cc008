import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import { placeOf, reasonOf } from '../../place.ts'
import { alike, clearAll } from '../alike.ts'
import { Gatherer } from '../gather.ts'
import { checkLines } from '../lines.ts'
import { migrate } from '../migrations.ts'
import type { Schema } from '../schema.ts'
import type { Appended, Store } from '../store.ts'
import { type Append, appendTogether } from './append.ts'

const MOST_TOGETHER = 500
const LANES = 4
const CLEARED_TOGETHER = 50

/** A store in a PostgreSQL database, for any number of nodes. */
export async function openPostgres(url: string): Promise<Store> {
  const place = placeOf(url)
  const pool = poolAt(url)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await check(db)
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw new Error(`The PostgreSQL database at ${place} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    })
  }
  const appends = new Gatherer<Append, Appended>({
    together: (batch) => appendTogether(pool, batch),
    most: MOST_TOGETHER,
    lanes: LANES,
    once: ({ match }) => match,
  })
  const both = alike(db, { locks: true })
  return {
    ...both,
    async append(match, lines, card, lease) {
      checkLines(lines)
      return appends.ask({ match, lines, card, lease })
    },
    clear: (now, over, all) => clearAll((most) => both.clearSome(now, over, all, most), CLEARED_TOGETHER),
    async time() {
      const now = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`
      const { rows } = await now.execute(db)
      return rows[0]!.now
    },
    async close() {
      await appends.idle()
      await db.destroy()
    },
  }
}

function poolAt(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 8000,
    query_timeout: 10_000,
    keepAlive: true,
    types: numbers,
    async onConnect(client) {
      await client.query("set synchronous_commit = on; set default_transaction_isolation = 'read committed'")
    },
  })
  // A connection that breaks, in use or not: who asked is told, and the next one who needs one gets a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Numbers of milliseconds come as numbers, not as text. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/** Only a primary that writes to its disk can promise that nothing is lost. */
async function check(db: Kysely<Schema>) {
  const asked = sql<{ fsync: string; standby: boolean }>`
    select current_setting('fsync') as fsync, pg_is_in_recovery() as standby`
  const { rows } = await asked.execute(db)
  if (rows[0]!.fsync !== 'on') throw new Error('it does not wait for its disk (fsync is off).')
  if (rows[0]!.standby) throw new Error('it is a standby, not the primary.')
}
