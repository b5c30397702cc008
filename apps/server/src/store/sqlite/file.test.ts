import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../open.ts'
import { openFile } from './file.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every commit waits for the disk, also after the first write and when opened again', () => {
  const path = join(folder, 'durable.db')
  for (const table of ['first', 'second']) {
    const { db, close } = openFile(path)
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(db.pragma('synchronous', { simple: true })).toBe(2)
    db.exec(`create table ${table} (a)`)
    expect(db.pragma('synchronous', { simple: true })).toBe(2)
    close()
  }
})

test('one process at a time uses a file, and says so', async () => {
  const path = join(folder, 'own.db')
  const file = openFile(path)
  expect(() => openFile(path)).toThrow(
    'own.db is in use by another server. One SQLite file serves one process',
  )
  await expect(openStore(`sqlite:${path}`)).rejects.toThrow('is in use by another server')
  file.close()
  openFile(path).close()
})

test('a file in use can be read, so that it can be backed up', async () => {
  const path = join(folder, 'backup.db')
  const store = await openStore(`sqlite:${path}`)
  await store.append('m', [{ number: 0, at: 0, body: 'kept' }], { game: 'halma', over: false })
  const reader = new Database(path, { readonly: true })
  await reader.backup(join(folder, 'copy.db'))
  reader.close()
  await store.append('m', [{ number: 1, at: 0, body: 'later' }], { game: 'halma', over: false })
  await store.close()
  const copy = await openStore(`sqlite:${join(folder, 'copy.db')}`)
  expect(await copy.since('m', 0)).toEqual([{ number: 0, at: 0, body: 'kept' }])
  await copy.close()
})

test('a file that cannot be used is named, with what is wrong', async () => {
  writeFileSync(join(folder, 'no-folder'), 'no database')
  await expect(openStore(`sqlite:${join(folder, 'no-folder', 'a.db')}`)).rejects.toThrow(
    /a.db cannot be used: .*no-folder/,
  )
  await expect(openStore(`sqlite:${join(folder, 'no-folder')}`)).rejects.toThrow('file is not a database')
  await expect(openStore(`sqlite:${folder}`)).rejects.toThrow(folder)
  await expect(openStore('sqlite:')).rejects.toThrow('names no file')
})
