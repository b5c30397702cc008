import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { faultOf } from '../fault.ts'
import { checkWhole, PRIVATE } from './file.ts'

/** The contents of a copy. */
export interface BackupSummary {
  readonly tables: number
  readonly lines: number
  readonly bytes: number
}

/**
 * Copies an SQLite file, also while a server writes to it, as it is when this begins: everything acknowledged before is
 * in the copy. It reads one snapshot, so concurrent writes do not restart it. The copy is checked and synced to disk
 * before it gets its name.
 */
export function backUp(path: string, to: string): BackupSummary {
  if (!existsSync(path)) throw new Error(`There is no database at ${path}.`)
  if (existsSync(to)) throw new Error(`${to} exists already and was not overwritten.`)
  const part = `${to}.part`
  try {
    rmSync(part, { force: true })
    closeSync(openSync(part, 'wx', PRIVATE))
    const source = new Database(path, { readonly: true, timeout: 10_000 })
    try {
      source.prepare('vacuum into ?').run(part)
    } finally {
      source.close()
    }
    const copied = check(part)
    sync(part)
    renameSync(part, to)
    sync(dirname(to))
    return copied
  } catch (error) {
    rmSync(part, { force: true })
    throw new Error(`${to} could not be written: ${faultOf(error).message}`, { cause: error })
  }
}

function check(path: string): BackupSummary {
  chmodSync(path, PRIVATE)
  const copy = new Database(path, { readonly: true })
  try {
    checkWhole(copy)
    const count = (table: string) => copy.prepare(`select count(*) from ${table}`).pluck().get() as number
    return { tables: count('tables'), lines: count('events'), bytes: statSync(path).size }
  } finally {
    copy.close()
  }
}
function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
