import type { Database } from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { type Alike, alike } from '../alike.ts'
import { rowOf } from '../card.ts'
import type { Outcome } from '../gather.ts'
import { migrate } from '../migrations.ts'
import type { Schema } from '../schema.ts'
import type { Along, Appended, Card, Line, Store } from '../store.ts'
import { openFile } from './file.ts'

/** What can be asked at the desk, by name; everything that is asked together is one transaction. */
export interface Asks extends Alike, Pick<Store, 'append'> {}

export interface Call {
  readonly name: keyof Asks
  readonly args: readonly unknown[]
}

export interface Desk {
  /** Does all of it, or throws and did nothing; what is answered is durable. */
  serve(calls: readonly Call[]): Promise<readonly Outcome<unknown>[]>
  close(): void
}

/** Where the file is read and written: in a thread of its own, so that nobody else waits for the disk. */
export async function openDesk(path: string): Promise<Desk> {
  const file = openFile(path)
  const { db } = file
  try {
    const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: db }) })
    await transaction(db, () => migrate(kysely))
    const append = appender(db)
    const asks: Asks = {
      ...alike(kysely, { locks: false }),
      append: (match, lines, card, along) => Promise.resolve(append(match, lines, card, along)),
    }
    return {
      serve: (calls) => transaction(db, () => serve(db, asks, calls)),
      close: () => file.close(),
    }
  } catch (error) {
    file.close()
    throw error
  }
}

async function serve(db: Database, asks: Asks, calls: readonly Call[]): Promise<readonly Outcome<unknown>[]> {
  const outcomes: Outcome<unknown>[] = []
  for (const call of calls) {
    outcomes.push(await outcome(asks, call))
    if (!db.inTransaction)
      throw new Error(`The database gave up the transaction.`, { cause: outcomes.at(-1) })
  }
  return outcomes
}

async function outcome(asks: Asks, { name, args }: Call): Promise<Outcome<unknown>> {
  try {
    const ask = asks[name] as (...args: readonly unknown[]) => Promise<unknown>
    return { answer: await ask(...args) }
  } catch (error) {
    return { error }
  }
}

async function transaction<Answer>(db: Database, work: () => Promise<Answer>): Promise<Answer> {
  db.exec('begin')
  try {
    const answer = await work()
    db.exec('commit')
    return answer
  } catch (error) {
    if (db.inTransaction) db.exec('rollback')
    throw error
  }
}

/** One append as a whole, inside the transaction of all that are written together. */
function appender(db: Database) {
  const find = db.prepare<[string], { length: number; fence: number }>(
    'select length, fence from tables where match = ?',
  )
  const keep = db.prepare(
    `insert into tables (match, game, length, due, open, opened, browsers, over, touched)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (match) do update set game = excluded.game, length = excluded.length, due = excluded.due,
       open = excluded.open, opened = excluded.opened, browsers = excluded.browsers, over = excluded.over,
       touched = excluded.touched`,
  )
  const write = db.prepare('insert into events (match, seq, at, body) values (?, ?, ?, ?)')
  const block = db.prepare(
    `insert into blocks (blocker, blocked, handle, at) values (?, ?, ?, ?)
     on conflict (blocker, blocked) do update set handle = excluded.handle, at = excluded.at`,
  )
  const unblock = db.prepare('delete from blocks where blocker = ? and blocked = ?')

  return db.transaction((match: string, lines: readonly Line[], card: Card, along: Along = {}): Appended => {
    const { lease, quarrel } = along
    const table = find.get(match)
    if (lease && table?.fence !== lease.fence) return 'fenced'
    if ((table?.length ?? 0) !== lines[0]!.seq) return 'conflict'
    const row = rowOf(match, lines, card)
    const { game, length, due, open, opened, browsers, over, touched } = row
    keep.run(match, game, length, due, open, opened, browsers, over, touched)
    for (const line of lines) write.run(match, line.seq, line.at, line.body)
    if (quarrel?.stands) block.run(quarrel.blocker, quarrel.blocked, quarrel.handle, touched)
    else if (quarrel) unblock.run(quarrel.blocker, quarrel.blocked)
    return 'appended'
  })
}
