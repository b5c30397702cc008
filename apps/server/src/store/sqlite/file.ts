import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { faultOf, StoreFault } from '../fault.ts'

const FULL = 2
/** Only its owner may read it. */
export const PRIVATE = 0o600
const MOST_FOUND = 5
/** How long another program, such as `sqlite3` in an open transaction, may lock the file. */
const WAITS = 10_000
/**
 * The number of pages in the write-ahead log (128 MB) before they are copied into the file. Every commit during a copy
 * waits, for a tenth of a second; most pages are written many times, so a copy thirty times as seldom takes hardly
 * longer.
 */
const PAGES_PER_CHECKPOINT = 32_000

/** An SQLite file that only this process uses, and in which commits are durable. */
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

/** The file contains names and hashes of keys; SQLite gives the files beside it the same mode. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, PRIVATE)
}

/** A damaged file is not used: playing on might lose more than one restored from a back-up. */
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

/** The setting falls back to NORMAL after the first write, so it is set, tried and read again. */
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

/**
 * A lock that the operating system releases however this process ends; the file itself stays readable for a back-up.
 */
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

/** A connection that waits this many milliseconds if the file is busy. */
function open(path: string, timeout: number): Database.Database {
  return new Database(path, { timeout })
}

/** Writes without changing anything. */
function touch(db: Database.Database) {
  const version = Number(db.pragma('user_version', { simple: true }))
  db.pragma(`user_version = ${version}`)
}
