import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { faultOf, StoreFault } from '../fault.ts'

const FULL = 2
/** Its owner alone may read it. */
export const PRIVATE = 0o600
const MOST_FOUND = 5
/** How long another program, such as `sqlite3` in an open transaction, may have the file to itself. */
const WAITS = 10_000
/**
 * Pages in the write-ahead log, 128 MB, before they are copied into the file. Every commit during a copy waits, for a
 * tenth of a second; most pages are written again and again, so a copy thirty times as seldom takes hardly longer.
 */
const PAGES_PER_CHECKPOINT = 32_000

/** An SQLite file that this process alone uses, in which what is committed is on the disk. */
export interface StoreFile {
  readonly db: Database.Database
  close(): void
}

export function openFile(path: string): StoreFile {
  const owner = own(path)
  let db: Database.Database | undefined
  const close = () => {
    db?.close()
    owner.close()
  }
  try {
    makePrivate(path)
    db = open(path, WAITS)
    checkWhole(db)
    makeDurable(db)
    return { db, close }
  } catch (error) {
    close()
    throw new Error(`${path} cannot be used: ${faultOf(error).message}`, { cause: error })
  }
}

/** The file holds names and hashes of keys; what SQLite puts beside it gets the same mode. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, PRIVATE)
}

/** A file that is damaged is not used: who plays on might lose more than one restored from a back-up. */
export function checkWhole(db: Database.Database): void {
  const found = (db.pragma(`integrity_check(${MOST_FOUND})`) as readonly { integrity_check: string }[]).map(
    (row) => row.integrity_check,
  )
  if (found.length === 1 && found[0] === 'ok') return
  throw new StoreFault(
    'damaged',
    `Restore a back-up. SQLite found: ${found.join('; ').replaceAll(/\s+/g, ' ')}`,
  )
}

/** After the first write the setting falls back to NORMAL, so it is made, tried and read again. */
function makeDurable(db: Database.Database) {
  db.pragma('journal_mode = WAL')
  db.pragma('foreign_keys = ON')
  db.pragma('fullfsync = ON')
  db.pragma(`wal_autocheckpoint = ${PAGES_PER_CHECKPOINT}`)
  for (let twice = 0; twice < 2; twice++) {
    db.pragma('synchronous = FULL')
    touch(db)
  }
  const synchronous = db.pragma('synchronous', { simple: true })
  if (synchronous !== FULL) throw new Error(`synchronous reads ${String(synchronous)}, not FULL (${FULL}).`)
}

/** A lock that the system gives back however this process ends; the file itself stays readable for a back-up. */
function own(path: string): Database.Database {
  let owner: Database.Database | undefined
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    makePrivate(`${path}-owner`)
    owner = open(`${path}-owner`, 0)
    owner.pragma('locking_mode = EXCLUSIVE')
    owner.exec('begin exclusive')
    return owner
  } catch (error) {
    owner?.close()
    const busy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
    const reason = busy
      ? 'is in use by another server. One SQLite file serves one process; several nodes need PostgreSQL.'
      : `cannot be used: ${faultOf(error).message}`
    throw new Error(`${path} ${reason}`, { cause: error })
  }
}

/** A connection that finds the file busy waits this many milliseconds. */
function open(path: string, timeout: number): Database.Database {
  return new Database(path, { timeout })
}

/** Writes without changing anything. */
function touch(db: Database.Database) {
  const version = Number(db.pragma('user_version', { simple: true }))
  db.pragma(`user_version = ${version}`)
}
