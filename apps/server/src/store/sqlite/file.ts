import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { reasonOf } from '../../place.ts'

const FULL = 2

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
    db = open(path)
    makeDurable(db)
    return { db, close }
  } catch (error) {
    close()
    throw new Error(`${path} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

/** After the first write the setting falls back to NORMAL, so it is made, tried and read again. */
function makeDurable(db: Database.Database) {
  db.pragma('journal_mode = WAL')
  db.pragma('foreign_keys = ON')
  db.pragma('fullfsync = ON')
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
    mkdirSync(dirname(path), { recursive: true })
    owner = open(`${path}-owner`)
    owner.pragma('locking_mode = EXCLUSIVE')
    owner.exec('begin exclusive')
    return owner
  } catch (error) {
    owner?.close()
    const busy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
    const reason = busy
      ? 'is in use by another server. One SQLite file serves one process; several nodes need PostgreSQL.'
      : `cannot be used: ${reasonOf(error)}`
    throw new Error(`${path} ${reason}`, { cause: error })
  }
}

function open(path: string): Database.Database {
  return new Database(path, { timeout: 0 })
}

/** Writes without changing anything. */
function touch(db: Database.Database) {
  const version = Number(db.pragma('user_version', { simple: true }))
  db.pragma(`user_version = ${version}`)
}
