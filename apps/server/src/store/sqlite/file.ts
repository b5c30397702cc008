import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'

const FULL = 2

/** An SQLite file that this process alone uses, in which what is committed is on the disk. */
export interface StoreFile {
  readonly db: Database.Database
  close(): void
}

export function openFile(path: string): StoreFile {
  mkdirSync(dirname(path), { recursive: true })
  const owner = own(path)
  try {
    const db = open(path)
    db.pragma('journal_mode = WAL')
    db.pragma('foreign_keys = ON')
    db.pragma('fullfsync = ON')
    db.pragma('journal_size_limit = 67108864')
    // After the first write the setting falls back to NORMAL, so it is made, tried and read again.
    db.pragma('synchronous = FULL')
    touch(db)
    db.pragma('synchronous = FULL')
    touch(db)
    const synchronous = db.pragma('synchronous', { simple: true })
    if (synchronous !== FULL) throw new Error(`${path}: synchronous reads ${String(synchronous)}, not FULL.`)
    return {
      db,
      close() {
        db.close()
        owner.close()
      },
    }
  } catch (error) {
    owner.close()
    throw error
  }
}

/** A lock that the system gives back however this process ends; the file itself stays readable for a back-up. */
function own(path: string): Database.Database {
  const owner = open(`${path}-owner`)
  try {
    owner.pragma('locking_mode = EXCLUSIVE')
    owner.exec('begin exclusive')
    return owner
  } catch (error) {
    owner.close()
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error
    throw new Error(
      `${path} is in use by another server. One SQLite file serves one process; several nodes need PostgreSQL.`,
      { cause: error },
    )
  }
}

function open(path: string): Database.Database {
  try {
    return new Database(path, { timeout: 0 })
  } catch (error) {
    throw new Error(`${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    })
  }
}

/** Writes without changing anything. */
function touch(db: Database.Database) {
  const version = Number(db.pragma('user_version', { simple: true }))
  db.pragma(`user_version = ${version}`)
}
