import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { full } from '../../testing/full.ts'
import { openStore } from '../open.ts'
import type { TableSummary, Store } from '../store.ts'

const MEGABYTES = full ? 150 : 20
/** Milliseconds between two writes while it is being copied. */
const PAUSE = 20
const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
const CARD: TableSummary = { game: 'halma', over: false }

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The command, in a process of its own. */
async function backup(path: string, to: string): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(execPath, ['--conditions=source', '--import', 'tsx', MAIN, 'backup', to], {
    env: { ...env, SPELLENDOOS_STORE: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}
async function fill(store: Store, megabytes: number): Promise<void> {
  const body = JSON.stringify('x'.repeat(10_000))
  const lines = Array.from({ length: 100 }, (_, number) => ({ number, at: number, body }))
  for (let i = 0; i < megabytes; i++) await store.append(`old-${i}`, lines, CARD)
}

describe('a back-up', () => {
  test(`of ${MEGABYTES} MB ends while it is written in, and holds all that was acknowledged before it began`, async () => {
    const path = join(folder, 'busy.db')
    const to = join(folder, 'copy.db')
    const store = await openStore(`sqlite:${path}`)
    await fill(store, MEGABYTES)
    let written = 0
    const over = new AbortController()
    const writing = (async () => {
      for (; !over.signal.aborted; await pause(PAUSE)) {
        await store.append('busy', [{ number: written, at: written, body: `"${written}"` }], CARD)
        written++
      }
    })()
    await pause(5 * PAUSE)
    const before = written
    const { code, out, err } = await backup(`sqlite:${path}`, to)
    const after = written
    over.abort()
    await writing
    await store.close()
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(new RegExp(`copy.db: ${MEGABYTES + 1} tables, \\d+ lines, [\\d.]+ MB`))
    expect(after - before).toBeGreaterThan(5)
    const plain = new Database(to, { readonly: true })
    expect(plain.pragma('integrity_check', { simple: true })).toBe('ok')
    plain.close()
    const copy = await openStore(`sqlite:${to}`)
    const record = await copy.since('busy', 0)
    expect(record.length).toBeGreaterThanOrEqual(before)
    expect(record.map(({ body }) => body)).toEqual(record.map((_, number) => `"${number}"`))
    expect((await copy.since(`old-${MEGABYTES - 1}`, 0)).length).toBe(100)
    expect(await copy.append('busy', [{ number: record.length, at: 0, body: '1' }], CARD)).toBe('appended')
    await copy.close()
  })

  test('and its database can be read by their owner alone', async () => {
    const path = join(folder, 'private', 'own.db')
    const store = await openStore(`sqlite:${path}`)
    await store.append('m', [{ number: 0, at: 0, body: '0' }], CARD)
    const { code } = await backup(`sqlite:${path}`, join(folder, 'private', 'copy.db'))
    expect(code).toBe(0)
    const files = readdirSync(join(folder, 'private'))
    expect(files).toEqual(expect.arrayContaining(['own.db', 'own.db-wal', 'own.db-shm', 'copy.db']))
    const mode = (file: string) => (statSync(join(folder, 'private', file)).mode & 0o777).toString(8)
    expect(files.map((file) => [file, mode(file)])).toEqual(files.map((file) => [file, '600']))
    await store.close()
  })

  test('can be made of a database that no server uses', async () => {
    const path = join(folder, 'still.db')
    const store = await openStore(`sqlite:${path}`)
    await store.append('m', [{ number: 0, at: 0, body: '0' }], CARD)
    await store.close()
    expect(await backup(`sqlite:${path}`, join(folder, 'of-still.db'))).toMatchObject({ code: 0, err: '' })
  })

  test('that cannot be made says why, and leaves nothing behind', async () => {
    const path = join(folder, 'there.db')
    await (await openStore(`sqlite:${path}`)).close()
    writeFileSync(join(folder, 'taken.db'), 'mine')
    const cases = [
      [`sqlite:${path}`, join(folder, 'taken.db'), 'taken.db exists already'],
      [`sqlite:${join(folder, 'none.db')}`, join(folder, 'a.db'), 'There is no database at'],
      [`sqlite:${path}`, join(folder, 'no-folder', 'a.db'), 'a.db could not be written'],
      [
        `sqlite:${join(folder, 'taken.db')}`,
        join(folder, 'b.db'),
        'The database is damaged. file is not a database',
      ],
      ['postgres://a/b', join(folder, 'c.db'), 'PostgreSQL has pg_dump'],
    ] as const
    const answers = await Promise.all(cases.map(([from, to]) => backup(from, to)))
    expect(answers.map(({ code }) => code)).toEqual(cases.map(() => 1))
    for (const [i, { err }] of answers.entries()) {
      expect(err).toContain(cases[i]![2])
      expect(err.trim().split('\n')).toHaveLength(1)
    }
    for (const file of ['a.db', 'b.db', 'b.db.part', 'c.db'])
      expect(existsSync(join(folder, file))).toBe(false)
  })
})
