import type { Database } from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { type SharedQueries, sharedQueries } from '../shared-queries.ts'
import { rowOf } from '../summary-row.ts'
import type { BatchResult } from '../group-commit.ts'
import { migrate } from '../migrations.ts'
import type { Schema } from '../schema.ts'
import type { AppendOptions, Appended, TableSummary, RecordLine, Store } from '../store.ts'
import { faultOf, StoreFault } from '../fault.ts'
import { checksum } from './checksum.ts'
import { openFile } from './file.ts'

/** The calls of the connection, by name; calls that are sent together are one transaction. */
export interface StoreCalls extends SharedQueries, Pick<Store, 'append'> {}

export interface Call {
  readonly name: keyof StoreCalls
  readonly args: readonly unknown[]
}

/** Calls that only read do not wait for another program that writes. */
const READS: ReadonlySet<keyof StoreCalls> = new Set([
  'since',
  'lengths',
  'lobby',
  'listed',
  'due',
  'pushTargets',
  'blocks',
  'dailyKnown',
  'dailyScores',
])

export interface SqliteConnection {
  /** Does all of the calls, or throws and does none; the results are durable. */
  run(calls: readonly Call[]): Promise<readonly BatchResult<unknown>[]>
  close(): void
}

/** Reads and writes the file in a thread of its own, so that nobody else waits for the disk. */
export async function openConnection(path: string): Promise<SqliteConnection> {
  const file = openFile(path)
  const { db } = file
  try {
    const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: db }) })
    await transaction(db, 'write', () => migrate(kysely))
    const append = appender(db)
    const asks: StoreCalls = {
      ...sharedQueries(kysely, { locks: false }),
      append: (match, lines, card, along) => Promise.resolve(append(match, lines, card, along)),
      since: reader(db),
    }
    return {
      run(calls) {
        const kind = calls.every(({ name }) => READS.has(name)) ? 'read' : 'write'
        return transaction(db, kind, () => serve(db, asks, calls))
      },
      close: () => file.close(),
    }
  } catch (error) {
    file.close()
    throw error
  }
}

async function serve(
  db: Database,
  asks: StoreCalls,
  calls: readonly Call[],
): Promise<readonly BatchResult<unknown>[]> {
  const outcomes: BatchResult<unknown>[] = []
  for (const call of calls) {
    const done = await outcome(asks, call)
    // SQLite rolls back the whole transaction if the disk is full or fails, including earlier statements.
    if (!db.inTransaction) throw 'error' in done ? done.error : new Error('The transaction is gone.')
    outcomes.push(done)
  }
  return outcomes
}

async function outcome(asks: StoreCalls, { name, args }: Call): Promise<BatchResult<unknown>> {
  try {
    const ask = asks[name] as (...args: readonly unknown[]) => Promise<unknown>
    return { answer: await ask(...args) }
  } catch (error) {
    return { error }
  }
}

async function transaction<Answer>(
  db: Database,
  kind: 'read' | 'write',
  work: () => Promise<Answer>,
): Promise<Answer> {
  // Writers lock the file at once: SQLite refuses a transaction that reads first and then wants to write.
  db.exec(kind === 'read' ? 'begin' : 'begin immediate')
  try {
    const answer = await work()
    db.exec('commit')
    return answer
  } catch (error) {
    if (db.inTransaction) db.exec('rollback')
    throw error
  }
}

/** One append as a whole, inside the transaction of its batch. */
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
  const write = db.prepare('insert into events (match, seq, at, body, sum) values (?, ?, ?, ?, ?)')
  const block = db.prepare(
    `insert into blocks (blocker, blocked, handle, at) values (?, ?, ?, ?)
     on conflict (blocker, blocked) do update set handle = excluded.handle, at = excluded.at`,
  )
  const unblock = db.prepare('delete from blocks where blocker = ? and blocked = ?')

  return db.transaction(
    (
      match: string,
      lines: readonly RecordLine[],
      card: TableSummary,
      along: AppendOptions = {},
    ): Appended => {
      const { lease, blockChange } = along
      const table = find.get(match)
      if (lease && table?.fence !== lease.fence) return 'fenced'
      if ((table?.length ?? 0) !== lines[0]!.number) return 'conflict'
      const row = rowOf(match, lines, card)
      const { game, length, due, open, opened, browsers, over, touched } = row
      keep.run(match, game, length, due, open, opened, browsers, over, touched)
      for (const line of lines) write.run(match, line.number, line.at, line.body, checksum(match, line))
      if (blockChange?.active)
        block.run(blockChange.blocker, blockChange.blocked, blockChange.handle, touched)
      else if (blockChange) unblock.run(blockChange.blocker, blockChange.blocked)
      return 'appended'
    },
  )
}

/** Reads a record and checks that it is the one that was written: every line, complete and unchanged. */
function reader(db: Database): StoreCalls['since'] {
  type Kept = RecordLine & { readonly sum: number | null }
  const read = db.prepare<[string, number], Kept>(
    'select seq as number, at, body, sum from events where match = ? and seq >= ? order by seq',
  )
  const count = db.prepare<[string], { length: number }>('select length from tables where match = ?')
  const damaged = (match: string, why: string) =>
    new StoreFault('damaged', `The record of table ${match} ${why}.`)
  const all = (match: string, from: number): readonly Kept[] => {
    try {
      return read.all(match, from)
    } catch (error) {
      const fault = faultOf(error)
      throw fault.kind === 'damaged' ? damaged(match, `cannot be read: ${fault.reason}`) : fault
    }
  }
  return async (match, from) => {
    const lines = all(match, from)
    // Lines from releases without checksums have none.
    const odd = lines.findIndex(
      (line, i) => line.number !== from + i || (line.sum !== null && line.sum !== checksum(match, line)),
    )
    if (odd >= 0) throw damaged(match, `is not as it was written, from line ${from + odd} on`)
    const length = count.get(match)?.length ?? 0
    const there = from + lines.length
    if (length > there || (lines.length > 0 && length < there))
      throw damaged(match, `should have ${length} lines, and has ${there}`)
    return Promise.resolve(lines.map((line) => ({ number: line.number, at: line.at, body: line.body })))
  }
}
