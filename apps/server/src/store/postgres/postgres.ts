import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolConfig, TypeOverrides, types } from 'pg'
import { hostAndPath, reasonOf } from '../../log-text.ts'
import { sharedQueries, clearAll } from '../shared-queries.ts'
import { GroupCommit } from '../group-commit.ts'
import { checkAppend } from '../check-append.ts'
import { migrate } from '../migrations.ts'
import type { Schema } from '../schema.ts'
import type { Appended, Store } from '../store.ts'
import { type Append, appendTogether } from './append.ts'

const MOST_TOGETHER = 500
const CLEARED_TOGETHER = 50

/** Forces every query to use its index, whatever the planner thinks of a database it has few statistics on. */
const SETTINGS = `set synchronous_commit = on;
  set default_transaction_isolation = 'read committed';
  set enable_seqscan = off`

type Patience = Pick<PoolConfig, 'statement_timeout' | 'query_timeout'>

/** The database gives up before the caller does. A match has to go on within ten seconds, whatever breaks. */
const PATIENCE: Patience = { statement_timeout: 4000, query_timeout: 5000 }

/** A store in a PostgreSQL database, for any number of nodes. */
export async function openPostgres(url: string): Promise<Store> {
  const place = hostAndPath(url)
  try {
    await prepare(url)
  } catch (error) {
    throw new Error(`The PostgreSQL database at ${place} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    })
  }
  const pool = poolAt(url, PATIENCE)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const appends = new GroupCommit<Append, Appended>({
    commit: (batch) => appendTogether(pool, batch),
    most: MOST_TOGETHER,
    once: ({ match }) => match,
  })
  const both = sharedQueries(db, { locks: true })
  return {
    ...both,
    async append(match, lines, card, along = {}) {
      checkAppend(lines, along)
      return appends.add({ match, lines, card, along })
    },
    clear: (now, over, all) => clearAll((most) => both.clearSome(now, over, all, most), CLEARED_TOGETHER),
    async time() {
      const now = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`
      const { rows } = await now.execute(db)
      return rows[0]!.now
    },
    async close() {
      await appends.idle()
      if (!pool.ending) await pool.end()
    },
  }
}

/** How long an unused connection is kept. */
const IDLE = 5 * 60_000

function poolAt(url: string, patience: Patience): Pool {
  const pool = new Pool({
    ...patience,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Opening one takes longer than most of what it is used for.
    idleTimeoutMillis: IDLE,
    keepAlive: true,
    types: numbers,
    async onConnect(client) {
      await client.query(SETTINGS)
    },
  })
  // When a connection breaks, its user gets an error, and the next query gets a new connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** 64-bit integers (milliseconds) are read as numbers, not as text. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/** Migrates the database, however long that takes. */
async function prepare(url: string) {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolAt(url, {}) }) })
  try {
    await check(db)
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

/** Only a primary that syncs to its disk can promise that nothing is lost. */
async function check(db: Kysely<Schema>) {
  const asked = sql<{ fsync: string; standby: boolean }>`
    select current_setting('fsync') as fsync, pg_is_in_recovery() as standby`
  const { rows } = await asked.execute(db)
  if (rows[0]!.fsync !== 'on') throw new Error('it does not wait for its disk (fsync is off).')
  if (rows[0]!.standby) throw new Error('it is a standby, not the primary.')
}
